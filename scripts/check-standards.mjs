import path from "node:path";
import { ensureBuilt } from "./build.mjs";
import { canInstallDebianPackages, installDebianPackages } from "./debian.mjs";
import { ensureInstalled, installMatchesLock, projectNode } from "./install.mjs";
import { main, projectFolder, run } from "./run.mjs";

const folder = path.join(projectFolder, "tools/standards");
const debianPackages = { java: "default-jre-headless", sqlmap: "sqlmap", wapiti: "wapiti" };

/** Runs independent checkers on the built shop. A checker that cannot be installed is reported as not run. */
main(async () => {
  await ensureInstalled();
  await ensureBuilt();
  await ensureCheckers();
  await run(projectNode().command, ["tools/standards/main.mjs", ...process.argv.slice(2)]);
});

async function ensureCheckers() {
  if (!installMatchesLock(folder)) {
    console.log("Installing the checkers into tools/standards …");
    await run("npm", ["ci", "--loglevel=error", "--ignore-scripts"], { cwd: folder }).catch(() => {});
  }
  for (const [command, name] of Object.entries(debianPackages)) {
    if (!canInstallDebianPackages() || (await isOnPath(command))) continue;
    console.log(`Installing Debian's ${name} …`);
    await installDebianPackages(name).catch(() => {});
  }
}

const isOnPath = (command) =>
  run("which", [command], { quiet: true }).then(
    () => true,
    () => false,
  );
