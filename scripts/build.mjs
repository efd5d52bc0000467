import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ensureInstalled, projectNode } from "./install.mjs";
import { main, projectFolder, run } from "./run.mjs";

const builds = [
  {
    title: "the site",
    result: "web/build",
    sources: ["package-lock.json", "contract/src", "web", "scripts/build-site.mjs"],
    make: () => script("scripts/build-site.mjs"),
  },
  {
    title: "the database template",
    result: "server/build/database-template",
    sources: ["package-lock.json", "server/migrations", "server/src/platform/db", "server/src/prepare-template.ts"],
    make: () => script("server/src/prepare-template.ts"),
  },
];

/** Builds what is missing or was built from other sources. */
export async function ensureBuilt() {
  for (const { title, result, sources, make } of builds) {
    const fingerprint = fingerprintOf(sources);
    const stamp = path.join(projectFolder, `${result}.stamp`);
    const isFresh =
      existsSync(path.join(projectFolder, result)) && existsSync(stamp) && readFileSync(stamp, "utf8") === fingerprint;
    if (isFresh) continue;
    console.log(`Building ${title} …`);
    await make();
    mkdirSync(path.dirname(stamp), { recursive: true });
    writeFileSync(stamp, fingerprint);
  }
}

const script = (file) => run(projectNode().command, [file]);

/** Of content, not of modification times: these change with every clone and every switch of the branch. */
function fingerprintOf(sources) {
  const hash = createHash("sha256");
  for (const file of sources.flatMap(filesOf).sort())
    hash.update(file).update(readFileSync(path.join(projectFolder, file)));
  return hash.digest("hex");
}

const generatedPaths = /(^|\/)(build|node_modules|\.react-router)(\/|\.|$)/;

function filesOf(source) {
  const whole = path.join(projectFolder, source);
  if (statSync(whole).isFile()) return [source];
  return readdirSync(whole, { recursive: true })
    .filter((name) => !generatedPaths.test(name) && statSync(path.join(whole, name)).isFile())
    .map((name) => path.join(source, name));
}

if (process.argv[1] === import.meta.filename) {
  main(async () => {
    await ensureInstalled();
    await ensureBuilt();
  });
}
