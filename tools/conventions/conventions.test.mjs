import { parseSync } from "oxc-parser";
import { describe, expect, it } from "vitest";
import { findLinkIssues, headingsOf, linksIn } from "./document-links.mjs";
import { cyclesIn, directionIssues, findDirectionIssues, readAllowedUses } from "./module-directions.mjs";
import { findVocabularyIssues, forbiddenWordsIn, identifiersIn, readReplacements } from "./vocabulary.mjs";

const allowed = readAllowedUses(`
## Which slice may use which

| slice | uses |
|---|---|
| checkout | orders, cart |
| orders | cart |
| cart | — |
`);

describe("the directions between slices", () => {
  it("are those of ARCHITECTURE.md", () => {
    expect(findDirectionIssues()).toEqual([]);
  });

  it("reject an import that the table does not allow", () => {
    const uses = [
      { from: "checkout", to: "orders", file: "a.ts" },
      { from: "checkout", to: "cart", file: "a.ts" },
      { from: "orders", to: "cart", file: "b.ts" },
      { from: "orders", to: "checkout", file: "b.ts" },
    ];
    expect(directionIssues(allowed, uses)).toEqual([expect.stringContaining("b.ts: orders may not use checkout")]);
  });

  it("reject a row of the table that no import needs", () => {
    const uses = [{ from: "orders", to: "cart", file: "b.ts" }];
    expect(directionIssues(allowed, uses)).toHaveLength(2);
  });

  it("reject a table that allows a cycle", () => {
    expect(cyclesIn(allowed)).toEqual([]);
    expect(cyclesIn(new Map([...allowed, ["cart", ["checkout"]]]))).toContainEqual(
      expect.stringContaining("checkout → orders → cart → checkout"),
    );
  });
});

describe("the vocabulary", () => {
  const replacements = readReplacements(`
## Words we do not use

| not | but |
|---|---|
| \`onTheWire\`, \`desk\` | \`toXDto\` |
`);

  it("holds no word that the glossary replaced", () => {
    expect(findVocabularyIssues()).toEqual([]);
  });

  it.each(["petOnTheWire", "on-the-wire.ts", "DESK_SIZE", "bookingDesk"])("finds a replaced word in %s", (name) => {
    expect(forbiddenWordsIn(name, replacements)).toHaveLength(1);
  });

  it("leaves longer words and texts alone", () => {
    expect(forbiddenWordsIn("desktopWireless", replacements)).toEqual([]);
    const { program } = parseSync("a.tsx", 'const a = <p title="desk">desk</p>; // desk');
    expect([...identifiersIn(program)].flatMap((name) => forbiddenWordsIn(name, replacements))).toEqual([]);
  });
});

describe("the links of the documents", () => {
  it("lead to files and headings that are there", () => {
    expect(findLinkIssues()).toEqual([]);
  });

  it("are relative to their document, and those to other sites are left alone", () => {
    const markdown =
      "[a](../b.md#a-heading), [c](#here), [d](https://elsewhere.example/#d), [e](mailto:e@shop.example)";
    expect(linksIn(markdown, "docs/x/a.md")).toEqual([
      { target: "../b.md#a-heading", file: "docs/b.md", heading: "a-heading" },
      { target: "#here", file: "docs/x/a.md", heading: "here" },
    ]);
  });

  it("name headings as GitHub does", () => {
    expect(headingsOf("# A proxy with TLS\n\n## What is kept, and for how long\n")).toEqual([
      "a-proxy-with-tls",
      "what-is-kept-and-for-how-long",
    ]);
  });
});
