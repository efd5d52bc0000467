import type { Point } from "../../lib/path.ts";

/** A place on the middle line of a limb and how thick the limb is there. */
export type Knot = readonly [x: number, y: number, radius: number];

const steps = 12;

/**
 * A limb, tail or trunk: a curved middle line with a thickness. Markings are placed on it by `t` (0 at the start,
 * 1 at the end) and `s` (-1 and 1 at the two edges), so the same coat fits every pose.
 */
export class Tube {
  readonly outline: Point[];
  readonly length: number;
  private readonly line: Knot[];

  constructor(knots: readonly Knot[]) {
    this.line = evenly(interpolate(knots));
    this.length = distances(this.line).at(-1) ?? 0;
    this.outline = this.around();
  }

  /** The point of the surface at `t` along and `s` across; beyond either end it goes straight on. */
  at(t: number, s: number): Point {
    const [x, y, radius] = this.knot(t);
    const [alongX, alongY] = this.direction(t);
    const beyond = (t - Math.min(1, Math.max(0, t))) * this.length;
    return [x - alongY * radius * s + alongX * beyond, y + alongX * radius * s + alongY * beyond];
  }

  direction(t: number): Point {
    const inside = Math.min(1, Math.max(0, t));
    const [fromX, fromY] = this.knot(inside - 0.04);
    const [toX, toY] = this.knot(inside + 0.04);
    const length = Math.hypot(toX - fromX, toY - fromY) || 1;
    return [(toX - fromX) / length, (toY - fromY) / length];
  }

  /** The direction of the middle line next to a point, for hair that lies along the limb. */
  flow(x: number, y: number): Point {
    let nearest = 0;
    let best = Number.POSITIVE_INFINITY;
    this.line.forEach(([lineX, lineY], index) => {
      const distance = (lineX - x) ** 2 + (lineY - y) ** 2;
      if (distance < best) [best, nearest] = [distance, index];
    });
    return this.direction(nearest / (this.line.length - 1));
  }

  radius(t: number): number {
    return this.knot(t)[2];
  }

  /** Discs along the middle line: they close the holes that the outline leaves inside a sharp bend. */
  get core(): string {
    const discs = this.line.filter((_, index) => index % 3 === 0);
    return discs
      .map(([x, y, radius]) => [x, y, radius * 0.96] as const)
      .map(
        ([x, y, radius]) =>
          `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${radius * 2} 0a${radius} ${radius} 0 1 1 ${-radius * 2} 0Z`,
      )
      .join("");
  }

  private knot(t: number): Knot {
    const place = Math.min(1, Math.max(0, t)) * (this.line.length - 1);
    const index = Math.floor(place);
    const from = knotAt(this.line, index);
    return between(from, knotAt(this.line, index + 1), place - index);
  }

  private around(): Point[] {
    const ts = Array.from({ length: this.line.length }, (_, index) => index / (this.line.length - 1));
    const near = ts.map((t) => this.at(t, -1));
    const far = ts.map((t) => this.at(t, 1)).reverse();
    return [...near, ...this.cap(1), ...far, ...this.cap(0)];
  }

  private cap(t: 0 | 1): Point[] {
    const [x, y, radius] = this.knot(t);
    const [alongX, alongY] = this.direction(t);
    const side = t === 1 ? 1 : -1;
    return [-60, -30, 0, 30, 60].map((degrees) => {
      const angle = (degrees / 180) * Math.PI;
      const forward = Math.cos(angle) * radius * side;
      const across = Math.sin(angle) * radius * side;
      return [x + alongX * forward - alongY * across, y + alongY * forward + alongX * across];
    });
  }
}

const knotAt = (knots: readonly Knot[], index: number): Knot =>
  knots[Math.min(knots.length - 1, Math.max(0, index))] as Knot;

const between = (from: Knot, to: Knot, share: number): Knot => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
];

function interpolate(knots: readonly Knot[]): Knot[] {
  const line: Knot[] = [];
  for (let index = 0; index < knots.length - 1; index++) {
    const [before, from, to, after] = [-1, 0, 1, 2].map((step) => knotAt(knots, index + step)) as [
      Knot,
      Knot,
      Knot,
      Knot,
    ];
    for (let step = 0; step < steps; step++) {
      const t = step / steps;
      line.push([0, 1, 2].map((axis) => hermite(before, from, to, after, axis as 0 | 1 | 2, t)) as unknown as Knot);
    }
  }
  line.push(knotAt(knots, knots.length - 1));
  return line;
}

function hermite(before: Knot, from: Knot, to: Knot, after: Knot, axis: 0 | 1 | 2, t: number): number {
  const [start, end] = [(to[axis] - before[axis]) / 2, (after[axis] - from[axis]) / 2];
  const [t2, t3] = [t * t, t * t * t];
  return (
    (2 * t3 - 3 * t2 + 1) * from[axis] + (t3 - 2 * t2 + t) * start + (3 * t2 - 2 * t3) * to[axis] + (t3 - t2) * end
  );
}

function distances(line: readonly Knot[]): number[] {
  let sum = 0;
  return line.map(([x, y], index) => {
    const [beforeX, beforeY] = knotAt(line, index - 1);
    sum += index === 0 ? 0 : Math.hypot(x - beforeX, y - beforeY);
    return sum;
  });
}

function evenly(line: readonly Knot[]): Knot[] {
  const travelled = distances(line);
  const whole = travelled.at(-1) ?? 0;
  return line.map((_, index) => {
    const goal = (index / (line.length - 1)) * whole;
    const next = Math.max(
      1,
      travelled.findIndex((distance) => distance >= goal - 1e-6),
    );
    const [low, high] = [travelled[next - 1] ?? 0, travelled[next] ?? whole];
    return between(knotAt(line, next - 1), knotAt(line, next), high > low ? (goal - low) / (high - low) : 0);
  });
}
