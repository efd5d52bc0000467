import { floorShadow } from "../lib/backdrop.ts";
import { type Colour, darker, lighter } from "../lib/colour.ts";
import type { Drawing } from "../lib/drawing.ts";
import { type Point, smooth } from "../lib/path.ts";
import { band, beside, type Step, walk } from "./course.ts";
import { roundStops } from "./shading.ts";
import { arc, ellipse, fill, placed, repeat, stroke } from "./shapes.ts";

interface CollarBand {
  radius: number;
  high: number;
  tilt?: number;
  colour: Colour;
  lining?: Colour;
  stitch?: Colour;
}

const hoop = (radius: number, tilt: number, top: number, bottom: number, near: boolean) => {
  const way = near ? 1 : -1;
  const upper = arc(0, top, radius, radius * tilt * way);
  const lower = arc(0, bottom, -radius, radius * tilt * way).replace("M", "L");
  return `${upper}${lower}Z`;
};

/** A closed collar standing on its edge, its middle at (0, 0): the far inside first, then the near outside. */
export function collarBand(
  drawing: Drawing,
  { radius, high, tilt = 0.36, colour, lining = darker(colour, 0.25), stitch }: CollarBand,
): string {
  const far = hoop(radius, tilt, -high / 2, high / 2, false);
  const near = hoop(radius, tilt, -high / 2, high / 2, true);
  const seam = (y: number, way: number, tone: Colour) =>
    stroke(arc(0, y, radius * 0.995, radius * tilt * way), tone, 3, { dash: "12 8", opacity: 0.85 });
  return (
    floorShadow(drawing, [14, radius * tilt * 0.5 + high * 0.5], [radius * 1.06, radius * tilt * 0.85], 0.26) +
    fill(
      far,
      drawing.linear(
        [0, 0],
        [1, 0],
        [
          [0, darker(lining, 0.5)],
          [0.35, darker(lining, 0.2)],
          [0.7, lighter(lining, 0.14)],
          [1, darker(lining, 0.3)],
        ],
      ),
    ) +
    (stitch ? seam(-high * 0.36, -1, darker(stitch, 0.3)) : "") +
    fill(ellipse(0, -high / 2, radius, radius * tilt), "none") +
    fill(near, drawing.linear([0, 0], [1, 0], roundStops(colour))) +
    stroke(arc(0, -high / 2 + 2, radius, radius * tilt), lighter(colour, 0.6), 4, { opacity: 0.6 }) +
    stroke(arc(0, -high / 2, radius, -radius * tilt), lighter(lining, 0.35), 4, { opacity: 0.7 }) +
    stroke(arc(0, high / 2 - 2, radius, radius * tilt), darker(colour, 0.5), 4, { opacity: 0.45 }) +
    (stitch ? seam(-high * 0.33, 1, stitch) + seam(high * 0.33, 1, stitch) : "")
  );
}

interface Strap {
  points: readonly Point[];
  wide: number;
  colour: Colour;
  stitch?: Colour;
  /** Woven webbing shows fine cross ribs. */
  woven?: boolean;
  shadow?: boolean;
}

/** A flat strap along a curve. */
export function strap(drawing: Drawing, { points, wide, colour, stitch, woven = false, shadow = true }: Strap): string {
  const steps = walk(points, 4);
  const outline = band(steps, wide / 2);
  const path = smooth(points, { closed: false });
  const inner = (share: number) =>
    `M${steps
      .map((step) =>
        beside(step, wide * share)
          .map((value) => value.toFixed(1))
          .join(" "),
      )
      .join("L")}`;
  const rib = (step: Step) => {
    const [a, b] = [beside(step, -wide * 0.42), beside(step, wide * 0.42, wide * 0.12)];
    return `M${a[0].toFixed(1)} ${a[1].toFixed(1)}L${b[0].toFixed(1)} ${b[1].toFixed(1)}`;
  };
  return (
    (shadow
      ? `<g transform="translate(9 14)"><path d="${path}" fill="none" stroke="#4a2a14" stroke-width="${wide}" opacity=".3" filter="${drawing.blur(8)}"/></g>`
      : "") +
    fill(
      outline,
      drawing.linear(
        [0.1, 0],
        [0.9, 1],
        [
          [0, lighter(colour, 0.22)],
          [0.5, colour],
          [1, darker(colour, 0.2)],
        ],
      ),
    ) +
    (woven
      ? stroke(
          steps
            .filter((_, index) => index % 2 === 0)
            .map(rib)
            .join(""),
          darker(colour, 0.4),
          1.6,
          { opacity: 0.35 },
        )
      : "") +
    stroke(inner(-0.45), lighter(colour, 0.6), wide * 0.05, { opacity: 0.55 }) +
    stroke(inner(0.45), darker(colour, 0.5), wide * 0.07, { opacity: 0.5 }) +
    (stitch
      ? stroke(inner(-0.34), stitch, 2.6, { dash: "10 7", opacity: 0.9 }) +
        stroke(inner(0.34), stitch, 2.6, { dash: "10 7", opacity: 0.9 })
      : "")
  );
}

/** Punched holes in a row along x, starting at (0, 0). */
export const holes = (count: number, gap: number, size: number, colour: Colour) =>
  repeat(count, (index) =>
    placed(
      fill(ellipse(0, 0, size, size), darker(colour, 0.7)) +
        stroke(ellipse(0, 0, size, size), lighter(colour, 0.4), 1.6, { opacity: 0.5 }),
      { move: [index * gap, 0] },
    ),
  );
