import type { Random } from "./random.ts";

export type Point = readonly [x: number, y: number];

const at = (points: readonly Point[], index: number): Point =>
  points[((index % points.length) + points.length) % points.length] as Point;
const number = (value: number) => value.toFixed(1);

/** A smooth curve through the points (Catmull-Rom); a larger `tightness` keeps closer to straight lines. */
export function smooth(points: readonly Point[], { closed = true, tightness = 6 } = {}): string {
  const last = points.length - 1;
  const neighbour = (index: number) => (closed ? at(points, index) : at(points, Math.min(last, Math.max(0, index))));
  let path = `M${number(at(points, 0)[0])} ${number(at(points, 0)[1])}`;
  for (let index = 0; index < (closed ? points.length : last); index++) {
    const [before, from, to, after] = [-1, 0, 1, 2].map((step) => neighbour(index + step)) as [
      Point,
      Point,
      Point,
      Point,
    ];
    path += `C${number(from[0] + (to[0] - before[0]) / tightness)} ${number(from[1] + (to[1] - before[1]) / tightness)}`;
    path += ` ${number(to[0] - (after[0] - from[0]) / tightness)} ${number(to[1] - (after[1] - from[1]) / tightness)}`;
    path += ` ${number(to[0])} ${number(to[1])}`;
  }
  return closed ? `${path}Z` : path;
}

/** Points along the smooth closed curve, evenly enough for tufts and strokes. */
export function sample(points: readonly Point[], perSegment = 14, tightness = 6): Point[] {
  const samples: Point[] = [];
  for (let index = 0; index < points.length; index++) {
    const [before, from, to, after] = [-1, 0, 1, 2].map((step) => at(points, index + step)) as [
      Point,
      Point,
      Point,
      Point,
    ];
    for (let step = 0; step < perSegment; step++) {
      const t = step / perSegment;
      samples.push(
        [0, 1].map((axis) => bezier(before, from, to, after, axis as 0 | 1, t, tightness)) as unknown as Point,
      );
    }
  }
  return samples;
}

function bezier(
  before: Point,
  from: Point,
  to: Point,
  after: Point,
  axis: 0 | 1,
  t: number,
  tightness: number,
): number {
  const first = from[axis] + (to[axis] - before[axis]) / tightness;
  const second = to[axis] - (after[axis] - from[axis]) / tightness;
  const rest = 1 - t;
  return rest ** 3 * from[axis] + 3 * rest ** 2 * t * first + 3 * rest * t ** 2 * second + t ** 3 * to[axis];
}

/** Mirrors a half outline (x measured from the middle) into a whole one around `middle`. */
export function symmetric(half: readonly Point[], middle = 400): Point[] {
  const mirrored = half.filter(([x]) => x > 0.01).reverse();
  return [...half, ...mirrored.map(([x, y]): Point => [-x, y])].map(([x, y]): Point => [middle + x, y]);
}

/** The same outline with tufts of fur whose tips lean downward. */
export function tufted(
  outline: readonly Point[],
  height: number | ((x: number, y: number) => number),
  random: Random,
  { size = 26, lean = 0.6 } = {},
): string {
  const samples = sample(outline);
  const roots = tuftRoots(samples, size, random);
  const outward = Math.sign(area(samples)) || 1;
  const heightAt = typeof height === "function" ? height : () => height;
  let path = `M${number(at(roots, 0)[0])} ${number(at(roots, 0)[1])}`;
  for (let index = 0; index < roots.length; index++) {
    const from = at(roots, index);
    const to = at(roots, index + 1);
    const [middleX, middleY] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
    const [alongX, alongY] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
    const [normalX, normalY] = [alongY * outward, -alongX * outward];
    const tall = heightAt(middleX, middleY) * random.between(0.7, 1.3);
    const fall = (alongY >= 0 ? 1 : -1) * tall * lean * Math.abs(alongY);
    const tipX = middleX + normalX * tall + alongX * fall;
    const tipY = middleY + normalY * tall + alongY * fall + tall * 0.15;
    path += `Q${number(from[0] + normalX * tall * 0.75)} ${number(from[1] + normalY * tall * 0.75)} ${number(tipX)} ${number(tipY)}`;
    path += `Q${number(to[0] + normalX * tall * 0.25)} ${number(to[1] + normalY * tall * 0.25)} ${number(to[0])} ${number(to[1])}`;
  }
  return `${path}Z`;
}

function tuftRoots(samples: readonly Point[], size: number, random: Random): Point[] {
  const roots: Point[] = [];
  let travelled = Number.POSITIVE_INFINITY;
  let next = 0;
  for (let index = 0; index < samples.length; index++) {
    if (travelled >= next) {
      roots.push(at(samples, index));
      travelled = 0;
      next = size * random.between(0.6, 1.4);
    }
    const [from, to] = [at(samples, index), at(samples, index + 1)];
    travelled += Math.hypot(to[0] - from[0], to[1] - from[1]);
  }
  return roots;
}

const area = (points: readonly Point[]) =>
  points.reduce((sum, [x, y], index) => sum + x * at(points, index + 1)[1] - at(points, index + 1)[0] * y, 0);
