import { limb, placedHead } from "../body/parts.ts";
import { collarOn } from "../body/collar.ts";
import { ruff } from "../body/ruff.ts";
import type { Cat, Mood } from "../cat.ts";
import type { Brush } from "../paint.ts";

/** Looking over an edge at y = 0 with both paws on it; what is below the edge must be covered by a prop. */
export function peek(brush: Brush, cat: Cat, mood: Mood): string {
  return (
    limb(brush, cat, "front", [
      [0, -120, 84],
      [0, -56, 100],
      [0, -20, 84],
    ]) +
    ruff(brush, cat, [0, -40], 96, 170) +
    collarOn(brush, cat, [0, -76], 84, 26) +
    placedHead(brush, cat, [0, -168], mood)
  );
}

/** The paws of the peeking cat, to be drawn in front of the edge. */
export function paws(brush: Brush, cat: Cat): string {
  return [-1, 1]
    .map((side) =>
      limb(
        brush,
        cat,
        "leg",
        [
          [side * 98, -30, 31],
          [side * 100, -16, 31],
          [side * 100, 12, 31],
        ],
        { toes: "front", depth: 18 },
      ),
    )
    .join("");
}
