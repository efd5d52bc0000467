import { readFileSync } from "node:fs";
import path from "node:path";
import { ensureBuilt } from "./build.mjs";
import { ensureInstalled, projectNode } from "./install.mjs";
import { main, projectFolder, run } from "./run.mjs";

/** A smaller young generation: a third less memory at rest for a server that mostly sends cached responses. */
const nodeFlags = JSON.parse(readFileSync(path.join(projectFolder, "server/node-flags.json"), "utf8"));

main(async () => {
  await ensureInstalled();
  await ensureBuilt();
  await run(projectNode().command, [...nodeFlags, "server/src/main.ts"]);
});
