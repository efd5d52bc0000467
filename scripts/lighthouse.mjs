import path from "node:path";
import { installMatchesLock } from "./install.mjs";
import { projectFolder, run } from "./run.mjs";

const folder = path.join(projectFolder, "tools/bench/lighthouse");

/** Installs Lighthouse into its own folder; without it everything else can still be measured. */
export async function ensureLighthouse() {
  if (installMatchesLock(folder)) return;
  console.log("Installing Lighthouse into tools/bench/lighthouse …");
  await run("npm", ["ci", "--loglevel=error"], { cwd: folder }).catch(() => {});
}
