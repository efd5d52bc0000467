import { type Point, smooth } from "../../lib/path.ts";
import type { Random } from "../../lib/random.ts";

/** Where the hair at a place points to; need not be of length one. */
export type Flow = (x: number, y: number) => Point;

const number = (value: number) => value.toFixed(1);
const pair = ([x, y]: Point) => `${number(x)} ${number(y)}`;
const at = (points: readonly Point[], index: number): Point =>
  points[((index % points.length) + points.length) % points.length] as Point;

export const unit = ([x, y]: Point): Point => {
  const length = Math.hypot(x, y) || 1;
  return [x / length, y / length];
};

/** Twice the signed area: positive when the outline runs clockwise on screen. */
const turning = (points: readonly Point[]) =>
  points.reduce((sum, [x, y], index) => sum + x * at(points, index + 1)[1] - at(points, index + 1)[0] * y, 0);

/** The outline running clockwise, so that several of them unite in one path instead of cutting holes. */
export const clockwise = (points: readonly Point[]): Point[] =>
  turning(points) >= 0 ? [...points] : [...points].reverse();

/** An outline with locks of fur of uneven width that lie along the flow; two layers keep it from looking combed. */
export function furEdge(outline: readonly Point[], length: number | Length, flow: Flow, random: Random): string {
  const points = clockwise(outline);
  const lengthAt = typeof length === "function" ? length : () => length;
  return (
    smooth(points) + locks(points, lengthAt, flow, random) + locks(points, (x, y) => lengthAt(x, y) * 0.7, flow, random)
  );
}

function locks(points: readonly Point[], lengthAt: Length, flow: Flow, random: Random): string {
  const roots = lockRoots(points, lengthAt, random);
  let path = `M${pair(at(roots, 0))}`;
  roots.forEach((from, index) => {
    const to = at(roots, index + 1);
    path += lock(from, to, lengthAt((from[0] + to[0]) / 2, (from[1] + to[1]) / 2), flow, random);
  });
  return `${path}Z`;
}

/** One lock between two roots: its tip leans the way the hair lies, its longer side bulges. */
function lock(from: Point, to: Point, length: number, flow: Flow, random: Random): string {
  const [alongX, alongY] = unit([to[0] - from[0], to[1] - from[1]]);
  const [outX, outY] = [alongY, -alongX];
  const [middleX, middleY] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const [flowX, flowY] = unit(flow(middleX, middleY));
  const width = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const tall = Math.min(length, width * 1.5) * random.between(0.3, 1);
  const lying = flowX * alongX + flowY * alongY || 0.1;
  const lean = Math.sign(lying) * (0.45 + Math.abs(lying) * 0.55) * tall;
  const lift = tall * (0.3 + 0.5 * Math.max(0, outX * flowX + outY * flowY));
  const tip: Point = [middleX + outX * lift + alongX * lean, middleY + outY * lift + alongY * lean];
  const [first, second] = lying >= 0 ? [0.4, -0.02] : [-0.02, 0.4];
  const control = (end: Point, bulge: number): Point => [
    end[0] + (tip[0] - end[0]) * 0.5 + outX * lift * bulge,
    end[1] + (tip[1] - end[1]) * 0.5 + outY * lift * bulge,
  ];
  return `Q${pair(control(from, first))} ${pair(tip)}Q${pair(control(to, second))} ${pair(to)}`;
}

type Length = (x: number, y: number) => number;

function lockRoots(points: readonly Point[], lengthAt: Length, random: Random): Point[] {
  const dense = densify(points);
  const roots: Point[] = [];
  let travelled = Number.POSITIVE_INFINITY;
  let next = 0;
  dense.forEach((point, index) => {
    if (travelled >= next) {
      roots.push(point);
      travelled = 0;
      next = (5 + lengthAt(point[0], point[1]) * 0.6) * random.between(0.5, 1.5);
    }
    const after = at(dense, index + 1);
    travelled += Math.hypot(after[0] - point[0], after[1] - point[1]);
  });
  return roots;
}

function densify(points: readonly Point[]): Point[] {
  const dense: Point[] = [];
  points.forEach((from, index) => {
    const to = at(points, index + 1);
    const pieces = Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / 3));
    for (let piece = 0; piece < pieces; piece++) {
      const share = piece / pieces;
      dense.push([from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]);
    }
  });
  return dense;
}

/** One hair: a sliver that bends a little and ends in a point. */
export function hair([x, y]: Point, [toX, toY]: Point, width: number, bend: number): string {
  const [dx, dy] = [toX - x, toY - y];
  const [sideX, sideY] = unit([-dy, dx]);
  const [middleX, middleY] = [x + dx * 0.5 + sideX * bend, y + dy * 0.5 + sideY * bend];
  const half = width / 2;
  return (
    `M${number(x + sideX * half)} ${number(y + sideY * half)}` +
    `Q${number(middleX + sideX * half)} ${number(middleY + sideY * half)} ${number(toX)} ${number(toY)}` +
    `Q${number(middleX - sideX * half)} ${number(middleY - sideY * half)} ${number(x - sideX * half)} ${number(y - sideY * half)}Z`
  );
}

export interface Hairs {
  count: number;
  length: number;
  width: number;
  /** Gives the root of the next hair. */
  root: () => Point;
  flow: Flow;
}

/** Many hairs as one path. */
export function hairs(random: Random, { count, length, width, root, flow }: Hairs): string {
  let path = "";
  for (let index = 0; index < count; index++) {
    const from = root();
    const [flowX, flowY] = unit(flow(from[0], from[1]));
    const turn = random.between(-0.32, 0.32);
    const reach = length * random.between(0.5, 1.3);
    const [dx, dy] = [flowX * Math.cos(turn) - flowY * Math.sin(turn), flowX * Math.sin(turn) + flowY * Math.cos(turn)];
    path += hair(
      from,
      [from[0] + dx * reach, from[1] + dy * reach],
      width * random.between(0.6, 1.2),
      reach * random.between(-0.12, 0.12),
    );
  }
  return path;
}
