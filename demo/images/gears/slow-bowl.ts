import { floorShadow } from "../lib/backdrop.ts";
import { darker, lighter } from "../lib/colour.ts";
import type { Drawing } from "../lib/drawing.ts";
import { smooth } from "../lib/path.ts";
import type { Random } from "../lib/random.ts";
import { kibble } from "./morsels.ts";
import { glow } from "./shading.ts";
import { arc, clipped, ellipse, fill, placed, stroke, times, trace } from "./shapes.ts";
import { turned } from "./turned.ts";

/** Ridges of the slow feeder, as curves on a disc of radius 1. */
const ridges = [
  trace("-0.62,-0.3 -0.5,-0.62 -0.1,-0.74 0.2,-0.66"),
  trace("0.46,-0.56 0.72,-0.2 0.7,0.2 0.5,0.36"),
  trace("-0.74,0.02 -0.62,0.42 -0.3,0.68 0.06,0.72"),
  trace("-0.34,-0.3 0.02,-0.42 0.34,-0.2 0.34,0.1 0.1,0.22"),
  trace("-0.38,0.02 -0.26,0.34 0.06,0.46 0.3,0.42"),
  trace("-0.08,-0.08 0.06,0.0 0.0,0.08"),
] as const;

export function slowBowl(
  drawing: Drawing,
  random: Random,
  { x, y, radius, tilt, high }: { x: number; y: number; radius: number; tilt: number; high: number },
): string {
  const colour = "#3b9c93";
  const floor = radius * 0.84;
  const wall = (path: string) =>
    placed(stroke(path, darker(colour, 0.5), radius * 0.125), { move: [3, radius * 0.05 * (1 - tilt * 0.4)] }) +
    stroke(path, darker(colour, 0.14), radius * 0.115) +
    placed(stroke(path, lighter(colour, 0.32), radius * 0.075), { move: [-1, -radius * 0.05 * (1.2 - tilt)] }) +
    placed(stroke(path, "#ffffff", radius * 0.016, { opacity: 0.6 }), { move: [-4, -radius * 0.065 * (1.2 - tilt)] });
  const mouth = ellipse(x, y, floor, floor * tilt);
  const pieces = times(150, () => ({ angle: random.between(0, Math.PI * 2), out: Math.sqrt(random.next()) * 0.9 })).map(
    ({ angle, out }) => [x + Math.cos(angle) * out * floor, y + Math.sin(angle) * out * floor * tilt] as const,
  );
  const food = [...pieces]
    .sort((a, b) => a[1] - b[1])
    .map((at) => placed(kibble("#a9683b")(drawing, random, radius * 0.13), { move: at, turn: random.between(-30, 30) }))
    .join("");
  return (
    floorShadow(drawing, [x + 12, y + high + radius * tilt * 0.3], [radius * 1.06, radius * tilt * 0.86], 0.3) +
    turned(
      drawing,
      {
        middle: x,
        rings: [
          [y, radius],
          [y + high, radius * 0.97],
        ],
        tilt,
        straight: true,
      },
      colour,
    ) +
    fill(
      ellipse(x, y, radius, radius * tilt),
      drawing.linear(
        [0, 0],
        [1, 1],
        [
          [0, lighter(colour, 0.55)],
          [0.5, lighter(colour, 0.16)],
          [1, darker(colour, 0.1)],
        ],
      ),
    ) +
    fill(
      mouth,
      drawing.linear(
        [0.1, 0],
        [0.8, 1],
        [
          [0, darker(colour, 0.5)],
          [0.6, darker(colour, 0.22)],
          [1, colour],
        ],
      ),
    ) +
    clipped(
      drawing.clip(mouth),
      food + glow(drawing, x - radius * 0.2, y - floor * tilt, radius, floor * tilt * 0.6, "#0d2f2c", 0.5),
    ) +
    ridges
      .map((ridge) =>
        wall(
          smooth(
            ridge.map(([u, v]) => [x + u * floor, y + v * floor * tilt - radius * 0.02] as const),
            { closed: false },
          ),
        ),
      )
      .join("") +
    stroke(arc(x, y, radius, radius * tilt), lighter(colour, 0.6), 4, { opacity: 0.7 })
  );
}
