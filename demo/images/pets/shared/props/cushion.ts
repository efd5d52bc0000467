import { type Colour, darker, lighter } from "../../../lib/colour.ts";
import type { Drawing } from "../../../lib/drawing.ts";
import { smooth } from "../../../lib/path.ts";
import { ellipse } from "../shapes.ts";
import { groundShadow, softSpot, volume } from "../volume.ts";

export interface Cushion {
  /** Middle of its underside on the ground. */
  x: number;
  y: number;
  width: number;
  height: number;
  colour: Colour;
}

/** A plump floor cushion with piping; an animal lies at about a third of its height below the top. */
export function cushion(drawing: Drawing, { x, y, width, height, colour }: Cushion): string {
  const half = width / 2;
  const body = smooth([
    [-half, -height * 0.5],
    [-half * 0.86, -height * 0.88],
    [-half * 0.4, -height],
    [half * 0.4, -height],
    [half * 0.86, -height * 0.88],
    [half, -height * 0.5],
    [half * 0.88, -height * 0.1],
    [half * 0.4, 0],
    [-half * 0.4, 0],
    [-half * 0.88, -height * 0.1],
  ]);
  const hollow = softSpot(drawing, 0, -height * 0.7, half * 0.66, height * 0.2, darker(colour, 0.5), 0.3, 18);
  const creases = [-0.72, -0.5, 0.54, 0.76]
    .map(
      (share) =>
        `M${half * share} ${-height * 0.36}q${half * 0.03} ${height * 0.14} ${-half * 0.02 * Math.sign(share)} ` +
        `${height * 0.24}`,
    )
    .join("");
  const piping =
    `M${-half * 0.99} ${-height * 0.46}C${-half * 0.7} ${-height * 0.22} ${half * 0.7} ` +
    `${-height * 0.22} ${half * 0.99} ${-height * 0.46}`;
  const inside =
    hollow +
    `<path d="${piping}" fill="none" stroke="${darker(colour, 0.4)}" stroke-width="7" opacity=".4" ` +
    'transform="translate(0 4)"/>' +
    `<path d="${piping}" fill="none" stroke="${lighter(colour, 0.45)}" stroke-width="6"/>` +
    `<path d="${creases}" fill="none" stroke="${darker(colour, 0.5)}" stroke-width="4" stroke-linecap="round" ` +
    'opacity=".25"/>';
  return (
    groundShadow(drawing, x, y - 2, half * 0.98, 24, 0.34) +
    `<g transform="translate(${x} ` +
    `${y})">${volume(drawing, body, { colour, depth: height * 0.4, shade: 0.5, rim: 0.4 }, inside)}</g>`
  );
}

/** A flat oval rug on the floor. */
export function rug(drawing: Drawing, x: number, y: number, wide: number, tall: number, colour: Colour): string {
  const ring = (share: number, fill: Colour) =>
    `<path d="${smooth(ellipse([x, y], [wide * share, tall * share]))}" fill="${fill}"/>`;
  return (
    groundShadow(drawing, x, y + 6, wide, tall, 0.16) +
    ring(1, colour) +
    ring(0.9, lighter(colour, 0.55)) +
    ring(0.85, lighter(colour, 0.2)) +
    ring(0.6, lighter(colour, 0.32))
  );
}
