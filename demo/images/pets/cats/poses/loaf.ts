import { limb, placedHead } from "../body/parts.ts";
import { collarOn } from "../body/collar.ts";
import { ruff } from "../body/ruff.ts";
import type { Cat, Mood } from "../cat.ts";
import type { Brush } from "../paint.ts";

/** The loaf: paws tucked under, a round back, seen three-quarters from the front. */
export function loaf(brush: Brush, cat: Cat, mood: Mood): string {
  return (
    limb(brush, cat, "side", [
      [-70, -140, 100],
      [-30, -132, 122],
      [70, -124, 124],
      [140, -108, 106],
      [150, -104, 98],
    ]) +
    limb(
      brush,
      cat,
      "thigh",
      [
        [120, -132, 74],
        [146, -86, 84],
        [128, -72, 70],
      ],
      { melt: 0.32, castShadow: 0.18 },
    ) +
    limb(
      brush,
      cat,
      "tail",
      [
        [186, -78, 24],
        [222, -44, 24],
        [206, -14, 24],
        [150, -2, 24],
        [70, 0, 22],
        [20, -8, 15],
      ],
      { melt: 0.07 },
    ) +
    limb(
      brush,
      cat,
      "front",
      [
        [-84, -200, 78],
        [-84, -140, 98],
        [-80, -92, 92],
      ],
      { castShadow: 0.12 },
    ) +
    limb(
      brush,
      cat,
      "leg",
      [
        [-6, -52, 34],
        [-36, -32, 31],
        [-62, -30, 28],
      ],
      { melt: 0.4, castShadow: 0.24 },
    ) +
    limb(
      brush,
      cat,
      "leg",
      [
        [-160, -56, 34],
        [-138, -32, 31],
        [-108, -30, 28],
      ],
      { melt: 0.4, castShadow: 0.24 },
    ) +
    ruff(brush, cat, [-84, -130], 96, 160) +
    collarOn(brush, cat, [-84, -176], 80, 24) +
    placedHead(brush, cat, [-88, -256], mood)
  );
}
