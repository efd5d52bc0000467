import { limb, placedHead } from "../body/parts.ts";
import { collarOn } from "../body/collar.ts";
import { ruff } from "../body/ruff.ts";
import type { Cat, Mood } from "../cat.ts";
import type { Brush } from "../paint.ts";

/** Ready to pounce to the left: chest low, rump high, tail in the air. */
export function crouch(brush: Brush, cat: Cat, mood: Mood): string {
  return (
    limb(brush, cat, "tail", [
      [196, -196, 22],
      [250, -220, 22],
      [280, -290, 21],
      [260, -352, 20],
      [286, -400, 14],
    ]) +
    limb(
      brush,
      cat,
      "leg",
      [
        [110, -120, 50],
        [122, -60, 28],
        [106, -26, 24],
        [84, -20, 22],
      ],
      { far: true, toes: "side" },
    ) +
    limb(
      brush,
      cat,
      "leg",
      [
        [-120, -70, 42],
        [-190, -40, 29],
        [-246, -30, 26],
        [-274, -28, 24],
      ],
      { far: true, toes: "side" },
    ) +
    limb(brush, cat, "side", [
      [-130, -120, 72],
      [-60, -112, 84],
      [40, -134, 88],
      [130, -164, 88],
      [166, -172, 74],
    ]) +
    limb(
      brush,
      cat,
      "thigh",
      [
        [150, -196, 58],
        [168, -130, 76],
        [138, -86, 52],
      ],
      { melt: 0.32 },
    ) +
    limb(
      brush,
      cat,
      "leg",
      [
        [150, -84, 40],
        [188, -48, 27],
        [176, -26, 25],
        [148, -20, 23],
      ],
      { melt: 0.3, toes: "side", castShadow: 0.16 },
    ) +
    limb(
      brush,
      cat,
      "leg",
      [
        [-90, -84, 50],
        [-136, -42, 36],
        [-200, -24, 27],
        [-240, -20, 26],
      ],
      { melt: 0.3, toes: "side" },
    ) +
    ruff(brush, cat, [-140, -96], 74, 110) +
    collarOn(brush, cat, [-140, -120], 70, 20) +
    placedHead(brush, cat, [-148, -196], mood)
  );
}
