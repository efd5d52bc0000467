import { type Colour, darker, lighter } from "../lib/colour.ts";
import type { Drawing } from "../lib/drawing.ts";
import { glow } from "../gears/shading.ts";
import { fill, line, repeat, rounded, stroke } from "../gears/shapes.ts";
import { size } from "./scene.ts";

const [width, height] = size;

export interface Room {
  /** Wall near the lamp, upper left, and far from it. */
  wall: readonly [Colour, Colour];
  floor: Colour;
  /** Where wall and floor meet. */
  horizon: number;
  skirting?: Colour;
  boards?: boolean;
}

/** A wall and a floor under warm light from the upper left; both run out of the picture on all sides. */
export function room(drawing: Drawing, { wall, floor, horizon, skirting, boards = true }: Room): string {
  const plaster = drawing.linear(
    [0, 0],
    [1, 0.9],
    [
      [0, wall[0]],
      [1, wall[1]],
    ],
  );
  const planks = drawing.linear(
    [0, 0],
    [0, 1],
    [
      [0, darker(floor, 0.06)],
      [0.35, floor],
      [1, lighter(floor, 0.2)],
    ],
  );
  return (
    `<rect width="${width}" height="${horizon + 2}" fill="${plaster}"/>` +
    glow(drawing, width * 0.2, horizon * 0.2, width * 0.5, horizon * 0.75, "#fffdf6", 0.55) +
    `<rect y="${horizon}" width="${width}" height="${height - horizon}" fill="${planks}"/>` +
    (boards ? seams(horizon, floor) : "") +
    (skirting ? board(drawing, horizon, skirting) : "") +
    `<rect y="${horizon}" width="${width}" height="34" fill="${drawing.linear(
      [0, 0],
      [0, 1],
      [
        [0, "#5b3a20", 0.2],
        [1, "#5b3a20", 0],
      ],
    )}"/>`
  );
}

/** Floorboards run towards a point high above the horizon, so that the floor lies flat. */
function seams(horizon: number, floor: Colour): string {
  const depth = 620;
  const share = depth / (depth + height - horizon);
  return repeat(15, (index) => {
    const out = (index - 7) * 150 + 40;
    const seam = line([width / 2 + out * share, horizon], [width / 2 + out, height]);
    return (
      stroke(seam, darker(floor, 0.4), 2.4, { opacity: 0.2 }) + stroke(seam, lighter(floor, 0.7), 1.2, { opacity: 0.3 })
    );
  });
}

function board(drawing: Drawing, horizon: number, colour: Colour): string {
  const paint = drawing.linear(
    [0, 0],
    [0, 1],
    [
      [0, lighter(colour, 0.5)],
      [0.2, colour],
      [1, darker(colour, 0.08)],
    ],
  );
  return (
    fill(rounded(-20, horizon - 34, width + 40, 36, 4), paint) +
    stroke(line([0, horizon - 34], [width, horizon - 34]), "#ffffff", 2.4, { opacity: 0.7 })
  );
}

/** Lets the left and right edge of a picture run out into the colour of the page. */
export function fadedSides(drawing: Drawing, colour: Colour, reach = 150): string {
  const side = (x: number, from: [number, number], to: [number, number]) =>
    `<rect x="${x}" width="${reach}" height="${height}" fill="${drawing.linear(from, to, [
      [0, colour, 0.95],
      [0.4, colour, 0.5],
      [1, colour, 0],
    ])}"/>`;
  return side(0, [0, 0], [1, 0]) + side(width - reach, [1, 0], [0, 0]);
}
