import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { main, projectFolder, exitWithMessage } from "./run.mjs";
import { auditVerdict } from "../tools/supply/audit-verdict.mjs";
import { licenceIssues, licencesPage } from "../tools/supply/licences.mjs";
import { lockFileIssues } from "../tools/supply/lock-file-issues.mjs";

const licencesFile = path.join(projectFolder, "docs/licences.md");
const lockFolders = ["", "tools/bench/lighthouse", "tools/standards"];

/** Everything about what comes from others that can be said without asking anybody. */
export async function checkSupplyChain() {
  const faults = [...lockFolders.flatMap(lockFileIssuesIn), ...licenceIssues(lockOf("")), ...licencesFileIssues()];
  if (faults.length > 0) exitWithMessage(faults.join("\n"));
}

function lockFileIssuesIn(folder) {
  if (!existsSync(path.join(projectFolder, folder, "package-lock.json"))) return [];
  const own = read(folder, "package.json");
  const workspaces = (own.workspaces ?? []).map((name) => [name, read(folder, name, "package.json")]);
  return lockFileIssues(lockOf(folder), { "": own, ...Object.fromEntries(workspaces) });
}

const licencesFileIssues = () =>
  existsSync(licencesFile) && readFileSync(licencesFile, "utf8") === licencesPage(lockOf(""))
    ? []
    : ["docs/licences.md is out of date; `npm run supply -- --write` rewrites it."];

const lockOf = (folder) => read(folder, "package-lock.json");
const read = (...names) => JSON.parse(readFileSync(path.join(projectFolder, ...names), "utf8"));

function npmAudit() {
  const { stdout } = spawnSync("npm", ["audit", "--omit=dev", "--json"], {
    cwd: projectFolder,
    encoding: "utf8",
    shell: process.platform === "win32",
  });
  return auditVerdict(stdout ?? "");
}

if (process.argv[1] === import.meta.filename) {
  main(async () => {
    if (process.argv.includes("--write")) writeFileSync(licencesFile, licencesPage(lockOf("")));
    await checkSupplyChain();
    console.log("Lock files, install scripts and licences: in order.");
    const { word, sentence } = npmAudit();
    console.log(`Known weaknesses: ${word}. ${sentence}`);
    const isAcceptable = word === "clean" || (word === "not checked" && !process.argv.includes("--strict"));
    if (!isAcceptable) process.exit(1);
  });
}
