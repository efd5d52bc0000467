import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { projectFolder, run } from "./run.mjs";

const web = path.join(projectFolder, "web");
const compressible = /\.(js|css|svg|json|txt|webmanifest)$/;

await build("@react-router/dev/bin.cjs");
// After the site: the worker contains a fingerprint of the site's files.
await build("vite/bin/vite.js", "--config", "service-worker/vite.config.ts");
await compressAll(path.join(web, "build/client"));

function build(command, ...options) {
  const script = path.join(projectFolder, "node_modules", command);
  return run(process.execPath, [script, "build", "--logLevel", "warn", ...options], {
    cwd: web,
    env: { NODE_ENV: "production" },
  });
}

/** At the highest level, once, so that the server never compresses a file. */
async function compressAll(folder) {
  const names = (await readdir(folder, { recursive: true })).filter((name) => compressible.test(name));
  await Promise.all(names.map((name) => compress(path.join(folder, name))));
}

async function compress(file) {
  const content = await readFile(file);
  const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content, brotli));
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
}
