import type { Point } from "./path.ts";

/** One place along a tube: how far along it lies (0 to 1), its middle, its direction and its radius. */
export interface Ring {
  along: number;
  middle: Point;
  /** Unit vector to the left of the direction of travel. */
  side: Point;
  radius: number;
}

/** A tube (tail, limb, snake) along a smooth curve through the points, as evenly spaced rings. */
export function rings(spine: readonly Point[], radius: (along: number) => number, count = 24): Ring[] {
  const curve = dense(spine);
  const lengths = travelled(curve);
  const whole = lengths[lengths.length - 1] ?? 1;
  return Array.from({ length: count + 1 }, (_, index) => {
    const along = index / count;
    const middle = placeAt(curve, lengths, along * whole);
    const before = placeAt(curve, lengths, Math.max(0, along - 0.01) * whole);
    const after = placeAt(curve, lengths, Math.min(1, along + 0.01) * whole);
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
    return {
      along,
      middle,
      side: [(after[1] - before[1]) / length, -(after[0] - before[0]) / length],
      radius: radius(along),
    };
  });
}

/** The outline around the rings, with round ends. */
export function tubeOutline(tube: readonly Ring[]): Point[] {
  const [first, last] = [tube[0], tube[tube.length - 1]];
  if (!first || !last) return [];
  const edge = (sign: 1 | -1) => (ring: Ring) => across(ring, sign);
  return [...tube.map(edge(1)), cap(last, 1), ...[...tube].reverse().map(edge(-1)), cap(first, -1)];
}

/** The point of a ring between its right (-1) and left (1) edge. */
export const across = ({ middle, side, radius }: Ring, share: number): Point => [
  middle[0] + side[0] * radius * share,
  middle[1] + side[1] * radius * share,
];

const cap = ({ middle, side, radius }: Ring, sign: 1 | -1): Point => [
  middle[0] - side[1] * radius * 0.9 * sign,
  middle[1] + side[0] * radius * 0.9 * sign,
];

function dense(points: readonly Point[]): Point[] {
  const last = points.length - 1;
  const at = (index: number) => points[Math.min(last, Math.max(0, index))] as Point;
  const curve: Point[] = [];
  for (let index = 0; index < last; index++) {
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)] as const;
    for (let step = 0; step < 20; step++) {
      const t = step / 20;
      const blend = (axis: 0 | 1) =>
        0.5 *
        (2 * b[axis] +
          (c[axis] - a[axis]) * t +
          (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t ** 2 +
          (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t ** 3);
      curve.push([blend(0), blend(1)]);
    }
  }
  return [...curve, at(last)];
}

function travelled(curve: readonly Point[]): number[] {
  let sum = 0;
  return curve.map(([x, y], index) => {
    const [beforeX, beforeY] = curve[Math.max(0, index - 1)] as Point;
    sum += Math.hypot(x - beforeX, y - beforeY);
    return sum;
  });
}

function placeAt(curve: readonly Point[], lengths: readonly number[], distance: number): Point {
  const next = lengths.findIndex((length) => length >= distance);
  if (next <= 0) return curve[next === 0 ? 0 : curve.length - 1] as Point;
  const [from, to] = [curve[next - 1] as Point, curve[next] as Point];
  const [start, end] = [lengths[next - 1] ?? 0, lengths[next] ?? 1];
  const share = (distance - start) / (end - start || 1);
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}
