import type { Point } from "../../../lib/path.ts";
import { mix } from "../../../lib/colour.ts";
import type { Cat } from "../cat.ts";
import { type Brush, furPart } from "../paint.ts";

/** The bib of long-haired cats, hanging from the throat over the chest. */
export function ruff(brush: Brush, cat: Cat, [x, y]: Point, wide: number, tall: number): string {
  const { coat } = cat;
  if (coat.length < 15) return "";
  const half: Point[] = [
    [0, -tall * 0.5],
    [wide * 0.8, -tall * 0.42],
    [wide, -tall * 0.04],
    [wide * 0.72, tall * 0.3],
    [wide * 0.3, tall * 0.5],
    [0, tall * 0.58],
  ];
  const outline = [
    ...half,
    ...half
      .slice(1, -1)
      .reverse()
      .map(([px, py]): Point => [-px, py]),
  ].map(([px, py]): Point => [x + px, y + py]);
  return furPart(brush, {
    outline,
    flow: (px) => [(px - x) * 0.5, wide],
    coat,
    fill: mix(coat.pale, coat.base, 0.2),
    length: (_, py) => (py > y - tall * 0.3 ? coat.length * 1.25 : 3),
    depth: 30,
    castShadow: 0.26,
    hairLength: coat.length * 1.9,
    density: 1.2,
    rim: 0.3,
  });
}
