import type { Point } from "../../../lib/path.ts";

/** Where each foot stands against its hip or shoulder, as shares of the leg: [forward, lifted]. */
export interface Gait {
  nearFore: Point;
  farFore: Point;
  nearHind: Point;
  farHind: Point;
  /** How far the chest is lowered towards the ground: 0 level, 1 elbows on the ground. */
  bow?: number;
  tail: number;
}

export const standingGait: Gait = {
  nearFore: [0, 0],
  farFore: [0.2, 0],
  nearHind: [-0.1, 0],
  farHind: [0.22, 0],
  tail: 0.85,
};
export const trotGait: Gait = {
  nearFore: [0.5, 0.22],
  farFore: [-0.34, 0.02],
  nearHind: [-0.5, 0.06],
  farHind: [0.4, 0.04],
  tail: 0.8,
};
export const bowGait: Gait = {
  nearFore: [0.9, 0],
  farFore: [1.05, 0],
  nearHind: [-0.05, 0],
  farHind: [0.2, 0],
  bow: 1,
  tail: 0.85,
};
