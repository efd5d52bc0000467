import { type Colour, mix } from "./colour.ts";
import type { Point } from "./path.ts";

/** Blends from one colour to the other while `value` goes from `from` to `to`. */
export const fade = (first: Colour, second: Colour, value: number, from: number, to: number): Colour =>
  mix(first, second, Math.min(1, Math.max(0, (value - from) / (to - from))));

/** Below one inside the ellipse. */
export const within = (x: number, y: number, centre: Point, wide: number, high: number): number =>
  Math.hypot((x - centre[0]) / wide, (y - centre[1]) / high);
