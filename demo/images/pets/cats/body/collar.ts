import type { Point } from "../../../lib/path.ts";
import { collar } from "../../shared/index.ts";
import type { Cat } from "../cat.ts";
import type { Brush } from "../paint.ts";

/** The collar of a cat that wears one, around a neck of the given half width. */
export function collarOn(brush: Brush, cat: Cat, [x, y]: Point, half: number, sag: number, slope = 0): string {
  if (!cat.collar) return "";
  const wide = half * cat.build.bulk;
  return collar(brush.drawing, {
    left: [x - wide, y - slope],
    right: [x + wide, y + slope],
    sag,
    width: half * 0.18,
    colour: cat.collar,
    tag: "bell",
    within: brush.silhouette.join(""),
  });
}
