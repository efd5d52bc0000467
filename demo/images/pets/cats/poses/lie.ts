import { limb, placedHead } from "../body/parts.ts";
import { collarOn } from "../body/collar.ts";
import { ruff } from "../body/ruff.ts";
import type { Cat, Mood } from "../cat.ts";
import type { Brush } from "../paint.ts";

/** Lying with raised head and stretched front paws, facing left. */
export function lie(brush: Brush, cat: Cat, mood: Mood): string {
  return (
    limb(
      brush,
      cat,
      "leg",
      [
        [-110, -66, 40],
        [-190, -40, 29],
        [-250, -32, 26],
        [-278, -30, 25],
      ],
      { far: true, toes: "side" },
    ) +
    limb(brush, cat, "side", [
      [-142, -208, 72],
      [-118, -144, 92],
      [-20, -112, 102],
      [100, -108, 104],
      [196, -96, 88],
    ]) +
    limb(
      brush,
      cat,
      "thigh",
      [
        [136, -132, 74],
        [150, -88, 86],
        [120, -66, 62],
      ],
      { melt: 0.32 },
    ) +
    limb(
      brush,
      cat,
      "leg",
      [
        [166, -34, 30],
        [110, -24, 25],
        [70, -22, 24],
      ],
      { melt: 0.4, toes: "side", castShadow: 0.2 },
    ) +
    limb(
      brush,
      cat,
      "tail",
      [
        [214, -92, 22],
        [272, -56, 22],
        [282, -22, 22],
        [252, -4, 22],
        [170, 6, 21],
        [84, 8, 19],
        [40, -2, 14],
      ],
      { melt: 0.07 },
    ) +
    limb(
      brush,
      cat,
      "leg",
      [
        [-84, -80, 50],
        [-130, -40, 36],
        [-196, -24, 27],
        [-240, -20, 26],
      ],
      { melt: 0.3, toes: "side" },
    ) +
    ruff(brush, cat, [-150, -146], 76, 150) +
    collarOn(brush, cat, [-148, -184], 72, 20) +
    placedHead(brush, cat, [-154, -272], mood)
  );
}
