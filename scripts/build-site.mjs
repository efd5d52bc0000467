import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { projectFolder, run } from "./run.mjs";

const web = path.join(projectFolder, "web");
const compressible = /\.(js|css|svg|json|txt|webmanifest)$/;

await run(
  process.execPath,
  [path.join(projectFolder, "node_modules/@react-router/dev/bin.cjs"), "build", "--logLevel", "warn"],
  {
    cwd: web,
    env: { NODE_ENV: "production" },
  },
);
await run(
  process.execPath,
  [
    path.join(projectFolder, "node_modules/vite/bin/vite.js"),
    "build",
    "--config",
    "service-worker/vite.config.ts",
    "--logLevel",
    "warn",
  ],
  { cwd: web, env: { NODE_ENV: "production" } },
);
await compressAll(path.join(web, "build/client"));

/** Files never change once built, so they are compressed here, once and as well as possible. */
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
