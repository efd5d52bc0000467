import type { Drawing } from "../../lib/drawing.ts";
import { randomFrom } from "../../lib/random.ts";
import type { Cat, Mood } from "./cat.ts";
import type { Brush } from "./paint.ts";
import { type Pose, poses } from "./poses/index.ts";

/** Where the cat stands: the middle of the ground it touches. */
export interface Placement {
  x: number;
  y: number;
  scale: number;
  /** Mirrored; the light still comes from the upper left. */
  flip?: boolean;
}

/** One cat in one pose, without ground or shadow. */
export function drawCat(drawing: Drawing, individual: Cat, pose: Pose, placement: Placement, mood: Mood = {}): string {
  const { x, y, flip = false } = placement;
  const scale = placement.scale * individual.build.size;
  const brush: Brush = {
    drawing,
    random: randomFrom(`${individual.slug}:${pose}`),
    light: flip ? -1 : 1,
    silhouette: [],
  };
  return `<g transform="translate(${x} ${y}) scale(${flip ? -scale : scale} ${scale})">${poses[pose](brush, individual, mood)}</g>`;
}
