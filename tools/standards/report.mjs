import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { projectFolder } from "../../scripts/run.mjs";

const folder = path.join(projectFolder, "docs/bench");

/** Writes the page of this run and deletes the one before. Returns its path. */
export function writeReport(results, day) {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) if (/^standards-.*\.md$/.test(name)) rmSync(path.join(folder, name));
  const file = path.join(folder, `standards-${day}.md`);
  writeFileSync(file, renderReport(results, day));
  return path.relative(projectFolder, file);
}

export const renderReport = (results, day) =>
  `${[
    `# Standards on ${day}`,
    `Written by \`npm run check:standards\`: independent checkers on the built shop with its demo data, each with a time limit.`,
    tableOf(results),
    ...results.filter(({ issues }) => issues.length > 0).map(sectionOf),
  ].join("\n\n")}\n`;

const tableOf = (results) =>
  [
    "| checker | what it checks | covered | result |",
    "|---|---|---|---|",
    ...results.map(({ name, subject, summary, outcome, issues }) =>
      rowOf([name, subject, summary, outcome === "failed" ? `${issues.length} issues` : outcome]),
    ),
  ].join("\n");

const rowOf = (cells) => `| ${cells.map((cell) => cell.replaceAll("|", "\\|").replaceAll("\n", " ")).join(" | ")} |`;

const maxIssues = 50;

const sectionOf = ({ name, issues }) =>
  [
    `## ${name}`,
    issues
      .slice(0, maxIssues)
      .map((issue) => `- ${issue.replaceAll("\n", " ")}`)
      .join("\n"),
  ].join("\n\n");
