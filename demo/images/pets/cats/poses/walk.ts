import { limb, placedHead } from "../body/parts.ts";
import { collarOn } from "../body/collar.ts";
import { ruff } from "../body/ruff.ts";
import type { Cat, Mood } from "../cat.ts";
import type { Brush } from "../paint.ts";
import type { Knot } from "../tube.ts";

/** Height up to which shorter legs change the figure; everything above only comes down. */
const knee = 170;

/** Walking to the left in side view with the tail up. */
export function walk(brush: Brush, cat: Cat, mood: Mood): string {
  const drop = (1 - cat.build.legs) * knee;
  const low = (knots: readonly Knot[]) =>
    knots.map(([x, y, radius]): Knot => [x, y + drop * Math.min(1, -y / knee), radius]);
  return (
    limb(
      brush,
      cat,
      "tail",
      low([
        [190, -268, 24],
        [246, -300, 24],
        [276, -380, 23],
        [266, -452, 21],
        [292, -500, 17],
        [320, -504, 13],
      ]),
    ) +
    limb(
      brush,
      cat,
      "leg",
      low([
        [-128, -220, 46],
        [-112, -130, 32],
        [-92, -66, 25],
        [-92, -26, 25],
        [-108, -20, 21],
      ]),
      { far: true, toes: "side" },
    ) +
    limb(
      brush,
      cat,
      "leg",
      low([
        [150, -210, 58],
        [130, -130, 36],
        [112, -84, 25],
        [96, -28, 24],
        [80, -20, 21],
      ]),
      { far: true, toes: "side" },
    ) +
    limb(
      brush,
      cat,
      "side",
      low([
        [-200, -330, 54],
        [-172, -278, 74],
        [-96, -244, 90],
        [10, -248, 80],
        [100, -258, 72],
        [160, -256, 72],
        [180, -250, 60],
      ]),
    ) +
    limb(
      brush,
      cat,
      "thigh",
      low([
        [156, -268, 60],
        [170, -206, 68],
        [160, -160, 50],
      ]),
      { melt: 0.32, castShadow: 0.22 },
    ) +
    limb(
      brush,
      cat,
      "leg",
      low([
        [162, -176, 46],
        [176, -124, 32],
        [196, -82, 25],
        [186, -28, 25],
        [168, -20, 22],
      ]),
      { melt: 0.3, toes: "side", castShadow: 0 },
    ) +
    limb(
      brush,
      cat,
      "leg",
      low([
        [-150, -244, 54],
        [-166, -150, 37],
        [-178, -76, 27],
        [-192, -28, 26],
        [-210, -20, 22],
      ]),
      { melt: 0.3, toes: "side", castShadow: 0.22 },
    ) +
    ruff(brush, cat, [-190, -270 + drop], 68, 160) +
    collarOn(brush, cat, [-196, -312 + drop], 70, 20, 8) +
    placedHead(brush, cat, [-222, -386 + drop], mood)
  );
}
