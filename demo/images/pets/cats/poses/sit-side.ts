import { limb, placedHead } from "../body/parts.ts";
import { collarOn } from "../body/collar.ts";
import { ruff } from "../body/ruff.ts";
import type { Cat, Mood } from "../cat.ts";
import type { Brush } from "../paint.ts";

/** Sitting in side view, facing left; the tail lies behind. */
export function sitSide(brush: Brush, cat: Cat, mood: Mood): string {
  return (
    limb(brush, cat, "tail", [
      [120, -40, 22],
      [180, -22, 23],
      [240, -20, 22],
      [290, -34, 20],
      [312, -62, 15],
    ]) +
    limb(
      brush,
      cat,
      "leg",
      [
        [-96, -220, 38],
        [-104, -120, 30],
        [-104, -52, 25],
        [-116, -24, 25],
        [-130, -20, 21],
      ],
      { far: true, toes: "side" },
    ) +
    limb(brush, cat, "side", [
      [-78, -350, 60],
      [-62, -276, 82],
      [-14, -190, 102],
      [38, -116, 112],
      [58, -92, 96],
    ]) +
    limb(
      brush,
      cat,
      "thigh",
      [
        [54, -150, 66],
        [56, -92, 84],
        [34, -64, 62],
      ],
      { melt: 0.32 },
    ) +
    limb(
      brush,
      cat,
      "leg",
      [
        [70, -30, 30],
        [20, -22, 24],
        [-16, -20, 23],
      ],
      { melt: 0.4, toes: "side", castShadow: 0.2 },
    ) +
    limb(
      brush,
      cat,
      "leg",
      [
        [-62, -236, 46],
        [-66, -130, 36],
        [-62, -56, 28],
        [-74, -24, 27],
        [-90, -20, 23],
      ],
      { melt: 0.3, toes: "side" },
    ) +
    ruff(brush, cat, [-86, -252], 66, 180) +
    collarOn(brush, cat, [-80, -322], 68, 22) +
    placedHead(brush, cat, [-92, -414], mood)
  );
}
