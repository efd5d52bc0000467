const escapeCell = (text) =>
  text
    .replaceAll(/\s+/g, " ")
    .replaceAll("|", String.raw`\|`)
    .replaceAll("<", "&lt;");

const row = (cells) => `| ${cells.map(escapeCell).join(" | ")} |`;

/** The protective checks and the test that fails without each, as `docs/mutants.md` shows them. */
export const mutantsPage = (verdicts) => `# Mutants

Each of these checks was removed alone, in a copy of the project, and the named test failed. Written by \`npm run mutate\`;
[decision 32](decisions/0032-mutants-are-marked-in-the-source.md) says how they are marked.

| what is protected | where | test that fails without it |
|---|---|---|
${verdicts.map(({ title, file, drop, killedBy }) => row([title, file ? `\`${file}\`` : `${drop} (database)`, killedBy])).join("\n")}
`;
