import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
// oxlint-disable-next-line import/default -- its types speak of named exports, but Node sees CommonJS: one default
import opentype from "opentype.js";
import type { Colour } from "./colour.ts";

/** Labels are drawn as outlines, so that a picture does not depend on the fonts of the machine that renders it. */
const require = createRequire(import.meta.url);
const load = (file: string) => {
  const bytes = readFileSync(require.resolve(file));
  return opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
};
const faces = {
  display: load("@fontsource/fredoka/files/fredoka-latin-600-normal.woff"),
  text: load("@fontsource/nunito/files/nunito-latin-700-normal.woff"),
};

export interface Lettering {
  face?: keyof typeof faces;
  size: number;
  colour: Colour;
  anchor?: "start" | "middle" | "end";
  opacity?: number;
}

export function lettering(words: string, x: number, y: number, style: Lettering): string {
  const { face = "display", size, colour, anchor = "middle", opacity = 1 } = style;
  const placed = place(words, face, size);
  const start = { start: x, middle: x - placed.width / 2, end: x - placed.width }[anchor];
  const outline = placed.glyphs.map(({ glyph, at }) => pathData(glyph.getPath(start + at, y, size).commands)).join("");
  return `<path d="${outline}" fill="${colour}" opacity="${opacity}"/>`;
}

/** Set letter by letter with kerning: the font library's own layout stops at substitutions it does not know. */
function place(words: string, face: keyof typeof faces, size: number) {
  const font = faces[face];
  const scale = size / font.unitsPerEm;
  const letters = Array.from(words, (letter) => font.charToGlyph(letter));
  let width = 0;
  const glyphs = letters.map((glyph, index) => {
    const before = letters[index - 1];
    if (before) width += font.getKerningValue(before, glyph) * scale;
    const at = width;
    width += (glyph.advanceWidth ?? 0) * scale;
    return { glyph, at };
  });
  return { glyphs, width };
}

type Command = Partial<Record<"x" | "y" | "x1" | "y1" | "x2" | "y2", number>> & { type: string };

/** The font library's own path data glues a number that rounds to -0 onto its neighbour, which breaks the outline. */
const pathData = (commands: readonly Command[]) =>
  commands
    .map(({ type, x1, y1, x2, y2, x, y }) => {
      const values = [x1, y1, x2, y2, x, y].filter((value) => value !== undefined);
      return type + values.map((value) => value.toFixed(1)).join(" ");
    })
    .join("");
