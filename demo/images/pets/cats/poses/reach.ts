import { limb, placedHead } from "../body/parts.ts";
import { collarOn } from "../body/collar.ts";
import { ruff } from "../body/ruff.ts";
import type { Cat, Mood } from "../cat.ts";
import type { Brush } from "../paint.ts";

/** Sitting up and reaching for something at the upper left with one paw. */
export function reach(brush: Brush, cat: Cat, mood: Mood): string {
  return (
    limb(brush, cat, "tail", [
      [120, -40, 22],
      [190, -30, 23],
      [240, -60, 22],
      [252, -120, 20],
      [278, -158, 15],
    ]) +
    limb(brush, cat, "thigh", [
      [-20, -110, 60],
      [-64, -66, 58],
      [-72, -48, 48],
    ]) +
    limb(
      brush,
      cat,
      "leg",
      [
        [-54, -50, 26],
        [-80, -24, 24],
        [-96, -20, 23],
      ],
      { melt: 0.45, toes: "front", castShadow: 0.2 },
    ) +
    limb(brush, cat, "front", [
      [-20, -360, 66],
      [0, -276, 84],
      [32, -178, 100],
      [46, -108, 110],
      [46, -92, 92],
    ]) +
    limb(
      brush,
      cat,
      "thigh",
      [
        [68, -150, 52],
        [120, -92, 78],
        [122, -58, 60],
      ],
      { melt: 0.32 },
    ) +
    limb(
      brush,
      cat,
      "leg",
      [
        [120, -34, 30],
        [100, -22, 26],
        [84, -20, 25],
      ],
      { melt: 0.4, toes: "front", castShadow: 0.2 },
    ) +
    limb(
      brush,
      cat,
      "leg",
      [
        [40, -230, 42],
        [34, -130, 34],
        [26, -58, 28],
        [20, -28, 31],
      ],
      { melt: 0.3, toes: "front" },
    ) +
    ruff(brush, cat, [-14, -258], 82, 190) +
    collarOn(brush, cat, [-20, -330], 74, 24) +
    placedHead(brush, cat, [-14, -424], { turn: -22, raise: 14, tilt: 6, gaze: [-0.5, 0.5], ...mood }) +
    limb(
      brush,
      cat,
      "leg",
      [
        [0, -236, 40],
        [-84, -238, 37],
        [-152, -288, 29],
        [-180, -360, 31],
      ],
      { melt: 0.26, toes: "front" },
    )
  );
}
