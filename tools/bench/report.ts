import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { cellsOf, columns, type Figure, type GroupResult } from "./table.ts";

const folder = path.join(import.meta.dirname, "../../docs/bench");

/** Writes the report of this run and deletes the previous one. */
export function writeReport(groups: GroupResult[], machine: string[], day: string): string {
  mkdirSync(folder, { recursive: true });
  const previous = readdirSync(folder).filter((name) => /^\d{4}-\d\d-\d\d\.md$/.test(name));
  for (const name of previous) rmSync(path.join(folder, name));
  const file = path.join(folder, `${day}.md`);
  writeFileSync(file, renderReport(groups, machine, day));
  return path.relative(process.cwd(), file);
}

export function renderReport(groups: GroupResult[], machine: string[], day: string): string {
  const seconds = groups.reduce((sum, group) => sum + group.seconds, 0);
  return `${[
    `# Benchmarks of ${day}`,
    `Written by \`npm run bench\` in ${Math.round(seconds / 60)} minutes. Every speed is compared with a reference
that was measured in the same run, in alternating rounds. The ratio is comparable between machines, the result itself is
not. A target that was not met is marked MISSED.`,
    machine.map((fact) => `- ${fact}`).join("\n"),
    ...groups.map(sectionOf),
  ].join("\n\n")}\n`;
}

const sectionOf = ({ heading, figures, failure }: GroupResult): string =>
  [`## ${heading}`, markdownTable(figures), failure && `FAILED: ${failure.message}`].filter(Boolean).join("\n\n");

function markdownTable(figures: Figure[]): string {
  if (figures.length === 0) return "";
  const rule = columns.map((name) => (name === "ratio" ? "---:" : "---"));
  return [columns, rule, ...figures.map(cellsOf)].map(rowOf).join("\n");
}

const rowOf = (cells: string[]) => `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
