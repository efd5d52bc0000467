import { limb, placedHead } from "../body/parts.ts";
import type { Cat, Mood } from "../cat.ts";
import type { Brush } from "../paint.ts";

/** Asleep, rolled up, the chin on the paws and the tail drawn up to the face. */
export function curl(brush: Brush, cat: Cat, mood: Mood): string {
  return (
    limb(brush, cat, "side", [
      [-150, -104, 88],
      [-70, -152, 106],
      [50, -156, 116],
      [140, -112, 108],
      [150, -84, 84],
    ]) +
    limb(
      brush,
      cat,
      "thigh",
      [
        [132, -150, 70],
        [150, -96, 88],
        [110, -62, 66],
      ],
      { melt: 0.32, castShadow: 0.22 },
    ) +
    limb(
      brush,
      cat,
      "leg",
      [
        [-40, -40, 34],
        [-92, -26, 28],
        [-140, -26, 27],
      ],
      { melt: 0.4, toes: "side", castShadow: 0.2 },
    ) +
    limb(
      brush,
      cat,
      "leg",
      [
        [140, -38, 32],
        [80, -26, 26],
        [30, -24, 25],
      ],
      { melt: 0.4, toes: "side", castShadow: 0.2 },
    ) +
    limb(
      brush,
      cat,
      "tail",
      [
        [190, -92, 24],
        [232, -54, 25],
        [214, -10, 25],
        [140, 6, 25],
        [40, 6, 24],
        [-40, -4, 22],
        [-78, -22, 16],
      ],
      { melt: 0.07 },
    ) +
    placedHead(brush, cat, [-128, -112], { tilt: -14, lids: 0, turn: 12, raise: -12, ...mood })
  );
}
