import { existsSync } from "node:fs";
import path from "node:path";
import { canInstallDebianPackages, installDebianPackages } from "./debian.mjs";
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

/** The path of a whole Chromium: the headless shell has no back/forward cache. */
export async function ensureFullBrowser() {
  const given = process.env.FULL_BROWSER_PATH;
  if (given) return given;
  const found = await findFullBrowser();
  if (found) return found;
  console.log("Installing a browser with a back/forward cache for the tests …");
  await (canInstallDebianPackages() ? installDebianPackages("chromium") : installViaPlaywright()).catch(() => {});
  return (
    (await findFullBrowser()) ??
    exitWithMessage(
      "The headless shell alone is not enough for the tests: install Chromium or Chrome, or set FULL_BROWSER_PATH.",
    )
  );
}

const findFullBrowser = async () => (await listBrowsers()).find((browser) => !isHeadlessShell(browser));

async function findBrowser() {
  const given = process.env.BROWSER_PATH;
  if (given && !existsSync(given)) exitWithMessage(`BROWSER_PATH=${given} does not exist.`);
  return (await listBrowsers())[0];
}

async function listBrowsers() {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  const onPath = binaryNames.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  const candidates = [process.env.BROWSER_PATH, ...onPath, ...otherInstallPaths, await playwrightChromium()];
  return candidates.filter((candidate) => candidate && existsSync(candidate));
}

async function playwrightChromium() {
  const { chromium } = await import("@playwright/test");
  return chromium.executablePath();
}

const isHeadlessShell = (browser) => path.basename(browser) === headlessShell;
const installViaDebian = () => installDebianPackages(headlessShell).catch(() => installDebianPackages("chromium"));
const installViaPlaywright = () =>
  run(path.join(projectFolder, "node_modules/.bin/playwright"), ["install", "chromium"]);
