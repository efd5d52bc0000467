import type { Point } from "./path.ts";

/** Reads an outline written as `"x,y x,y …"`, which keeps long ones legible. */
export const points = (list: string): Point[] =>
  list.split(" ").map((pair): Point => {
    const [x = 0, y = 0] = pair.split(",").map(Number);
    return [x, y];
  });

/** A place inside path data, rounded to what can be seen. */
export const spot = (x: number, y: number): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
