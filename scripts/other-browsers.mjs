import { existsSync } from "node:fs";
import path from "node:path";
import { canInstallDebianPackages, installDebianPackages } from "./debian.mjs";
import { run } from "./run.mjs";

const webkitBinaries = ["WebKitWebDriver", "Xvfb"];
const webkitBindings = 'import gi; gi.require_version("Gtk", "3.0"); gi.require_version("WebKit2", "4.1")';

const debianPackages = {
  Firefox: ["firefox-esr"],
  WebKit: ["webkit2gtk-driver", "xvfb", "gir1.2-webkit2-4.1", "gir1.2-gtk-3.0", "python3-gi"],
};

/** The browsers besides Chromium that are here, with their projects of Playwright. What is missing is left out with one line. */
export async function findOtherBrowsers() {
  const [firefox, webkit] = [findFirefox(), await findWebkit()];
  for (const [name, found] of Object.entries({ Firefox: firefox, WebKit: webkit }))
    if (!found) console.log(`No ${name} here (Debian: ${debianPackages[name].join(" ")}), so nothing is tested in it.`);
  return [
    ...(firefox ? [{ name: "Firefox", projects: ["firefox"], env: { FIREFOX_PATH: firefox } }] : []),
    ...(webkit ? [{ name: "WebKit", projects: ["webkit"], env: { WEBKIT: "1" } }] : []),
  ];
}

/** The same, after installing what is missing, where that is possible. */
export async function ensureOtherBrowsers() {
  const missing = [...(findFirefox() ? [] : ["Firefox"]), ...((await findWebkit()) ? [] : ["WebKit"])];
  for (const name of canInstallDebianPackages() ? missing : []) {
    console.log(`Installing ${name} for the tests …`);
    await installDebianPackages(...debianPackages[name]).catch(() => {});
  }
  return findOtherBrowsers();
}

const findFirefox = () => process.env.FIREFOX_PATH ?? onPath("firefox-esr") ?? onPath("firefox");

const findWebkit = () =>
  webkitBinaries.every(onPath) &&
  run("/usr/bin/python3", ["-c", webkitBindings], { quiet: true }).then(
    () => true,
    () => false,
  );

const onPath = (name) =>
  (process.env.PATH ?? "")
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .find(existsSync);
