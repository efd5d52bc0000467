import { ensureInstalled, projectNode } from "./install.mjs";
import { main, run } from "./run.mjs";

main(async () => {
  await ensureInstalled();
  await run(projectNode().command, ["server/src/backup/restore-command.ts", ...process.argv.slice(2)]);
});
