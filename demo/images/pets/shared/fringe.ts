import { type Point, sample } from "../../lib/path.ts";
import type { Random } from "../../lib/random.ts";

/** Length of the locks at a place of the outline. */
export type LockLength = number | ((x: number, y: number) => number);

/**
 * An outline that breaks up into locks of hair: narrow and broad ones in turn, each curling along the outline and
 * falling by its weight.
 */
export function fringed(outline: readonly Point[], length: LockLength, random: Random, size = 22): string {
  const samples = sample(outline, 24);
  const roots = lockRoots(samples, size, random);
  const turn = orientation(samples);
  const lengthAt = typeof length === "function" ? length : () => length;
  let path = `M${write(roots[0] as Point)}`;
  for (let index = 0; index < roots.length; index++) {
    path += lock(roots[index] as Point, roots[(index + 1) % roots.length] as Point, turn, lengthAt, random, size);
  }
  return `${path}Z`;
}

function lock(
  from: Point,
  to: Point,
  turn: number,
  lengthAt: (x: number, y: number) => number,
  random: Random,
  size: number,
): string {
  const span = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const along: Point = [(to[0] - from[0]) / span, (to[1] - from[1]) / span];
  const out: Point = [along[1] * turn, -along[0] * turn];
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const reach = lengthAt(...middle) * (0.35 + 0.65 * Math.min(1.5, span / size)) * random.between(0.75, 1.25);
  const falling = along[1] >= 0 ? 1 : -1;
  const slide = reach * (0.2 + 1.1 * Math.abs(along[1])) * falling;
  const tip: Point = [
    middle[0] + out[0] * reach * 0.72 + along[0] * slide,
    middle[1] + out[1] * reach * 0.72 + along[1] * slide + reach * 0.12,
  ];
  const [outer, inner] = falling > 0 ? [0.62, 0.12] : [0.12, 0.62];
  const first = control(from, tip, out, reach, outer);
  const second = control(to, tip, out, reach, inner);
  return `Q${write(first)} ${write(tip)}Q${write(second)} ${write(to)}`;
}

const control = (root: Point, tip: Point, out: Point, reach: number, bulge: number): Point => [
  root[0] * 0.55 + tip[0] * 0.45 + out[0] * reach * (bulge - 0.22),
  root[1] * 0.55 + tip[1] * 0.45 + out[1] * reach * (bulge - 0.22),
];

function lockRoots(samples: readonly Point[], size: number, random: Random): Point[] {
  const roots: Point[] = [samples[0] as Point];
  let travelled = 0;
  let next = size;
  for (let index = 1; index < samples.length; index++) {
    const [from, to] = [samples[index - 1] as Point, samples[index] as Point];
    travelled += Math.hypot(to[0] - from[0], to[1] - from[1]);
    if (travelled < next) continue;
    roots.push(to);
    travelled = 0;
    next = size * (random.chance(0.3) ? random.between(1.2, 1.7) : random.between(0.4, 1));
  }
  return roots;
}

const orientation = (points: readonly Point[]) =>
  Math.sign(
    points.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = points[(index + 1) % points.length] as Point;
      return sum + x * nextY - nextX * y;
    }, 0),
  ) || 1;

const write = ([x, y]: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** Fine single hairs that cross the outline, so that a long coat has no hard edge. Filled by the caller. */
export function edgeHairs(outline: readonly Point[], length: LockLength, random: Random, spacing = 7): string {
  const samples = sample(outline, 24);
  const turn = orientation(samples);
  const lengthAt = typeof length === "function" ? length : () => length;
  let path = "";
  let travelled = 0;
  for (let index = 1; index < samples.length; index++) {
    const [from, to] = [samples[index - 1] as Point, samples[index] as Point];
    const span = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
    travelled += span;
    if (travelled < spacing) continue;
    travelled = random.between(-spacing * 0.5, spacing * 0.5);
    const along: Point = [(to[0] - from[0]) / span, (to[1] - from[1]) / span];
    path += crossingHair(to, along, turn, lengthAt(...to) * random.between(0.5, 1.35), random);
  }
  return path;
}

function crossingHair([x, y]: Point, along: Point, turn: number, reach: number, random: Random): string {
  const out: Point = [along[1] * turn, -along[0] * turn];
  const slide = (along[1] >= 0 ? 1 : -1) * reach * random.between(0.7, 1.5) * (0.35 + Math.abs(along[1]));
  const root: Point = [
    x - out[0] * reach * 0.8 - along[0] * slide * 0.5,
    y - out[1] * reach * 0.8 - along[1] * slide * 0.5,
  ];
  const tip: Point = [
    x + out[0] * reach * 0.8 + along[0] * slide,
    y + out[1] * reach * 0.8 + along[1] * slide + reach * 0.2,
  ];
  const bow: Point = [x + out[0] * reach * 0.34, y + out[1] * reach * 0.34];
  const width = 1.6;
  return (
    `M${write([root[0] - along[0] * width, root[1] - along[1] * width])}Q${write(bow)} ${write(tip)}` +
    `Q${write([bow[0] + along[0] * width * 2, bow[1] + along[1] * width * 2])} ` +
    `${write([root[0] + along[0] * width, root[1] + along[1] * width])}Z`
  );
}
