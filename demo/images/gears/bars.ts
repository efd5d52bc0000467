import { type Colour, darker, lighter } from "../lib/colour.ts";
import { line, placed, repeat, stroke } from "./shapes.ts";

export const wire = (path: string, thick: number, colour: Colour) =>
  stroke(path, darker(colour, 0.4), thick) +
  placed(stroke(path, lighter(colour, 0.35), thick * 0.45), { move: [-thick * 0.15, -thick * 0.12] });

/** Upright bars across a box. */
export const bars = (
  left: number,
  right: number,
  top: number,
  bottom: number,
  count: number,
  thick: number,
  colour: Colour,
) =>
  repeat(count, (index) => {
    const x = left + ((right - left) * index) / (count - 1);
    return wire(line([x, top], [x, bottom]), thick, colour);
  });
