import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { projectFolder } from "../../scripts/run.mjs";

/** Generated files, and folders that no test of a mutant needs. */
const excludedPaths =
  /(^|\/)(node_modules|\.git|\.react-router)$|^(data|test-results|playwright-report|docs|e2e|demo\/images|tools\/bench|\w+\/build|web\/public)$/;
const { workspaces } = JSON.parse(readFileSync(path.join(projectFolder, "package.json"), "utf8"));

/** Copies of the sources, side by side in one folder, so that one test run covers all of them. Packages are links. */
export function createMutantWorkspaces(count) {
  const folder = mkdtempSync(path.join(os.tmpdir(), "pawhaven-mutants-"));
  symlinkSync(path.join(projectFolder, "node_modules"), path.join(folder, "node_modules"));
  cpSync(path.join(import.meta.dirname, "mutant-workspaces.config.mjs"), path.join(folder, "vitest.config.mjs"));
  for (let workspace = 0; workspace < count; workspace++) copyProjectTo(path.join(folder, String(workspace)));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

function copyProjectTo(folder) {
  const isSource = (file) => !excludedPaths.test(path.relative(projectFolder, file).replaceAll(path.sep, "/"));
  cpSync(projectFolder, folder, { recursive: true, filter: isSource });
  for (const workspace of ["", ...workspaces]) linkPackages(folder, workspace);
}

/** Packages are linked one by one, because our own workspaces are packages too and must be those of the copy. */
function linkPackages(folder, workspace) {
  const from = path.join(projectFolder, workspace, "node_modules");
  const to = path.join(folder, workspace, "node_modules");
  mkdirSync(to, { recursive: true });
  for (const name of namesIn(from).filter((one) => !one.startsWith(".") && one !== "@pawhaven"))
    symlinkSync(path.join(from, name), path.join(to, name));
  if (workspace !== "") return;
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

const dropMigration = "server/migrations/9999-mutant.sql";

/** Applies a mutant to a copy and returns how to undo it. */
export function applyMutant(folder, mutant) {
  if (mutant.drop) {
    const file = path.join(folder, dropMigration);
    writeFileSync(file, `${dropStatement(mutant)};\n`);
    return () => rmSync(file);
  }
  const file = path.join(folder, mutant.file);
  const text = readFileSync(file, "utf8");
  writeFileSync(file, mutate(text, mutant));
  return () => writeFileSync(file, text);
}

export const mutate = (text, { start, end, replacement }) => text.slice(0, start) + replacement + text.slice(end);

/** An index is dropped by itself; constraints and triggers belong to a table. */
export const dropStatement = ({ drop, on }) =>
  drop.startsWith("constraint ")
    ? `alter table ${on} drop ${drop}`
    : drop.startsWith("trigger ")
      ? `drop ${drop} on ${on}`
      : `drop ${drop}`;
