import { type Point, smooth } from "../lib/path.ts";
import { times } from "./shapes.ts";

/** A step along a curve: where it is and which way it heads. */
export interface Step {
  x: number;
  y: number;
  angle: number;
}

/** Evenly spaced steps along the open smooth curve through the points. */
export function walk(points: readonly Point[], spacing: number): Step[] {
  const dense = points.slice(0, -1).flatMap((_, index) => segment(points, index));
  dense.push(points.at(-1) as Point);
  const steps: Step[] = [];
  let owed = 0;
  for (let index = 0; index + 1 < dense.length; index++) {
    const [from, to] = [dense[index] as Point, dense[index + 1] as Point];
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
    while (owed < length) {
      const share = owed / length;
      steps.push({ x: from[0] + (to[0] - from[0]) * share, y: from[1] + (to[1] - from[1]) * share, angle });
      owed += spacing;
    }
    owed -= length;
  }
  return steps;
}

function segment(points: readonly Point[], index: number): Point[] {
  const pick = (at: number) => points[Math.max(0, Math.min(points.length - 1, at))] as Point;
  const [before, from, to, after] = [pick(index - 1), pick(index), pick(index + 1), pick(index + 2)];
  return Array.from({ length: 24 }, (_, step): Point => {
    const t = step / 24;
    const along = (axis: 0 | 1) => {
      const first = from[axis] + (to[axis] - before[axis]) / 6;
      const second = to[axis] - (after[axis] - from[axis]) / 6;
      return (
        (1 - t) ** 3 * from[axis] + 3 * (1 - t) ** 2 * t * first + 3 * (1 - t) * t * t * second + t ** 3 * to[axis]
      );
    };
    return [along(0), along(1)];
  });
}

/** A point beside the course: `out` to its right hand, `ahead` along it. */
export const beside = ({ x, y, angle }: Step, out: number, ahead = 0): Point => [
  x - Math.sin(angle) * out + Math.cos(angle) * ahead,
  y + Math.cos(angle) * out + Math.sin(angle) * ahead,
];

/** The outline of a band of the given half width along the course. */
export function band(steps: readonly Step[], half: number | ((share: number) => number)): string {
  const widthAt = typeof half === "number" ? () => half : half;
  const edge = (sign: number) => steps.map((step, index) => beside(step, sign * widthAt(index / (steps.length - 1))));
  const outline = [...edge(-1), ...edge(1).reverse()];
  return `M${outline.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;
}

export const curve = (points: readonly Point[]) => smooth(points, { closed: false });

export const arcPoints = (x: number, y: number, radius: number, from: number, to: number, count: number): Point[] =>
  times(count, (index): Point => {
    const angle = from + ((to - from) * index) / (count - 1);
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
  });
