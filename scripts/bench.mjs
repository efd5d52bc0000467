import { ensureBuilt } from "./build.mjs";
import { ensureInstalled, projectNode } from "./install.mjs";
import { ensurePostgres } from "./postgres.mjs";
import { main, run } from "./run.mjs";

main(async () => {
  await ensureInstalled();
  await ensureBuilt();
  await ensurePostgres();
  await run(projectNode().command, ["bench/main.ts", ...process.argv.slice(2)]);
});
