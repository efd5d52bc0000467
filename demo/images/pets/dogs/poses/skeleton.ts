import type { Point } from "../../../lib/path.ts";
import type { Dog } from "../dog.ts";
import type { Gait } from "./gait.ts";

export interface Skeleton {
  /** A place on the trunk: along from the head's end (-0.5) to the tail's (0.5), up from belly line (0) to back (1). */
  at: (along: number, up: number) => Point;
  head: Point;
}

/** Places of a body seen from the side; a bow lowers them the more the nearer they are to the head. */
export function skeleton({ build }: Dog, { bow = 0 }: Gait): Skeleton {
  const { length, depth, legs: tall, neckLength } = build;
  const at = (along: number, up: number): Point => [
    along * length,
    -(tall + depth * up) + bow * (0.5 - along) * tall * 0.86,
  ];
  const [x, y] = at(-0.52, 1);
  return { at, head: [x - neckLength * 0.3 - bow * 26, y - neckLength * (0.78 - bow * 0.3)] };
}
