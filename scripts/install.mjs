import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { projectFolder, run, exitWithMessage } from "./run.mjs";

const minNodeForInstall = [20, 19];
const minNodeForRunning = [22, 22];

/** Installs the dependencies when they are missing or differ from the lock file. */
export async function ensureInstalled() {
  if (!isAtLeast(process.versions.node, minNodeForInstall)) {
    exitWithMessage(`Pawhaven needs Node ${minNodeForInstall.join(".")} or newer; this is ${process.versions.node}.`);
  }
  if (!installMatchesLock()) {
    console.log("Installing the dependencies (about a minute) …");
    await run("npm", ["ci", "--loglevel=error", "--no-audit", "--no-fund"]);
  }
  const found = projectNode();
  if (!isAtLeast(found.version, minNodeForRunning)) {
    exitWithMessage(
      `Pawhaven runs on Node ${minNodeForRunning.join(".")} or newer; this is ${found.version}. Please update Node.`,
    );
  }
}

/** The Node that runs the project: the one that came with the dependencies, else the one running this script. */
export function projectNode() {
  const name = `node-${process.platform}-${process.arch}`;
  const manifest = path.join(projectFolder, "node_modules", name, "package.json");
  if (!existsSync(manifest)) return { command: process.execPath, version: process.versions.node };
  const { version } = JSON.parse(readFileSync(manifest, "utf8"));
  return { command: path.join(projectFolder, "node_modules", name, "bin/node"), version };
}

/** npm notes what it installed next to the packages; that note must agree with the lock file, package by package. */
export function installMatchesLock(folder = projectFolder) {
  const note = path.join(folder, "node_modules/.package-lock.json");
  if (!existsSync(note)) return false;
  const wanted = packagesOf(path.join(folder, "package-lock.json"));
  const present = packagesOf(note);
  const agrees = ([name, entry]) => present[name]?.version === entry.version || (entry.optional && !present[name]);
  const known = ([name]) => wanted[name] !== undefined;
  return Object.entries(wanted).every(agrees) && Object.entries(present).every(known);
}

function packagesOf(file) {
  const { packages } = JSON.parse(readFileSync(file, "utf8"));
  return Object.fromEntries(
    Object.entries(packages).filter(([name, entry]) => name.includes("node_modules/") && !entry.link),
  );
}

function isAtLeast(version, [major, minor]) {
  const [haveMajor, haveMinor] = version.split(".").map(Number);
  return haveMajor > major || (haveMajor === major && haveMinor >= minor);
}
