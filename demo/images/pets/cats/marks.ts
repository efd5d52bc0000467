import { type Point, smooth } from "../../lib/path.ts";
import { unit } from "./fur.ts";

/** A streak along the points that swells in the middle and tapers at both ends. */
export function streak(line: readonly Point[], width: number): string {
  const left: Point[] = [];
  const right: Point[] = [];
  line.forEach(([x, y], index) => {
    const before = line[Math.max(0, index - 1)] as Point;
    const after = line[Math.min(line.length - 1, index + 1)] as Point;
    const [alongX, alongY] = unit([after[0] - before[0], after[1] - before[1]]);
    const half = width * (0.12 + 0.38 * Math.sin((Math.PI * (index + 0.35)) / (line.length - 0.3)));
    left.push([x - alongY * half, y + alongX * half]);
    right.unshift([x + alongY * half, y - alongX * half]);
  });
  return smooth([...left, ...right]);
}
