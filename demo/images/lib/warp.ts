import type { Point } from "./path.ts";

export type Surface = (point: Point) => Point;

const arity: Record<string, number> = { M: 2, L: 2, Q: 4, C: 6, Z: 0 };
const pair = (point: Point) => `${point[0].toFixed(1)} ${point[1].toFixed(1)}`;

/**
 * Lays flat artwork onto a surface: every path (absolute M, L, Q, C and Z only) is bent so that its lines follow the
 * surface. Attributes other than `d` stay as they are.
 */
export function warp(markup: string, surface: Surface): string {
  return markup.replaceAll(/ d="([^"]*)"/g, (_, path: string) => ` d="${warpPath(path, surface)}"`);
}

export function warpPath(path: string, surface: Surface): string {
  let current: Point = [0, 0];
  let start: Point = [0, 0];
  let bent = "";
  for (const [, command = "", numbers = ""] of path.matchAll(/([MLQCZ])([^MLQCZ]*)/g)) {
    if (command === "Z") {
      if (current[0] !== start[0] || current[1] !== start[1]) bent += bend(current, [current, start], surface);
      bent += "Z";
      current = start;
      continue;
    }
    for (const points of chunks(numbers, arity[command] ?? 2)) {
      const end = points.at(-1) as Point;
      if (command === "M") {
        start = end;
        bent += `M${pair(surface(end))}`;
      } else {
        bent += bend(current, [current, ...points], surface);
      }
      current = end;
    }
  }
  return bent;
}

/** One segment, replaced by the cubic that passes through its bent points at a third and two thirds. */
function bend(from: Point, controls: readonly Point[], surface: Surface): string {
  const a = surface(from);
  const b = surface(onCurve(controls, 1 / 3));
  const c = surface(onCurve(controls, 2 / 3));
  const e = surface(controls.at(-1) as Point);
  const first: Point = [0, 1].map((k) => blend(a, b, c, e, k as 0 | 1, [-5, 18, -9, 2])) as unknown as Point;
  const second: Point = [0, 1].map((k) => blend(a, b, c, e, k as 0 | 1, [2, -9, 18, -5])) as unknown as Point;
  return `C${pair(first)} ${pair(second)} ${pair(e)}`;
}

const blend = (a: Point, b: Point, c: Point, e: Point, axis: 0 | 1, weights: [number, number, number, number]) =>
  (a[axis] * weights[0] + b[axis] * weights[1] + c[axis] * weights[2] + e[axis] * weights[3]) / 6;

/** De Casteljau, for lines, quadratics and cubics alike. */
function onCurve(controls: readonly Point[], t: number): Point {
  if (controls.length === 1) return controls[0] as Point;
  const next = controls.slice(1).map((point, index): Point => {
    const before = controls[index] as Point;
    return [before[0] + (point[0] - before[0]) * t, before[1] + (point[1] - before[1]) * t];
  });
  return onCurve(next, t);
}

function chunks(numbers: string, size: number): Point[][] {
  const values = (numbers.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
  const found: Point[][] = [];
  for (let at = 0; at + size <= values.length; at += size) {
    const points: Point[] = [];
    for (let index = at; index < at + size; index += 2)
      points.push([values[index] as number, values[index + 1] as number]);
    found.push(points);
  }
  return found;
}

/** Artwork around x = 0 wrapped on an upright cylinder; `sag` is how far its front hangs down when seen from above. */
export const onCylinder =
  (centre: Point, radius: number, sag = 0): Surface =>
  ([x, y]) => {
    const angle = Math.max(-1.5, Math.min(1.5, x / radius));
    return [centre[0] + Math.sin(angle) * radius, centre[1] + y + (Math.cos(angle) - 1) * sag];
  };

/** Artwork of the given size, centred on zero, stretched over a quadrilateral (clockwise from upper left). */
export const onQuad =
  (corners: readonly [Point, Point, Point, Point], width: number, height: number): Surface =>
  ([x, y]) => {
    const [u, v] = [x / width + 0.5, y / height + 0.5];
    const [topLeft, topRight, bottomRight, bottomLeft] = corners;
    return [0, 1].map(
      (axis) =>
        (topLeft[axis] ?? 0) * (1 - u) * (1 - v) +
        (topRight[axis] ?? 0) * u * (1 - v) +
        (bottomRight[axis] ?? 0) * u * v +
        (bottomLeft[axis] ?? 0) * (1 - u) * v,
    ) as unknown as Point;
  };
