import { ensureInstalled, projectNode } from "./install.mjs";
import { main, run } from "./run.mjs";

main(async () => {
  await ensureInstalled();
  await run(projectNode().command, ["--watch-path=server/src", "--watch-path=contract/src", "server/dev.ts"]);
});
