import { ensureBuilt } from "./build.mjs";
import { ensureInstalled, projectNode } from "./install.mjs";
import { main, run } from "./run.mjs";

main(async () => {
  await ensureInstalled();
  await ensureBuilt();
  await run(projectNode().command, ["server/src/main.ts"]);
});
