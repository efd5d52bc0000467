import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { projectFolder } from "../../scripts/run.mjs";

/** What is not written by hand, or not needed by any test that a guard names. */
const excludedPaths =
  /(^|\/)(node_modules|\.git|\.react-router)$|^(data|test-results|playwright-report|artwork|bench|docs|e2e|\w+\/build|web\/public)$/;
const { workspaces } = JSON.parse(readFileSync(path.join(projectFolder, "package.json"), "utf8"));

/**
 * Copies of the sources to break, side by side in one folder so that one run of the tests can visit all of them. The
 * packages are those of the project; nothing that is done here reaches it.
 */
export function createMutantWorkspaces(count) {
  const folder = mkdtempSync(path.join(os.tmpdir(), "pawhaven-mutants-"));
  symlinkSync(path.join(projectFolder, "node_modules"), path.join(folder, "node_modules"));
  cpSync(path.join(import.meta.dirname, "mutant-workspaces.config.mjs"), path.join(folder, "vitest.config.mjs"));
  for (let bench = 0; bench < count; bench++) copyProjectTo(path.join(folder, String(bench)));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

function copyProjectTo(folder) {
  const isSource = (file) => !excludedPaths.test(path.relative(projectFolder, file).replaceAll(path.sep, "/"));
  cpSync(projectFolder, folder, { recursive: true, filter: isSource });
  for (const place of ["", ...workspaces]) linkPackages(folder, place);
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

/** Takes a guard out of a copy; gives back how to put it in again. */
export function applyMutant(folder, { edits }) {
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
