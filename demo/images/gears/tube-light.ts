import type { Drawing } from "../lib/drawing.ts";
import { lettering } from "../lib/lettering.ts";
import { cast, metalStops, steel } from "./shading.ts";
import { fill, line, polygon, rounded, softPolygon, stroke } from "./shapes.ts";

/** A tube fixture lying level from (x, y) to the right, its tube below. */
export function tubeLight(
  drawing: Drawing,
  { x, y, long, on = true }: { x: number; y: number; long: number; on?: boolean },
): string {
  const body = softPolygon(
    [
      [x, y - 66],
      [x + 40, y - 96],
      [x + long + 40, y - 96],
      [x + long, y - 66],
    ],
    6,
  );
  const front = rounded(x, y - 68, long, 56, 10);
  const tube = rounded(x + 34, y - 6, long - 68, 40, 20);
  const cap = (cx: number) => fill(rounded(cx, y - 14, 34, 54, 9), drawing.linear([0, 0], [0, 1], metalStops(steel)));
  return (
    fill(
      body,
      drawing.linear(
        [0, 0],
        [1, 0],
        [
          [0, "#5a6870"],
          [1, "#3b474e"],
        ],
      ),
    ) +
    fill(
      front,
      drawing.linear(
        [0, 0],
        [0, 1],
        [
          [0, "#46545c"],
          [0.2, "#37444b"],
          [1, "#222c32"],
        ],
      ),
    ) +
    stroke(line([x + 8, y - 64], [x + long - 8, y - 64]), "#9fb0b9", 2.6, { opacity: 0.8 }) +
    fill(
      polygon([
        [x + 16, y - 12],
        [x + long - 16, y - 12],
        [x + long - 30, y + 10],
        [x + 30, y + 10],
      ]),
      drawing.linear(
        [0, 0],
        [0, 1],
        [
          [0, "#8b979e"],
          [1, "#eef2f4"],
        ],
      ),
    ) +
    (on
      ? `<g filter="${drawing.blur(20)}">${fill(rounded(x + 20, y - 10, long - 40, 60, 30), "#bfa9ff", 0.75)}</g>`
      : "") +
    fill(
      tube,
      drawing.linear(
        [0, 0],
        [0, 1],
        on
          ? [
              [0, "#ffffff"],
              [0.45, "#f4efff"],
              [1, "#b9a4f2"],
            ]
          : [
              [0, "#ffffff"],
              [0.5, "#e6ecef"],
              [1, "#aebac1"],
            ],
      ),
    ) +
    stroke(line([x + 50, y + 5], [x + long - 50, y + 5]), "#ffffff", 5, { opacity: 0.9 }) +
    cap(x + 8) +
    cap(x + long - 42) +
    lettering("Pawhaven UVB", x + 30, y - 32, { size: 25, colour: "#eaf2f5", anchor: "start" }) +
    fill(rounded(x + long - 76, y - 54, 46, 26, 7), "#e2683f") +
    stroke(line([x + long - 53, y - 49], [x + long - 53, y - 33]), "#ffffff", 4)
  );
}

/** A spare tube with pins at both ends, along x from (0, 0). */
export function spareTube(drawing: Drawing, long: number): string {
  const cap = (x: number) => fill(rounded(x, -25, 40, 50, 10), drawing.linear([0, 0], [0, 1], metalStops(steel)));
  return (
    cast(drawing, fill(rounded(0, -22, long, 44, 22), "#4a2a14"), { move: [8, 22], soft: 9, opacity: 0.3 }) +
    stroke(line([-14, -9], [10, -9]), "#8f9aa2", 6) +
    stroke(line([-14, 9], [10, 9]), "#8f9aa2", 6) +
    stroke(line([long - 10, -9], [long + 14, -9]), "#8f9aa2", 6) +
    stroke(line([long - 10, 9], [long + 14, 9]), "#8f9aa2", 6) +
    fill(
      rounded(10, -22, long - 20, 44, 18),
      drawing.linear(
        [0, 0],
        [0, 1],
        [
          [0, "#e9eef4"],
          [0.28, "#ffffff"],
          [0.6, "#e0daf2"],
          [1, "#a99fc6"],
        ],
      ),
    ) +
    cap(0) +
    cap(long - 40)
  );
}
