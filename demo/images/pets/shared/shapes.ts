import { type Point, sample } from "../../lib/path.ts";

/** The outline of a soft limb: a spine of points, each with its own half width. */
export function tube(joints: readonly Point[], widths: readonly number[], endRoundness = 0.8): Point[] {
  const [spine, radii] = withShoulders(joints, widths);
  const left: Point[] = [];
  const right: Point[] = [];
  spine.forEach(([x, y], index) => {
    const [fromX, fromY] = spine[Math.max(0, index - 1)] as Point;
    const [toX, toY] = spine[Math.min(spine.length - 1, index + 1)] as Point;
    const length = Math.hypot(toX - fromX, toY - fromY) || 1;
    const radius = radii[index] ?? radii[radii.length - 1] ?? 0;
    const [offX, offY] = [(-(toY - fromY) / length) * radius, ((toX - fromX) / length) * radius];
    left.push([x + offX, y + offY]);
    right.unshift([x - offX, y - offY]);
  });
  const cap = beyond(spine, radii, endRoundness);
  const root = beyond([...spine].reverse(), [...radii].reverse(), endRoundness);
  return [...left, cap, ...right, root];
}

/** One more point shortly before each end: a round cap on a long segment would otherwise overshoot into two horns. */
function withShoulders(spine: readonly Point[], radii: readonly number[]): [Point[], number[]] {
  const towards = (end: Point, other: Point, radius: number): Point => {
    const share = Math.min(0.4, (radius * 1.4) / (Math.hypot(other[0] - end[0], other[1] - end[1]) || 1));
    return [end[0] + (other[0] - end[0]) * share, end[1] + (other[1] - end[1]) * share];
  };
  const last = spine.length - 1;
  const [first, second, beforeLast, end] = [spine[0], spine[1], spine[last - 1], spine[last]] as [
    Point,
    Point,
    Point,
    Point,
  ];
  const [firstRadius, endRadius] = [radii[0] ?? 0, radii[last] ?? 0];
  return [
    [first, towards(first, second, firstRadius), ...spine.slice(1, -1), towards(end, beforeLast, endRadius), end],
    [firstRadius, firstRadius, ...radii.slice(1, last), endRadius, endRadius],
  ];
}

function beyond(spine: readonly Point[], radii: readonly number[], roundness: number): Point {
  const [x, y] = spine[spine.length - 1] as Point;
  const [beforeX, beforeY] = spine[spine.length - 2] as Point;
  const length = Math.hypot(x - beforeX, y - beforeY) || 1;
  const reach = (radii[spine.length - 1] ?? 0) * roundness;
  return [x + ((x - beforeX) / length) * reach, y + ((y - beforeY) / length) * reach];
}

export function ellipse([x, y]: Point, [wide, tall]: Point, degrees = 0, steps = 16): Point[] {
  const turn = (degrees * Math.PI) / 180;
  return Array.from({ length: steps }, (_, index): Point => {
    const angle = (index / steps) * Math.PI * 2;
    const [a, b] = [Math.cos(angle) * wide, Math.sin(angle) * tall];
    return [x + a * Math.cos(turn) - b * Math.sin(turn), y + a * Math.sin(turn) + b * Math.cos(turn)];
  });
}

export interface Box {
  x: [number, number];
  y: [number, number];
}

export function boxAround(points: readonly Point[]): Box {
  const outline = points.length > 2 ? sample(points, 4) : points;
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  return { x: [Math.min(...xs), Math.max(...xs)], y: [Math.min(...ys), Math.max(...ys)] };
}

/** The same outline moved, scaled and mirrored. */
export const moved = (points: readonly Point[], [dx, dy]: Point, scaleX = 1, scaleY = scaleX): Point[] =>
  points.map(([x, y]): Point => [x * scaleX + dx, y * scaleY + dy]);
