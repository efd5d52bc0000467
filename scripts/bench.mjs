import { ensureBrowser } from "./browser.mjs";
import { ensureBuilt } from "./build.mjs";
import { ensureInstalled, projectNode } from "./install.mjs";
import { ensureLighthouse } from "./lighthouse.mjs";
import { ensurePostgres } from "./postgres.mjs";
import { main, run } from "./run.mjs";

const wishes = process.argv.slice(2);
const wants = (name) => wishes.join().includes(name);
const wantsLighthouse = !wants("--short") && (!wants("--only") || wants("lighthouse"));

main(async () => {
  await ensureInstalled();
  await ensureBuilt();
  await ensurePostgres();
  if (wantsLighthouse) await ensureLighthouse();
  await run(projectNode().command, ["bench/main.ts", ...wishes], { env: { BROWSER_PATH: await ensureBrowser() } });
});
