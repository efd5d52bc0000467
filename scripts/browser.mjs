import { existsSync } from "node:fs";
import path from "node:path";
import { canInstallDebianPackages, installDebianPackage } from "./debian.mjs";
import { projectFolder, run, exitWithMessage } from "./run.mjs";

/** Debian's browser without a window: the same engine, and twice as quick where no graphics card helps. */
const headlessShell = "chromium-headless-shell";
const binaryNames = [headlessShell, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const otherInstallPaths = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** The path of a Chromium to test with; installs one if there is none and it can. */
export async function ensureBrowser() {
  const found = await findBrowser();
  if (found && (isHeadlessShell(found) || process.env.BROWSER_PATH || !canInstallDebianPackages())) return found;
  console.log("Installing a browser for the tests …");
  for (const install of canInstallDebianPackages()
    ? [installViaDebian, installViaPlaywright]
    : [installViaPlaywright]) {
    await install().catch(() => {});
    const installed = await findBrowser();
    if (installed) return installed;
  }
  return exitWithMessage("No browser for the tests: install Chromium or Chrome, or set BROWSER_PATH to one.");
}

async function findBrowser() {
  const given = process.env.BROWSER_PATH;
  if (given && !existsSync(given)) exitWithMessage(`BROWSER_PATH=${given} does not exist.`);
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  const onPath = binaryNames.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [given, ...onPath, ...otherInstallPaths, await playwrightChromium()].find(
    (candidate) => candidate && existsSync(candidate),
  );
}

async function playwrightChromium() {
  const { chromium } = await import("@playwright/test");
  return chromium.executablePath();
}

const isHeadlessShell = (browser) => path.basename(browser) === headlessShell;
const installViaDebian = () => installDebianPackage(headlessShell).catch(() => installDebianPackage("chromium"));
const installViaPlaywright = () =>
  run(path.join(projectFolder, "node_modules/.bin/playwright"), ["install", "chromium"]);
