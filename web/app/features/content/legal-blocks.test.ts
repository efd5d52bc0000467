import { expect, it } from "vitest";
import { toLegalBlocks } from "./legal-blocks.ts";

it("reads paragraphs and lists, and takes everything else as it is", () => {
  expect(toLegalBlocks("One\nline more\n\n \n- first\n- second\n\n# not a heading\n- not a list")).toEqual([
    { kind: "paragraph", text: "One\nline more" },
    { kind: "list", items: ["first", "second"] },
    { kind: "paragraph", text: "# not a heading\n- not a list" },
  ]);
  expect(toLegalBlocks("  \n\n ")).toEqual([]);
});
