import { collarOn } from "../body/collar.ts";
import { limb, placedHead } from "../body/parts.ts";
import { ruff } from "../body/ruff.ts";
import type { Cat, Mood } from "../cat.ts";
import type { Brush } from "../paint.ts";

/** Sitting towards the viewer, slightly turned, with the tail around the paws. */
export function sit(brush: Brush, cat: Cat, mood: Mood): string {
  return (
    limb(brush, cat, "thigh", [
      [-40, -110, 62],
      [-82, -66, 58],
      [-92, -48, 48],
    ]) +
    limb(
      brush,
      cat,
      "leg",
      [
        [-74, -50, 26],
        [-100, -24, 24],
        [-114, -20, 23],
      ],
      { melt: 0.45, toes: "front", castShadow: 0.2 },
    ) +
    limb(brush, cat, "front", [
      [-8, -350, 66],
      [-2, -270, 84],
      [18, -176, 102],
      [34, -108, 112],
      [36, -92, 94],
    ]) +
    limb(
      brush,
      cat,
      "thigh",
      [
        [60, -150, 52],
        [112, -92, 78],
        [114, -58, 60],
      ],
      { melt: 0.32 },
    ) +
    limb(
      brush,
      cat,
      "leg",
      [
        [112, -34, 30],
        [92, -22, 26],
        [78, -20, 25],
      ],
      { melt: 0.4, toes: "front", castShadow: 0.2 },
    ) +
    limb(
      brush,
      cat,
      "leg",
      [
        [38, -230, 42],
        [34, -130, 34],
        [30, -58, 28],
        [26, -28, 31],
      ],
      { melt: 0.3, toes: "front" },
    ) +
    limb(
      brush,
      cat,
      "leg",
      [
        [-48, -230, 42],
        [-42, -130, 35],
        [-40, -58, 28],
        [-44, -26, 32],
      ],
      { melt: 0.3, toes: "front" },
    ) +
    ruff(brush, cat, [-6, -250], 82, 190) +
    limb(
      brush,
      cat,
      "tail",
      [
        [140, -84, 20],
        [174, -50, 21],
        [162, -16, 22],
        [110, 2, 22],
        [30, 8, 22],
        [-44, 0, 20],
        [-84, -16, 14],
      ],
      { melt: 0.07 },
    ) +
    collarOn(brush, cat, [-8, -322], 74, 24) +
    placedHead(brush, cat, [-12, -414], mood)
  );
}
