import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { cellsOf, columns, type Figure, type GroupResult } from "./table.ts";

const file = path.join(import.meta.dirname, "../../docs/bench/figures.md");

export interface Occasion {
  day: string;
  machine: string;
}

/** Saves the results at once. Groups that were not measured this time keep their sections. */
export function saveResults(results: GroupResult[], occasion: Occasion, headings: string[]): string {
  writeFileSync(file, renderReport(results, occasion, headings, existsSync(file) ? readFileSync(file, "utf8") : ""));
  return path.relative(process.cwd(), file);
}

const introduction = `# Benchmarks

Written by \`npm run bench\`. Every speed is compared with a reference that was measured in the same run, in alternating
rounds. The ratio is comparable between machines, the result itself is not. A target that was not met is marked MISSED.`;

/** In the order of the headings; sections of others are dropped. */
export function renderReport(results: GroupResult[], occasion: Occasion, headings: string[], previous: string): string {
  const sections = new Map([
    ...previous.split(/\n+## /).map((section) => [section.split("\n", 1)[0], `## ${section.trimEnd()}`] as const),
    ...results.map((result) => [result.heading, sectionOf(result, occasion)] as const),
  ]);
  return `${[introduction, ...headings.flatMap((heading) => sections.get(heading) ?? [])].join("\n\n")}\n`;
}

const sectionOf = ({ heading, figures, seconds, failure }: GroupResult, { day, machine }: Occasion): string =>
  [
    `## ${heading}`,
    `Measured on ${day} in ${durationOf(seconds)}, on ${machine}.`,
    markdownTable(figures),
    failure && `FAILED: ${failure.message}`,
  ]
    .filter(Boolean)
    .join("\n\n");

const durationOf = (seconds: number) =>
  seconds < 120 ? `${Math.round(seconds)} s` : `${Math.round(seconds / 60)} min`;

function markdownTable(figures: Figure[]): string {
  if (figures.length === 0) return "";
  const rule = columns.map((name) => (name === "ratio" ? "---:" : "---"));
  return [columns, rule, ...figures.map(cellsOf)].map(rowOf).join("\n");
}

const rowOf = (cells: string[]) => `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
