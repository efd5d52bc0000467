import { type Colour, darker, lighter } from "../lib/colour.ts";
import type { Drawing } from "../lib/drawing.ts";
import { type Point, tufted } from "../lib/path.ts";
import type { Random } from "../lib/random.ts";
import { volume } from "./shading.ts";
import { stroke, times } from "./shapes.ts";

interface Fluff {
  outline: readonly Point[];
  colour: Colour;
  depth?: number;
  tuft?: number;
  hairs?: number;
  long?: number;
  /** How strongly single hairs stand out; 1 suits long plush. */
  shag?: number;
  /** Which way the hair lies, at each place; outward from the middle unless told. */
  flow?: (x: number, y: number) => number;
  /** Markings, drawn under the hair. */
  marks?: string;
}

/** A shaggy solid: tufted outline, soft volume and a coat of faint strokes. */
export function fluff(drawing: Drawing, random: Random, options: Fluff): string {
  const { outline, colour, depth = 46, tuft = 9, hairs = 500, long = 22, shag = 1, marks = "" } = options;
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const flow = options.flow ?? ((x, y) => Math.atan2(y - (top + bottom) / 2, (x - (left + right) / 2) * 0.6));
  const spread = options.flow ? 0.35 : 0.9;
  const hair = (tone: Colour, opacity: number) => {
    const strokes = times(hairs, () => {
      const [x, y] = [random.between(left, right), random.between(top, bottom)];
      const angle = flow(x, y) + random.between(-spread, spread);
      const reach = long * random.between(0.5, 1.1);
      const [dx, dy] = [Math.cos(angle) * reach, Math.sin(angle) * reach];
      return `M${x.toFixed(1)} ${y.toFixed(1)}q${(dx * 0.5 + random.between(-3, 3)).toFixed(1)} ${(dy * 0.5 - 3).toFixed(1)} ${dx.toFixed(1)} ${(dy + 2).toFixed(1)}`;
    });
    return stroke(strokes.join(""), tone, 2.2, { opacity: opacity * shag });
  };
  return volume(drawing, tufted(outline, tuft, random, { size: 20, lean: 0.5 }), colour, {
    depth,
    surface: marks + hair(darker(colour, 0.34), 0.28) + hair(lighter(colour, 0.85), 0.55),
  });
}

export const oval = (x: number, y: number, wide: number, high: number, count = 12): Point[] =>
  times(count, (index): Point => {
    const angle = (index / count) * Math.PI * 2;
    return [x + Math.cos(angle) * wide, y + Math.sin(angle) * high];
  });
