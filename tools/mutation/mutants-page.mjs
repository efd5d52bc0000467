import path from "node:path";

/** The list of guards for people, with the test that misses each. */
export const mutantsPage = (verdicts) => `# Guards

Each of these was taken out of a copy of the project, alone, and the named test turned red. Written by \`npm run mutate\`;
the list itself is in \`scripts/guards\`.

${[...Map.groupBy(verdicts, ({ area }) => area)].map(section).join("\n\n")}
`;

const section = ([area, verdicts]) => `## ${area}

| guard | where it stands | test that misses it | what the test said |
|---|---|---|---|
${verdicts.map(row).join("\n")}`;

const row = ({ guard, edits, test, title, said, behind }) =>
  `| ${[
    behind ? `${guard} (behind it ${behind})` : guard,
    [...new Set(edits.map(({ file }) => `\`${file}\``))].join(", "),
    `${title} (\`${path.basename(test)}\`)`,
    said.length > 100 ? `${said.slice(0, 100)}…` : said,
  ]
    .map(escapeCell)
    .join(" | ")} |`;

const escapeCell = (text) =>
  text
    .replaceAll(/\s+/g, " ")
    .replaceAll("|", String.raw`\|`)
    .replaceAll("<", "&lt;");
