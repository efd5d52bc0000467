import { ensureBuilt } from "./build.mjs";
import { ensureInstalled, projectNode } from "./install.mjs";
import { ensureOtherBrowsers } from "./other-browsers.mjs";
import { exitWithMessage, main, run } from "./run.mjs";
import { scratchFolder } from "./scratch.mjs";

/** Every journey in the other browsers; `npm test` runs the main ones there. */
main(async () => {
  await ensureInstalled();
  await ensureBuilt();
  const browsers = await ensureOtherBrowsers();
  if (browsers.length === 0) exitWithMessage("There is no other browser to test with.");
  const projects = browsers.flatMap((browser) => browser.projects).map((project) => `--project=${project}`);
  const options = ["--config=e2e/playwright.config.ts", "--reporter=list", ...projects, ...process.argv.slice(2)];
  await run(projectNode().command, ["node_modules/.bin/playwright", "test", ...options], {
    env: Object.assign({ TMPDIR: scratchFolder(), ALL_JOURNEYS: "1" }, ...browsers.map(({ env }) => env)),
  });
});
