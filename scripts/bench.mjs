import { ensureBrowser } from "./browser.mjs";
import { ensureBuilt } from "./build.mjs";
import { ensureInstalled, projectNode } from "./install.mjs";
import { ensureLighthouse } from "./lighthouse.mjs";
import { ensurePostgres } from "./postgres.mjs";
import { main, run } from "./run.mjs";

const benchArguments = process.argv.slice(2);
const isRequested = (name) => benchArguments.join().includes(name);
const wantsLighthouse = !isRequested("--short") && (!isRequested("--only") || isRequested("lighthouse"));

main(async () => {
  await ensureInstalled();
  await ensureBuilt();
  await ensurePostgres();
  if (wantsLighthouse) await ensureLighthouse();
  await run(projectNode().command, ["tools/bench/main.ts", ...benchArguments], {
    env: { BROWSER_PATH: await ensureBrowser() },
  });
});
