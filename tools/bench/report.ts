import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { cellsOf, columns, type Figure, type GroupResult } from "./table.ts";

const folder = path.join(import.meta.dirname, "../../docs/bench");

/** Keeps the figures of this run as the page of its day, in place of the page before. */
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
    `# Figures of ${day}`,
    `Written by \`npm run bench\`, which took ${Math.round(seconds / 60)} minutes. Figures of speed are held
against a reference taken in the same run, in turns with them; the ratio carries to other machines, the figure itself does
not. A promise that was not kept says MISSED.`,
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
