import { type Colour, darker, lighter } from "../lib/colour.ts";
import type { Drawing } from "../lib/drawing.ts";
import { type Emblem, emblemAt } from "../gears/emblems.ts";
import { contact, glow, volume } from "../gears/shading.ts";
import { ellipse, fill, line, polygon, rounded, stroke } from "../gears/shapes.ts";
import { groundShadow } from "../pets/shared/volume.ts";

export interface Seat {
  left: number;
  right: number;
  /** Top of the backrest, top of the seat, and the floor. */
  back: number;
  seat: number;
  floor: number;
  colour: Colour;
}

/** A small upholstered sofa seen from the front. */
export function loveseat(drawing: Drawing, { left, right, back, seat, floor, colour }: Seat): string {
  const middle = (left + right) / 2;
  const arm = (right - left) * 0.16;
  const base = floor - 32;
  const foot = (x: number) =>
    fill(
      polygon([
        [x - 11, base - 4],
        [x + 11, base - 4],
        [x + 6, floor],
        [x - 6, floor],
      ]),
      "#9c6b43",
    );
  const padding = (x: number, y: number, wide: number, high: number, round: number, tone = colour, depth = 44) =>
    volume(drawing, rounded(x, y, wide, high, round), tone, { depth, contrast: 0.8 });
  const half = middle - left - arm * 0.7;
  const armchair = (x: number) => padding(x, seat - 84, arm, base - seat + 84, arm * 0.5, colour, 36);
  return (
    groundShadow(drawing, middle, floor - 4, (right - left) * 0.5, 20, 0.36) +
    foot(left + arm * 0.5) +
    foot(right - arm * 0.5) +
    padding(left + arm * 0.7, back, half + 2, seat - back + 60, 56) +
    padding(middle - 2, back, half + 2, seat - back + 60, 56) +
    glow(drawing, middle, seat, half * 1.04, 34, darker(colour, 0.6), 0.34) +
    padding(left + arm * 0.6, seat + 34, right - left - arm * 1.2, base - seat - 34, 20, darker(colour, 0.06)) +
    padding(left + arm * 0.8, seat, middle - left - arm * 0.8, 64, 28, lighter(colour, 0.1), 30) +
    padding(middle, seat, right - middle - arm * 0.8, 64, 28, lighter(colour, 0.1), 30) +
    armchair(left) +
    armchair(right - arm)
  );
}

/** A framed print of one emblem. */
export function framed(
  drawing: Drawing,
  box: { x: number; y: number; wide: number; high: number },
  ground: Colour,
  emblem: Emblem,
): string {
  const { x, y, wide, high } = box;
  return (
    glow(drawing, x + wide * 0.57, y + high * 0.62, wide * 0.72, high * 0.68, "#8a5a38", 0.3) +
    fill(rounded(x, y, wide, high, 6), "#cf9f6c") +
    fill(rounded(x + 1, y + 1, wide - 5, high - 5, 5), "#e6c192") +
    fill(rounded(x + 10, y + 10, wide - 20, high - 20, 3), "#fffaf0") +
    fill(rounded(x + 18, y + 18, wide - 36, high - 36, 3), ground) +
    emblemAt(emblem, x + wide / 2, y + high / 2 + 2, wide * 0.4)
  );
}

/** A board seen from slightly above; things stand on its upper face, whose near edge is at `y`. */
export function shelfBoard(
  drawing: Drawing,
  left: number,
  right: number,
  y: number,
  colour: Colour,
  { deep = 22, thick = 16 } = {},
): string {
  const top = drawing.linear(
    [0, 0],
    [0, 1],
    [
      [0, lighter(colour, 0.12)],
      [1, lighter(colour, 0.42)],
    ],
  );
  return (
    glow(drawing, (left + right) / 2 + 8, y + thick + 14, (right - left) * 0.52, 26, "#5b3a20", 0.34) +
    fill(
      polygon([
        [left + 8, y - deep],
        [right - 8, y - deep],
        [right, y],
        [left, y],
      ]),
      top,
    ) +
    fill(
      rounded(left, y, right - left, thick, 4),
      drawing.linear(
        [0, 0],
        [0, 1],
        [
          [0, colour],
          [1, darker(colour, 0.2)],
        ],
      ),
    ) +
    stroke(line([left, y], [right, y]), lighter(colour, 0.7), 2.4, { opacity: 0.8 })
  );
}

/** A round three-legged stool whose seat is at `y`. */
export function stool(drawing: Drawing, x: number, y: number, radius: number, floor: number, wood: Colour): string {
  const leg = (top: number, foot: number, shade: number) =>
    stroke(line([x + top, y], [x + foot, floor]), darker(wood, 0.4 + shade), 19) +
    stroke(line([x + top - 2, y], [x + foot - 2, floor]), darker(wood, shade), 13);
  return (
    contact(drawing, x + 8, floor, radius * 1.25, 22, 0.5) +
    leg(radius * 0.1, radius * 0.16, 0.2) +
    leg(-radius * 0.6, -radius * 0.86, 0) +
    leg(radius * 0.62, radius * 0.9, 0.1) +
    fill(ellipse(x, y + 16, radius, radius * 0.22), darker(wood, 0.3)) +
    fill(
      ellipse(x, y, radius, radius * 0.22),
      drawing.linear(
        [0, 0],
        [1, 1],
        [
          [0, lighter(wood, 0.5)],
          [1, wood],
        ],
      ),
    )
  );
}
