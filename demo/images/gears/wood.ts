import { type Colour, darker, lighter } from "../lib/colour.ts";
import type { Drawing } from "../lib/drawing.ts";
import type { Point } from "../lib/path.ts";
import type { Random } from "../lib/random.ts";
import { band, beside, walk } from "./course.ts";
import { volume } from "./shading.ts";
import { clipped, ellipse, fill, placed, polygon, repeat, stroke } from "./shapes.ts";

/** Long soft grain lines across a box, kept inside the outline. */
export function timber(
  drawing: Drawing,
  random: Random,
  outline: string,
  box: { x: number; y: number; width: number; height: number },
  colour: Colour,
  along: "x" | "y" = "x",
): string {
  const count = Math.round((along === "x" ? box.height : box.width) / 9);
  const lines = repeat(count, (index) => {
    const share = (index + random.between(0.1, 0.9)) / count;
    const sway = random.between(-10, 10);
    const tone = random.chance(0.3) ? lighter(colour, 0.4) : darker(colour, 0.4);
    const path =
      along === "x"
        ? `M${box.x} ${box.y + share * box.height}C${box.x + box.width * 0.3} ${box.y + share * box.height + sway} ${box.x + box.width * 0.7} ${box.y + share * box.height - sway} ${box.x + box.width} ${box.y + share * box.height}`
        : `M${box.x + share * box.width} ${box.y}C${box.x + share * box.width + sway} ${box.y + box.height * 0.3} ${box.x + share * box.width - sway} ${box.y + box.height * 0.7} ${box.x + share * box.width} ${box.y + box.height}`;
    return stroke(path, tone, random.between(1.2, 3), { opacity: random.between(0.12, 0.32) });
  });
  return clipped(drawing.clip(outline), lines);
}

/** A flat board. */
export function board(
  drawing: Drawing,
  random: Random,
  corners: readonly Point[],
  colour: Colour,
  along: "x" | "y" = "x",
): string {
  const outline = polygon(corners);
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  const paint = drawing.linear(
    [0, 0],
    [1, 1],
    [
      [0, lighter(colour, 0.2)],
      [0.5, colour],
      [1, darker(colour, 0.16)],
    ],
  );
  return (
    fill(outline, paint) +
    timber(drawing, random, outline, { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }, colour, along) +
    stroke(outline, darker(colour, 0.45), 2, { opacity: 0.4 })
  );
}

interface Branch {
  points: readonly Point[];
  thick: number;
  bark: Colour;
  /** Colour of the sawn end at the last point; none when it runs out of sight. */
  cut?: Colour;
  taper?: number;
  knots?: number;
}

/** A natural stick with bark, knots and a sawn end. */
export function branch(
  drawing: Drawing,
  random: Random,
  { points, thick, bark, cut, taper = 0, knots = 3 }: Branch,
): string {
  const steps = walk(points, 6);
  const half = (share: number) =>
    (thick / 2) * (1 - taper * share) * (1 + 0.05 * Math.sin(share * 19) + 0.03 * Math.sin(share * 47));
  const outline = band(steps, half);
  const fissures = repeat(Math.round(steps.length / 2), () => {
    const from = Math.floor(random.between(0, steps.length - 9));
    const out = random.between(-0.46, 0.46) * thick;
    const trace = steps
      .slice(from, from + Math.floor(random.between(4, 9)))
      .map((step, index) => beside(step, out + Math.sin(index * 1.4) * 1.6));
    return stroke(
      `M${trace.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}`,
      random.chance(0.35) ? lighter(bark, 0.4) : darker(bark, 0.5),
      random.between(1.4, 3),
      { opacity: 0.4 },
    );
  });
  const eyes = repeat(knots, () => {
    const step = steps[Math.floor(random.between(4, steps.length - 5))];
    if (!step) return "";
    const [x, y] = beside(step, random.between(-0.25, 0.25) * thick);
    return (
      fill(ellipse(x, y, thick * 0.13, thick * 0.09), darker(bark, 0.5), 0.7) +
      stroke(ellipse(x, y, thick * 0.17, thick * 0.12), lighter(bark, 0.3), 1.6, { opacity: 0.5 })
    );
  });
  const end = steps.at(-1);
  return (
    volume(drawing, outline, bark, { depth: thick * 0.5, surface: fissures + eyes }) +
    (cut && end ? sawn(drawing, end.x, end.y, half(1), (end.angle * 180) / Math.PI, cut, bark) : "")
  );
}

/** The sawn end of a stick, with year rings. */
export function sawn(
  drawing: Drawing,
  x: number,
  y: number,
  radius: number,
  turn: number,
  colour: Colour,
  bark: Colour,
): string {
  const flat = 0.5;
  const paint = drawing.radial([0.4, 0.4], 0.7, [
    [0, lighter(colour, 0.4)],
    [1, darker(colour, 0.12)],
  ]);
  const ring = (share: number) => ellipse(1, 0, radius * flat * share, radius * share);
  return placed(
    fill(ellipse(0, 0, radius * flat, radius), darker(bark, 0.25)) +
      fill(ellipse(1, 0, radius * flat * 0.84, radius * 0.86), paint) +
      repeat(3, (index) => stroke(ring(0.2 + index * 0.22), darker(colour, 0.4), 1.6, { opacity: 0.5 })),
    { move: [x, y], turn },
  );
}
