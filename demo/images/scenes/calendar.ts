import { type Colour, darker, lighter } from "../lib/colour.ts";
import type { Drawing } from "../lib/drawing.ts";
import { emblemAt, paw } from "../gears/emblems.ts";
import { fill, line, placed, repeat, rounded, stroke } from "../gears/shapes.ts";

export interface Calendar {
  width: number;
  height: number;
  colour: Colour;
  /** Column and row of the one day that is marked. */
  marked?: readonly [number, number];
}

const [columns, rows] = [7, 5];

/** A sheet of a month, its upper left corner at (0, 0): spiral binding, coloured head, days without numbers. */
export function calendar(drawing: Drawing, { width, height, colour, marked }: Calendar): string {
  const head = height * 0.2;
  const margin = width * 0.055;
  const [wide, high] = [(width - margin * 2) / columns, (height - head - margin * 1.7) / rows];
  const middle = (column: number, row: number) =>
    [margin + wide * (column + 0.5), head + margin * 0.85 + high * (row + 0.5)] as const;
  const days = repeat(columns * rows, (index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    if ((row === 0 && column < 2) || (row === rows - 1 && column > 3)) return "";
    const [x, y] = middle(column, row);
    return fill(
      rounded(x - wide * 0.41, y - high * 0.4, wide * 0.82, high * 0.8, 9),
      column > 4 ? lighter(colour, 0.78) : "#f3ece0",
    );
  });
  return (
    `<g transform="translate(10 16)" opacity=".3" filter="${drawing.blur(14)}">${fill(rounded(0, 0, width, height, 20), "#5b3a20")}</g>` +
    fill(rounded(5, 9, width - 2, height, 20), "#e6dac7") +
    fill(
      rounded(0, 0, width, height, 20),
      drawing.linear(
        [0, 0],
        [0.6, 1],
        [
          [0, "#fffefb"],
          [1, "#fbf3e6"],
        ],
      ),
    ) +
    fill(
      `M0 ${head}V20Q0 0 20 0H${width - 20}Q${width} 0 ${width} 20V${head}Z`,
      drawing.linear(
        [0, 0],
        [1, 1],
        [
          [0, lighter(colour, 0.14)],
          [1, darker(colour, 0.1)],
        ],
      ),
    ) +
    emblemAt(paw("#fffaf0"), width / 2, head * 0.58, head * 0.5) +
    stroke(line([width * 0.16, head * 0.58], [width * 0.38, head * 0.58]), "#fffaf0", head * 0.07, { opacity: 0.75 }) +
    stroke(line([width * 0.62, head * 0.58], [width * 0.84, head * 0.58]), "#fffaf0", head * 0.07, { opacity: 0.75 }) +
    days +
    (marked ? mark(middle(...marked), Math.min(wide, high), colour) : "") +
    rings(width)
  );
}

/** A day circled by hand, with a paw in it. */
const mark = ([x, y]: readonly [number, number], size: number, colour: Colour) =>
  placed(
    fill(rounded(-size * 0.52, -size * 0.5, size * 1.04, size, 12), lighter(colour, 0.84)) +
      emblemAt(paw(darker(colour, 0.08)), 0, size * 0.02, size * 0.72) +
      stroke(
        `M${-size * 0.1} ${-size * 0.82}C${-size * 0.8} ${-size * 0.8} ${-size} ${size * 0.3} ${-size * 0.4} ${size * 0.7}C${size * 0.3} ${size * 1.02} ${size} ${size * 0.5} ${size * 0.86} ${-size * 0.16}C${size * 0.74} ${-size * 0.74} ${size * 0.1} ${-size * 0.94} ${-size * 0.36} ${-size * 0.7}`,
        darker(colour, 0.1),
        size * 0.09,
      ),
    { move: [x, y] },
  );

const rings = (width: number) =>
  repeat(13, (index) => {
    const x = width * 0.08 + (index / 12) * width * 0.84;
    return (
      fill(rounded(x - 7, 12, 14, 14, 7), "#5b3a20", 0.5) +
      stroke(`M${x} 18V-8Q${x} -20 ${x + 9} -18`, "#7f8a90", 7) +
      stroke(`M${x - 1.4} 17V-8Q${x - 1.4} -19 ${x + 7} -18`, "#eef2f3", 3)
    );
  });
