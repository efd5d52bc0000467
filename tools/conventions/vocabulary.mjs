import { listSourceFiles, parse, readSource, tableBelow } from "./source-files.mjs";

const heading = "## Words we do not use";

/** Names in the source, of files and of identifiers, that the glossary replaced by a word of the trade. */
export function findVocabularyIssues() {
  const replacements = readReplacements(readSource("docs/glossary.md"));
  const files = listSourceFiles(["contract", "server", "web", "e2e", "tools", "scripts"]);
  return files.flatMap((file) =>
    [...new Set([file, ...identifiersIn(parse(file).program)])].flatMap((name) =>
      forbiddenWordsIn(name, replacements).map(
        ({ word, instead }) => `${file}: "${name}" uses "${word}"; the glossary says ${instead}.`,
      ),
    ),
  );
}

export const readReplacements = (markdown) =>
  tableBelow(markdown, heading).flatMap(([words, instead]) =>
    [...words.matchAll(/`([^`]+)`/g)].map(([, word]) => ({ word, parts: partsOf(word), instead })),
  );

/** A word matches as a whole: `wire` is found in `onTheWire`, not in `wireless`. */
export function forbiddenWordsIn(name, replacements) {
  const parts = partsOf(name);
  return replacements.filter(({ parts: wanted }) =>
    parts.some((_, start) => wanted.every((part, offset) => parts[start + offset] === part)),
  );
}

/** `onTheWire`, `on-the-wire` and `ON_THE_WIRE` are the same three words. */
const partsOf = (name) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((part) => part !== "");

export function identifiersIn(node, found = new Set()) {
  if (Array.isArray(node)) for (const child of node) identifiersIn(child, found);
  else if (typeof node === "object" && node !== null) {
    if (/^(JSX|Private)?Identifier$/.test(node.type)) found.add(node.name);
    for (const child of Object.values(node)) identifiersIn(child, found);
  }
  return found;
}
