import { floorShadow } from "../lib/backdrop.ts";
import { type Colour, darker, lighter } from "../lib/colour.ts";
import type { Drawing } from "../lib/drawing.ts";
import type { Random } from "../lib/random.ts";
import { mound } from "./heaps.ts";
import type { Morsel } from "./morsels.ts";
import { volume } from "./shading.ts";
import { arc, ellipse, fill, placed, rounded, stroke } from "./shapes.ts";
import { turned } from "./turned.ts";

/** A measuring scoop full of something; the bowl's middle is at (0, 0), its handle to the upper right. */
export function scoop(drawing: Drawing, random: Random, colour: Colour, morsel: Morsel, size: number): string {
  const cupOutline = {
    middle: 0,
    rings: [
      [0, 150],
      [60, 142],
      [110, 110],
    ] as const,
    tilt: 0.34,
  };
  return (
    floorShadow(drawing, [16, 140], [170, 36], 0.34) +
    placed(volume(drawing, rounded(0, -26, 250, 50, 25), colour, { depth: 22 }), { move: [110, 8], turn: -24 }) +
    turned(drawing, cupOutline, colour) +
    fill(ellipse(0, 0, 150, 51), lighter(colour, 0.4)) +
    fill(ellipse(0, 2, 138, 45), darker(colour, 0.4)) +
    mound(drawing, random, morsel, { at: [0, 16], wide: 112, high: 60, size }) +
    stroke(arc(0, 0, 148, 50), lighter(colour, 0.5), 8)
  );
}
