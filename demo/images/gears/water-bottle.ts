import type { Colour } from "../lib/colour.ts";
import type { Drawing } from "../lib/drawing.ts";
import { rod } from "./hardware.ts";
import { roundStops, steel } from "./shading.ts";
import { arc, clipped, ellipse, fill, line, repeat, rounded, stroke } from "./shapes.ts";
import { type Ring, silhouette, turned } from "./turned.ts";
import { knurls } from "./vessels.ts";

interface WaterBottle {
  radius: number;
  height: number;
  cap: Colour;
}

/** A glass drinking bottle hanging upside down: cap and steel spout below; the spout's tip is near (0, 0). */
export function waterBottle(drawing: Drawing, { radius, height, cap }: WaterBottle): string {
  const tilt = 0.13;
  const foot = -height * 0.3;
  const rings: Ring[] = [
    [-height, radius * 0.5],
    [-height + radius * 0.07, radius * 0.74],
    [-height + radius * 0.26, radius * 0.93],
    [-height + radius * 0.6, radius],
    [foot - radius * 0.55, radius],
    [foot - radius * 0.2, radius * 0.88],
    [foot, radius * 0.6],
  ];
  const glass = silhouette({ middle: 0, rings, tilt });
  const level = -height * 0.82;
  const water = drawing.linear(
    [0, 0],
    [1, 0],
    [
      [0, "#7db9d6", 0.85],
      [0.25, "#d4effa", 0.75],
      [0.6, "#9fd3ea", 0.75],
      [1, "#5c9fc2", 0.9],
    ],
  );
  const spout = `M0 ${foot + height * 0.1}C0 ${-height * 0.09} ${-radius * 0.14} ${-height * 0.05} ${-radius * 0.66} ${height * 0.004}`;
  const marks = repeat(6, (index) =>
    stroke(
      line(
        [radius * 0.36, -height * 0.76 + index * height * 0.066],
        [radius * (index % 2 ? 0.56 : 0.66), -height * 0.758 + index * height * 0.066],
      ),
      "#ffffff",
      4,
      { opacity: 0.85 },
    ),
  );
  return (
    fill(
      glass,
      drawing.linear(
        [0, 0],
        [1, 0],
        [
          [0, "#a7c7d4", 0.75],
          [0.2, "#ffffff", 0.6],
          [0.55, "#dff1f7", 0.45],
          [1, "#8fb3c2", 0.8],
        ],
      ),
    ) +
    clipped(
      drawing.clip(glass),
      fill(rounded(-radius, level, radius * 2, height, 1), water) +
        fill(ellipse(0, level, radius, radius * tilt), "#e8f7fc", 0.9) +
        stroke(arc(0, level, radius, radius * tilt), "#ffffff", 2.4, { opacity: 0.8 }),
    ) +
    repeat(7, (index) =>
      fill(
        ellipse(Math.sin(index * 2.4) * radius * 0.5, level + 40 + index * height * 0.06, 4 + (index % 3) * 2.4),
        "#ffffff",
        0.6,
      ),
    ) +
    marks +
    stroke(glass, "#6b98ac", 3, { opacity: 0.55 }) +
    fill(rounded(-radius * 0.78, -height * 0.88, radius * 0.17, height * 0.5, radius * 0.08), "#ffffff", 0.6) +
    rod(spout, radius * 0.34, steel) +
    fill(
      ellipse(-radius * 0.74, height * 0.016, radius * 0.14),
      drawing.radial([0.36, 0.3], 0.8, [
        [0, "#ffffff"],
        [0.5, "#c7d0d6"],
        [1, "#66727a"],
      ]),
    ) +
    turned(
      drawing,
      {
        middle: 0,
        rings: [
          [foot - radius * 0.1, radius * 0.72],
          [foot + height * 0.1, radius * 0.7],
          [foot + height * 0.13, radius * 0.3],
        ],
        tilt,
        straight: true,
      },
      cap,
      roundStops(cap),
    ) +
    knurls(radius * 0.7, foot - radius * 0.04, foot + height * 0.09, tilt, cap)
  );
}
