import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { projectFolder } from "../run.mjs";

/** What is not written by hand, or not part of the project. */
const leftOut = /(^|\/)(node_modules|\.git|\.react-router)$|^(data|test-results|playwright-report|\w+\/build)$/;
const { workspaces } = JSON.parse(readFileSync(path.join(projectFolder, "package.json"), "utf8"));

/** A copy of the sources to break, beside the packages of the original: nothing that is done to it reaches the project. */
export function scratchCopy() {
  const folder = mkdtempSync(path.join(os.tmpdir(), "pawhaven-mutants-"));
  const isSource = (file) => !leftOut.test(path.relative(projectFolder, file).replaceAll(path.sep, "/"));
  cpSync(projectFolder, folder, { recursive: true, filter: isSource });
  for (const place of ["", ...workspaces]) linkPackages(folder, place);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Links to the packages, one by one: our own workspaces are packages too, and those have to be the ones of the copy. */
function linkPackages(folder, place) {
  const from = path.join(projectFolder, place, "node_modules");
  const to = path.join(folder, place, "node_modules");
  mkdirSync(to, { recursive: true });
  for (const name of namesIn(from).filter((one) => !one.startsWith(".") && one !== "@pawhaven"))
    symlinkSync(path.join(from, name), path.join(to, name));
  if (place !== "") return;
  mkdirSync(path.join(to, "@pawhaven"));
  for (const name of workspaces) symlinkSync(path.join(folder, name), path.join(to, "@pawhaven", name));
}

function namesIn(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** Takes a guard out of the copy; gives back how to put it in again. */
export function withoutGuard(folder, { edits }) {
  const files = [...new Set(edits.map(({ file }) => path.join(folder, file)))];
  const before = files.map((file) => [file, readFileSync(file, "utf8")]);
  for (const { file, remove, put } of edits) {
    const text = readFileSync(path.join(folder, file), "utf8");
    writeFileSync(
      path.join(folder, file),
      text.replace(remove, () => put),
    );
  }
  return () => before.forEach(([file, text]) => writeFileSync(file, text));
}
