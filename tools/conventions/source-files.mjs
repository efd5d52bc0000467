import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseSync } from "oxc-parser";
import { projectFolder } from "../../scripts/run.mjs";

const generated = new Set(["node_modules", "build", ".react-router"]);

export const isGenerated = (name) => generated.has(path.basename(name));

/** Source files below the given folders, relative to the project; what tools generate is left out. */
export const listSourceFiles = (folders) =>
  globSync(
    folders.map((folder) => `${folder}/**/*.{ts,tsx,mjs}`),
    { cwd: projectFolder, exclude: isGenerated },
  ).sort();

export const readSource = (file) => readFileSync(path.join(projectFolder, file), "utf8");

export const parse = (file) => parseSync(file, readSource(file));

/** The rows of the first Markdown table below a heading, each as its trimmed cells. */
export function tableBelow(markdown, heading) {
  const start = markdown.indexOf(`\n${heading}\n`);
  if (start < 0) throw new Error(`There is no heading "${heading}".`);
  const lines = markdown.slice(start).split("\n");
  const first = lines.findIndex((line) => line.startsWith("|"));
  const end = lines.findIndex((line, index) => index > first && !line.startsWith("|"));
  const rows = lines.slice(first + 2, end < 0 ? undefined : end);
  return rows.map((line) => line.split("|").slice(1, -1)).map((cells) => cells.map((cell) => cell.trim()));
}
