import { collarOn } from "../body/collar.ts";
import { limb, placedHead } from "../body/parts.ts";
import { ruff } from "../body/ruff.ts";
import type { Cat, Mood } from "../cat.ts";
import type { Brush } from "../paint.ts";

/** Head and chest; (0, 0) is below the middle of the chest, the chest itself goes on below it. */
export function bust(brush: Brush, cat: Cat, mood: Mood): string {
  const turn = mood.turn ?? 0;
  const lean = -turn * 0.9;
  const trunk = limb(brush, cat, "front", [
    [lean * 0.2, -420, 112],
    [lean * 0.5, -300, 128],
    [lean * 0.9, -190, 170],
    [lean * 1.2, -60, 202],
    [lean * 1.3, 90, 206],
    [lean * 1.3, 220, 204],
  ]);
  const legs = [-1, 1].map((side) =>
    limb(
      brush,
      cat,
      "leg",
      [
        [lean + side * 96, -150, 86],
        [lean + side * 92, -20, 78],
        [lean + side * 84, 120, 70],
        [lean + side * 84, 240, 66],
      ],
      { melt: 0.5, castShadow: 0.24 },
    ),
  );
  return (
    trunk +
    legs.join("") +
    ruff(brush, cat, [lean * 0.6, -200], 150, 330) +
    collarOn(brush, cat, [lean * 0.4, -300], 136, 62) +
    placedHead(brush, cat, [0, -440], mood, 1)
  );
}
