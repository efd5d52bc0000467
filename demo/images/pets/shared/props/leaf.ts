import { type Colour, darker, lighter } from "../../../lib/colour.ts";
import type { Drawing } from "../../../lib/drawing.ts";
import type { Random } from "../../../lib/random.ts";
import { softSpot } from "../volume.ts";

export const autumn: readonly Colour[] = ["#e08a3c", "#d9603b", "#e9b44c", "#c4763a", "#b9503a"];

/** A beech leaf with its midrib; `turn` in degrees, the stalk points down when it is 0. */
export function leaf(drawing: Drawing, x: number, y: number, size: number, turn: number, colour: Colour): string {
  const blade =
    `M0 ${-size}C${size * 0.62} ${-size * 0.6} ${size * 0.62} ${size * 0.3} 0 ${size * 0.7}` +
    `C${-size * 0.62} ${size * 0.3} ${-size * 0.62} ${-size * 0.6} 0 ${-size}Z`;
  const fill = drawing.linear(
    [0, 0],
    [1, 1],
    [
      [0, lighter(colour, 0.35)],
      [0.5, colour],
      [1, darker(colour, 0.25)],
    ],
  );
  const veins = [-0.5, -0.15, 0.2]
    .map(
      (share) =>
        `M0 ${size * (share + 0.2)}L${size * 0.34} ${size * (share - 0.06)}M0 ${size * (share + 0.2)}` +
        `L${-size * 0.34} ${size * (share - 0.06)}`,
    )
    .join("");
  return (
    `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(1)})"><path d="${blade}" ` +
    `fill="${fill}"/>` +
    `<path d="M0 ${-size * 0.85}V${size}${veins}" fill="none" stroke="${darker(colour, 0.4)}" ` +
    `stroke-width="${size * 0.06}" stroke-linecap="round" opacity=".55"/></g>`
  );
}

/** Leaves strewn over the ground, flattened by the low view. */
export function leafLitter(
  drawing: Drawing,
  random: Random,
  x: readonly [number, number],
  y: readonly [number, number],
  count: number,
): string {
  return Array.from({ length: count }, () => ({
    x: random.between(...x),
    y: random.between(...y),
    size: random.between(22, 34),
    turn: random.between(0, 360),
    colour: random.pick(autumn),
  }))
    .sort((a, b) => a.y - b.y)
    .map(
      (one) =>
        softSpot(drawing, one.x + 3, one.y + 5, one.size * 0.9, one.size * 0.34, "#5b3a20", 0.28, 5) +
        `<g transform="translate(${one.x.toFixed(1)} ${one.y.toFixed(1)}) scale(1 ` +
        `.5)">${leaf(drawing, 0, 0, one.size, one.turn, one.colour)}</g>`,
    )
    .join("");
}
