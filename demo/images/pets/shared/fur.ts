import type { Colour } from "../../lib/colour.ts";
import type { Point } from "../../lib/path.ts";
import type { Random } from "../../lib/random.ts";
import type { Box } from "./shapes.ts";
import { tones } from "./tones.ts";

/** Direction of growth at a point, in radians; 0 points right, a quarter turn points down. */
export type Flow = (x: number, y: number) => number;

/** Hair that grows away from a point (the nose of a face) and falls by its own weight. */
export const awayFrom =
  ([centreX, centreY]: Point, fall = 0.35): Flow =>
  (x, y) =>
    Math.atan2(y - centreY + Math.abs(x - centreX) * fall, x - centreX);

export const towards =
  (degrees: number): Flow =>
  () =>
    (degrees * Math.PI) / 180;

export const downward: Flow = towards(90);

export interface FurStyle {
  colour: Colour;
  count: number;
  length: number;
  flow: Flow;
  width?: number;
  opacity?: number;
  /** How far single hairs stray from the flow, in radians. */
  spread?: number;
}

/** Many faint tapered hairs in one path; the caller clips them to the body. */
export function furStrokes(random: Random, area: Box, style: FurStyle): string {
  const { colour, count, length, flow, width = 2.6, opacity = 0.25, spread = 0.5 } = style;
  let path = "";
  for (let index = 0; index < count; index++) {
    const x = random.between(...area.x);
    const y = random.between(...area.y);
    const angle = flow(x, y) + random.between(-spread, spread);
    path += hair(
      [x, y],
      angle,
      length * random.between(0.5, 1.3),
      width * random.between(0.6, 1.2),
      random.between(-0.18, 0.18),
    );
  }
  return `<path d="${path}" fill="${colour}" opacity="${opacity}"/>`;
}

function hair([x, y]: Point, angle: number, length: number, width: number, bend: number): string {
  const [alongX, alongY] = [Math.cos(angle) * length, Math.sin(angle) * length];
  const [sideX, sideY] = [-Math.sin(angle), Math.cos(angle)];
  const control = (side: number) =>
    `${round(alongX * 0.5 + sideX * (length * bend + side * width))} ` +
    `${round(alongY * 0.5 + sideY * (length * bend + side * width))}`;
  return (
    `M${round(x)} ${round(y)}q${control(0.5)} ${round(alongX)} ${round(alongY)}` +
    `q${back(alongX, alongY, control(-0.5))}Z`
  );
}

function back(alongX: number, alongY: number, control: string): string {
  const [x, y] = control.split(" ").map(Number) as [number, number];
  return `${round(x - alongX)} ${round(y - alongY)} ${round(-alongX)} ${round(-alongY)}`;
}

const round = (value: number) => Math.round(value * 10) / 10;

/** A whole coat over an area: shadow hairs below, light hairs above, in the tones of the coat. */
export function coat(
  random: Random,
  area: Box,
  colour: Colour,
  {
    flow = downward,
    length = 20,
    density = 1,
    opacity = 1,
  }: { flow?: Flow; length?: number; density?: number; opacity?: number } = {},
): string {
  const { shade, deep, rim } = tones(colour);
  const surface = (area.x[1] - area.x[0]) * (area.y[1] - area.y[0]);
  const count = Math.round((surface / 150) * density);
  return (
    furStrokes(random, area, {
      colour: deep,
      count: Math.round(count * 0.5),
      length,
      flow,
      opacity: 0.14 * opacity,
      width: 1.7,
    }) +
    furStrokes(random, area, { colour: shade, count, length: length * 0.9, flow, opacity: 0.2 * opacity, width: 1.7 }) +
    furStrokes(random, area, { colour: rim, count, length: length * 0.9, flow, opacity: 0.22 * opacity, width: 1.5 })
  );
}
