export type LegalBlock = { kind: "paragraph"; text: string } | { kind: "list"; items: string[] };

const bullet = "- ";

/** An empty line separates blocks, and a block whose lines all begin with "- " is a list. Nothing else means anything. */
export const toLegalBlocks = (text: string): LegalBlock[] =>
  text
    .split(/\n\s*\n/)
    .map((block) => block.split("\n").map((line) => line.trim()))
    .map((lines) => lines.filter((line) => line !== ""))
    .filter((lines) => lines.length > 0)
    .map((lines) =>
      lines.every((line) => line.startsWith(bullet))
        ? { kind: "list", items: lines.map((line) => line.slice(bullet.length)) }
        : { kind: "paragraph", text: lines.join("\n") },
    );
