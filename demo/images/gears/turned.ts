import { type Colour, darker, lighter } from "../lib/colour.ts";
import type { Drawing, Stop } from "../lib/drawing.ts";
import type { Point } from "../lib/path.ts";
import { roundStops } from "./shading.ts";
import { arc, ellipse, fill, stroke } from "./shapes.ts";

/** One ring of a thing turned on a lathe: how far down it sits and how wide it is. */
export type Ring = readonly [y: number, radius: number];

interface Turned {
  middle: number;
  rings: readonly Ring[];
  /** How round the ellipses look: 0 from the side, 1 from straight above. */
  tilt?: number;
  /** Smooth profiles bulge between the rings, straight ones have edges. */
  straight?: boolean;
}

/** The silhouette of a turned thing, rings given from top to bottom. */
export function silhouette({ middle, rings, tilt = 0.16, straight = false }: Turned): string {
  const [top, bottom] = [rings[0] as Ring, rings.at(-1) as Ring];
  const side = (sign: number) => rings.map(([y, radius]): Point => [middle + sign * radius, y]);
  const run = (points: readonly Point[]) =>
    straight ? points.map(([x, y]) => `L${x.toFixed(1)} ${y.toFixed(1)}`).join("") : flowing(points);
  const under = arc(middle, bottom[0], bottom[1], bottom[1] * tilt).replace(/^M[^C]*/, "");
  const back = reversedArc(middle, top[0], top[1], -top[1] * tilt);
  return `M${(middle - top[1]).toFixed(1)} ${top[0].toFixed(1)}${run(side(-1))}${under}${run(side(1).reverse())}${back}Z`;
}

/** A curve through unevenly spaced points whose handles never reach beyond their own segment. */
function flowing(points: readonly Point[]): string {
  const heading = (index: number): Point => {
    const [before, after] = [
      points[Math.max(0, index - 1)] as Point,
      points[Math.min(points.length - 1, index + 1)] as Point,
    ];
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
    return [(after[0] - before[0]) / length, (after[1] - before[1]) / length];
  };
  const [first] = points;
  let path = `L${first?.[0].toFixed(1)} ${first?.[1].toFixed(1)}`;
  for (let index = 0; index + 1 < points.length; index++) {
    const [from, to] = [points[index] as Point, points[index + 1] as Point];
    const reach = Math.hypot(to[0] - from[0], to[1] - from[1]) * 0.34;
    const [out, into] = [heading(index), heading(index + 1)];
    const values = [
      from[0] + out[0] * reach,
      from[1] + out[1] * reach,
      to[0] - into[0] * reach,
      to[1] - into[1] * reach,
      to[0],
      to[1],
    ];
    path += `C${values.map((value) => value.toFixed(1)).join(" ")}`;
  }
  return path;
}

function reversedArc(x: number, y: number, wide: number, high: number): string {
  const [a, b] = [wide * 0.5523, high * 0.5523];
  const numbers = (values: number[]) => values.map((value) => value.toFixed(1)).join(" ");
  return `C${numbers([x + wide, y + b, x + a, y + high, x, y + high])}C${numbers([x - a, y + high, x - wide, y + b, x - wide, y])}`;
}

export function turned(drawing: Drawing, shape: Turned, colour: Colour, stops: Stop[] = roundStops(colour)): string {
  return fill(silhouette(shape), drawing.linear([0, 0], [1, 0], stops));
}

/** The round upper face of a turned thing: a lit disc with a rim. */
export function disc(
  drawing: Drawing,
  middle: number,
  y: number,
  radius: number,
  tilt: number,
  colour: Colour,
): string {
  const paint = drawing.linear(
    [0, 0],
    [1, 1],
    [
      [0, lighter(colour, 0.45)],
      [0.5, colour],
      [1, darker(colour, 0.16)],
    ],
  );
  const outline = ellipse(middle, y, radius, radius * tilt);
  return fill(outline, paint) + stroke(outline, lighter(colour, 0.6), Math.max(2, radius * 0.018), { opacity: 0.7 });
}

/** The hollow of an open vessel: dark at the near lip, lit on the far wall. */
export function hollow(
  drawing: Drawing,
  middle: number,
  y: number,
  radius: number,
  tilt: number,
  colour: Colour,
): string {
  const paint = drawing.linear(
    [0.2, 0],
    [0.7, 1],
    [
      [0, darker(colour, 0.5)],
      [0.55, darker(colour, 0.28)],
      [1, darker(colour, 0.02)],
    ],
  );
  return fill(ellipse(middle, y, radius, radius * tilt), paint);
}
