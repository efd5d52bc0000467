import { type Colour, darker, lighter } from "../lib/colour.ts";
import type { Drawing } from "../lib/drawing.ts";
import type { Point } from "../lib/path.ts";
import { curve } from "./course.ts";
import { cast, glow, softStroke } from "./shading.ts";
import { arc, ellipse, fill, placed, polygon, repeat, rounded, stroke } from "./shapes.ts";
import { turned } from "./turned.ts";

/** A cable with a soft shadow on the wall behind. */
export function cable(drawing: Drawing, points: readonly Point[], thick = 11, colour: Colour = "#2f3a40"): string {
  const path = curve(points);
  return (
    cast(drawing, stroke(path, "#4a2a14", thick), { move: [8, 12], soft: 6, opacity: 0.22 }) +
    stroke(path, colour, thick) +
    placed(stroke(path, lighter(colour, 0.5), thick * 0.25, { opacity: 0.7 }), { move: [-2, -2] })
  );
}

/** A dome lamp seen from slightly below, the mouth's middle at (0, 0). */
export function domeLamp(
  drawing: Drawing,
  { radius: r, colour, on = true }: { radius: number; colour: Colour; on?: boolean },
): string {
  const tilt = 0.24;
  const shade = turned(
    drawing,
    {
      middle: 0,
      rings: [
        [-r * 1.02, r * 0.3],
        [-r * 0.94, r * 0.42],
        [-r * 0.7, r * 0.7],
        [-r * 0.34, r * 0.93],
        [0, r],
      ],
      tilt,
    },
    colour,
  );
  const mouth = ellipse(0, 0, r, r * tilt);
  const bulb = ellipse(0, r * 0.02, r * 0.4, r * 0.2);
  const vents = repeat(5, (index) =>
    fill(
      rounded((index - 2) * r * 0.13 - r * 0.03, -r * 0.9 + Math.abs(index - 2) * 2, r * 0.06, r * 0.13, r * 0.03),
      darker(colour, 0.7),
      0.8,
    ),
  );
  return (
    turned(
      drawing,
      {
        middle: 0,
        rings: [
          [-r * 1.5, r * 0.15],
          [-r * 1.46, r * 0.2],
          [-r * 1.08, r * 0.24],
          [-r, r * 0.3],
        ],
        tilt: 0.16,
        straight: true,
      },
      "#2f3a40",
    ) +
    shade +
    vents +
    softStroke(
      drawing,
      `M${-r * 0.72} ${-r * 0.42}Q${-r * 0.5} ${-r * 0.8} ${-r * 0.2} ${-r * 0.95}`,
      "#ffffff",
      r * 0.1,
      { soft: 5, opacity: 0.5 },
    ) +
    fill(
      mouth,
      drawing.linear(
        [0, 0],
        [0, 1],
        on
          ? [
              [0, "#fff1c4"],
              [0.6, "#ffe08a"],
              [1, "#f2b75a"],
            ]
          : [
              [0, "#8f9aa2"],
              [0.5, "#e7ecef"],
              [1, "#b9c2c9"],
            ],
      ),
    ) +
    stroke(mouth, darker(colour, 0.25), r * 0.05) +
    stroke(arc(0, 0, r, r * tilt), lighter(colour, 0.5), r * 0.025) +
    (on ? glow(drawing, 0, 0, r * 0.9, r * 0.3, "#ffffff", 1) : "") +
    fill(
      bulb,
      drawing.radial(
        [0.45, 0.4],
        0.6,
        on
          ? [
              [0, "#ffffff"],
              [0.6, "#fff4cf"],
              [1, "#ffd873"],
            ]
          : [
              [0, "#ffffff"],
              [1, "#d6dde1"],
            ],
      ),
    ) +
    stroke(bulb, "#d99a2b", 2, { opacity: 0.5 })
  );
}

/** A cone of light falling from the mouth at (x, y). */
export function beam(
  drawing: Drawing,
  x: number,
  y: number,
  top: number,
  bottom: number,
  long: number,
  colour: Colour = "#ffe08a",
): string {
  return fill(
    polygon([
      [x - top, y],
      [x + top, y],
      [x + bottom, y + long],
      [x - bottom, y + long],
    ]),
    drawing.linear(
      [0, 0],
      [0, 1],
      [
        [0, colour, 0.75],
        [0.5, colour, 0.3],
        [1, colour, 0],
      ],
    ),
  );
}
