import { existsSync } from "node:fs";
import path from "node:path";
import { canInstallDebianPackages, installDebianPackage } from "./debian.mjs";
import { projectFolder, run, stopWith } from "./run.mjs";

/** Debian's browser without a window: the same engine, and twice as quick where no graphics card helps. */
const windowless = "chromium-headless-shell";
const names = [windowless, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const elsewhere = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** The path of a Chromium to test with; installs one if there is none and it can. */
export async function ensureBrowser() {
  const found = await findBrowser();
  if (found && (isWindowless(found) || process.env.BROWSER_PATH || !canInstallDebianPackages())) return found;
  console.log("Installing a browser for the tests …");
  for (const install of canInstallDebianPackages() ? [viaDebian, viaPlaywright] : [viaPlaywright]) {
    await install().catch(() => {});
    const installed = await findBrowser();
    if (installed) return installed;
  }
  return stopWith("No browser for the tests: install Chromium or Chrome, or set BROWSER_PATH to one.");
}

async function findBrowser() {
  const given = process.env.BROWSER_PATH;
  if (given && !existsSync(given)) stopWith(`BROWSER_PATH=${given} does not exist.`);
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  const onPath = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [given, ...onPath, ...elsewhere, await playwrightsOwn()].find(
    (candidate) => candidate && existsSync(candidate),
  );
}

async function playwrightsOwn() {
  const { chromium } = await import("@playwright/test");
  return chromium.executablePath();
}

const isWindowless = (browser) => path.basename(browser) === windowless;
const viaDebian = () => installDebianPackage(windowless).catch(() => installDebianPackage("chromium"));
const viaPlaywright = () => run(path.join(projectFolder, "node_modules/.bin/playwright"), ["install", "chromium"]);
