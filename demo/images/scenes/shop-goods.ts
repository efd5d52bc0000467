import { type Colour, darker, lighter } from "../lib/colour.ts";
import type { Drawing } from "../lib/drawing.ts";
import { randomFrom } from "../lib/random.ts";
import { bag } from "../gears/bag.ts";
import { donutBed } from "../gears/beds.ts";
import { bowl } from "../gears/bowl.ts";
import { can } from "../gears/can.ts";
import { bone, emblemAt, paw } from "../gears/emblems.ts";
import { pouch } from "../gears/pouch.ts";
import { contact } from "../gears/shading.ts";
import { clipped, fill, line, placed, polygon, stroke } from "../gears/shapes.ts";
import { ball } from "../gears/toys.ts";
import { cod, meadowLamb, salmon, stew, twists } from "./labels.ts";

export const wood: Colour = "#dcb083";

/** Outer edges of the shelf and the near edges of its boards. */
export const unit = { left: 432, right: 1128, top: 262, middle: 456, low: 648, floor: 716 };

/** Food, at the height of the eyes. */
export function upperRow(drawing: Drawing): string {
  const y = unit.middle - 8;
  const small = (x: number, content: string, scale: number) => placed(content, { move: [x, y], scale });
  const tin = can(drawing, { radius: 102, height: 186, label: stew, tilt: 0.17 });
  return (
    small(512, bag(drawing, { width: 390, height: 500, label: salmon }), 0.29) +
    small(642, bag(drawing, { width: 390, height: 470, label: cod }), 0.29) +
    contact(drawing, 822, y, 120, 12, 0.4) +
    small(762, tin, 0.29) +
    small(826, tin, 0.29) +
    small(890, tin, 0.29) +
    placed(tin, { move: [794, y - 56], scale: 0.29 }) +
    placed(tin, { move: [858, y - 56], scale: 0.29 }) +
    small(1000, bag(drawing, { width: 410, height: 480, label: meadowLamb }), 0.29)
  );
}

/** Bowls, a bed and toys, at the height of a nose. */
export function lowerRow(drawing: Drawing): string {
  const y = unit.low - 8;
  const dish = (at: number, colour: Colour, top: boolean) =>
    placed(bowl(drawing, { radius: 56, height: 34, colour, tilt: 0.26, ...(top && { emblem: bone("#fff4de") }) }), {
      move: [516, at],
    });
  return (
    contact(drawing, 520, y, 66, 12, 0.5) +
    dish(y - 4, "#3f9b92", false) +
    dish(y - 34, "#f3c661", false) +
    dish(y - 64, "#e9836b", true) +
    placed(donutBed(drawing, randomFrom("shop:bed"), "#f3e6d6"), { move: [578, y - 186], scale: 0.29 }) +
    basketOfBalls(drawing, 872, y) +
    placed(pouch(drawing, { width: 390, height: 520, label: twists }), { move: [1030, y - 2], scale: 0.28 })
  );
}

/** A low crate with a heap of balls. */
function basketOfBalls(drawing: Drawing, x: number, y: number): string {
  const heap = (
    [
      [-44, -66, "#f2b84b", "dots"],
      [2, -78, "#3f9b92", "stripe"],
      [46, -66, "#e5694c", "seam"],
      [-22, -52, "#b79be0", "plain"],
      [26, -50, "#7fb9d6", "seam"],
    ] as const
  )
    .map(([dx, dy, colour, pattern]) =>
      placed(ball(drawing, { radius: 25, colour, pattern }), { move: [x + dx, y + dy] }),
    )
    .join("");
  const front = polygon([
    [x - 82, y - 52],
    [x + 82, y - 52],
    [x + 74, y],
    [x - 74, y],
  ]);
  return (
    contact(drawing, x + 4, y, 92, 12, 0.5) +
    fill(
      polygon([
        [x - 82, y - 52],
        [x - 68, y - 66],
        [x + 68, y - 66],
        [x + 82, y - 52],
      ]),
      "#8a5f36",
    ) +
    heap +
    fill(
      front,
      drawing.linear(
        [0, 0],
        [1, 1],
        [
          [0, lighter("#cf9c66", 0.2)],
          [1, darker("#cf9c66", 0.2)],
        ],
      ),
    ) +
    clipped(drawing.clip(front), stroke(line([x - 90, y - 26], [x + 90, y - 26]), "#7a5028", 3, { opacity: 0.5 })) +
    stroke(line([x - 82, y - 52], [x + 82, y - 52]), "#f3d6ab", 3) +
    emblemAt(paw("#7a5028"), x, y - 26, 30)
  );
}
