import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { main, projectFolder, stopWith } from "./run.mjs";
import { auditVerdict } from "./supply/audit-verdict.mjs";
import { licenceFaults, licencesPage } from "./supply/licences.mjs";
import { lockFaults } from "./supply/lock-faults.mjs";

const page = path.join(projectFolder, "docs/licences.md");
const locks = ["", "bench/lighthouse"];

/** Everything about what comes from others that can be said without asking anybody. */
export async function checkSupply() {
  const faults = [...locks.flatMap(faultsIn), ...licenceFaults(lockOf("")), ...pageFaults()];
  if (faults.length > 0) stopWith(faults.join("\n"));
}

function faultsIn(folder) {
  if (!existsSync(path.join(projectFolder, folder, "package-lock.json"))) return [];
  const own = read(folder, "package.json");
  const workspaces = (own.workspaces ?? []).map((name) => [name, read(folder, name, "package.json")]);
  return lockFaults(lockOf(folder), { "": own, ...Object.fromEntries(workspaces) });
}

const pageFaults = () =>
  existsSync(page) && readFileSync(page, "utf8") === licencesPage(lockOf(""))
    ? []
    : ["docs/licences.md is out of date; `npm run supply -- --write` writes it anew."];

const lockOf = (folder) => read(folder, "package-lock.json");
const read = (...names) => JSON.parse(readFileSync(path.join(projectFolder, ...names), "utf8"));

function audit() {
  const { stdout } = spawnSync("npm", ["audit", "--omit=dev", "--json"], {
    cwd: projectFolder,
    encoding: "utf8",
    shell: process.platform === "win32",
  });
  return auditVerdict(stdout ?? "");
}

if (process.argv[1] === import.meta.filename) {
  main(async () => {
    if (process.argv.includes("--write")) writeFileSync(page, licencesPage(lockOf("")));
    await checkSupply();
    console.log("Lock files, install scripts and licences: in order.");
    const { word, sentence } = audit();
    console.log(`Known weaknesses: ${word}. ${sentence}`);
    const isAcceptable = word === "clean" || (word === "not checked" && !process.argv.includes("--strict"));
    if (!isAcceptable) process.exit(1);
  });
}
