import { type Colour, darker, lighter } from "../lib/colour.ts";
import type { Drawing } from "../lib/drawing.ts";
import { smooth } from "../lib/path.ts";
import { type Emblem, emblemAt } from "./emblems.ts";
import { brass, cast, metalStops } from "./shading.ts";
import { ellipse, fill, line, placed, repeat, rounded, stroke } from "./shapes.ts";

const metal = (drawing: Drawing, colour: Colour) => drawing.linear([0, 0], [1, 0.9], metalStops(colour));

/** A metal rod bent along a path: dark edge, body, and a bright line to its upper left. */
export const rod = (path: string, thick: number, colour: Colour = brass) =>
  stroke(path, darker(colour, 0.55), thick) +
  stroke(path, colour, thick * 0.78) +
  placed(stroke(path, lighter(colour, 0.8), thick * 0.26, { opacity: 0.9 }), { move: [-thick * 0.14, -thick * 0.16] });

/** A swivel snap hook of length about 150, its eye at (0, 0), hanging to the right. */
export function snapHook(drawing: Drawing, colour: Colour = brass): string {
  const hook = "M62 0C62 -4 66 -8 74 -8C84 -30 116 -40 140 -22C160 -6 158 26 136 34C124 39 112 36 104 30";
  return (
    cast(drawing, stroke(hook, "#4a2a14", 20) + stroke(line([10, 0], [70, 0]), "#4a2a14", 26), {
      move: [8, 14],
      soft: 6,
      opacity: 0.3,
    }) +
    rod(ellipse(4, 0, 20, 24), 11, colour) +
    fill(rounded(22, -15, 26, 30, 8), metal(drawing, colour)) +
    fill(rounded(45, -11, 28, 22, 9), metal(drawing, darker(colour, 0.1))) +
    rod(hook, 18, colour) +
    rod("M74 8C86 18 96 24 108 28", 11, lighter(colour, 0.2)) +
    fill(ellipse(88, 22, 8, 9), metal(drawing, lighter(colour, 0.1)))
  );
}

/** A frame buckle with a prong, about 100 high, around (0, 0). */
export function buckle(size: number, colour: Colour = brass): string {
  const [wide, high] = [size * 0.62, size];
  return (
    rod(rounded(-wide / 2, -high / 2, wide, high, size * 0.2), size * 0.14, colour) +
    rod(line([-wide * 0.5, 0], [wide * 0.56, 0]), size * 0.09, lighter(colour, 0.1))
  );
}

/** A round name tag hanging below (0, 0). */
export function tag(drawing: Drawing, size: number, emblem: Emblem, colour: Colour = brass): string {
  const y = size * 0.82;
  return (
    cast(drawing, fill(ellipse(0, y, size * 0.56), "#4a2a14"), { move: [6, 10], soft: 5, opacity: 0.3 }) +
    rod(ellipse(0, size * 0.16, size * 0.15, size * 0.2), size * 0.07, colour) +
    fill(ellipse(0, y + size * 0.02, size * 0.56), darker(colour, 0.45)) +
    fill(ellipse(0, y, size * 0.55), metal(drawing, colour)) +
    stroke(ellipse(0, y, size * 0.46), darker(colour, 0.3), size * 0.025, { opacity: 0.6 }) +
    fill(ellipse(0, size * 0.36, size * 0.05), darker(colour, 0.7)) +
    emblemAt(emblem, 0, y + size * 0.04, size * 0.66)
  );
}

/** A jingle bell around (0, 0). */
export function bell(drawing: Drawing, size: number, colour: Colour = brass): string {
  const r = size / 2;
  const paint = drawing.radial([0.34, 0.28], 0.8, [
    [0, lighter(colour, 0.85)],
    [0.35, lighter(colour, 0.15)],
    [0.75, darker(colour, 0.25)],
    [1, darker(colour, 0.5)],
  ]);
  return (
    rod(ellipse(0, -r * 1.1, r * 0.24, r * 0.3), r * 0.16, colour) +
    fill(ellipse(0, 0, r), paint) +
    stroke(`M${-r * 0.98} ${r * 0.08}Q0 ${r * 0.42} ${r * 0.98} ${r * 0.08}`, darker(colour, 0.5), r * 0.09, {
      opacity: 0.7,
    }) +
    stroke(`M${-r * 0.96} ${r * 0.16}Q0 ${r * 0.5} ${r * 0.96} ${r * 0.16}`, lighter(colour, 0.6), r * 0.05, {
      opacity: 0.7,
    }) +
    stroke(line([0, r * 0.42], [0, r * 0.76]), darker(colour, 0.75), r * 0.13) +
    fill(ellipse(0, r * 0.8, r * 0.13), darker(colour, 0.75)) +
    fill(ellipse(-r * 0.36, -r * 0.42, r * 0.2, r * 0.13), "#ffffff", 0.75)
  );
}

/** A side-release buckle, about `size` long, lying along x around (0, 0). */
export function clasp(drawing: Drawing, size: number, colour: Colour, open = false): string {
  const paint = drawing.linear(
    [0, 0],
    [0.3, 1],
    [
      [0, lighter(colour, 0.4)],
      [0.4, colour],
      [1, darker(colour, 0.4)],
    ],
  );
  const [w, h] = [size * 0.5, size * 0.46];
  const apart = open ? size * 0.16 : 0;
  const female = smooth(
    [
      [-w, -h * 0.42],
      [-w * 0.5, -h * 0.5],
      [0, -h * 0.42],
      [w * 0.06, 0],
      [0, h * 0.42],
      [-w * 0.5, h * 0.5],
      [-w, h * 0.42],
    ],
    { tightness: 9 },
  );
  const male = rounded(w * 0.1 + apart, -h * 0.42, w * 0.9, h * 0.84, h * 0.14);
  const prongs = repeat(3, (index) =>
    fill(
      rounded(-w * (index === 1 ? 0.34 : 0.42) + apart, (index - 1) * h * 0.3 - h * 0.07, w * 0.62, h * 0.14, h * 0.06),
      darker(colour, 0.1),
    ),
  );
  return (
    prongs +
    fill(female, paint) +
    fill(male, paint) +
    stroke(line([w * 0.34 + apart, -h * 0.28], [w * 0.34 + apart, h * 0.28]), lighter(colour, 0.5), 2, {
      opacity: 0.5,
    }) +
    fill(rounded(-w * 0.72, -h * 0.16, w * 0.4, h * 0.32, h * 0.1), darker(colour, 0.4), 0.8)
  );
}
