import type { Cat, Mood } from "../cat.ts";
import type { Brush } from "../paint.ts";
import { bust } from "./bust.ts";
import { crouch } from "./crouch.ts";
import { curl } from "./curl.ts";
import { lie } from "./lie.ts";
import { loaf } from "./loaf.ts";
import { paws, peek } from "./peek.ts";
import { reach } from "./reach.ts";
import { sitSide } from "./sit-side.ts";
import { sit } from "./sit.ts";
import { walk } from "./walk.ts";

export const poses = { bust, crouch, curl, lie, loaf, paws, peek, reach, sit, sitSide, walk } satisfies Record<
  string,
  (brush: Brush, cat: Cat, mood: Mood) => string
>;

export type Pose = keyof typeof poses;

/** From where to where a cat touches the floor in a pose, for shadows. */
export const footprints: Record<Pose, readonly [from: number, to: number]> = {
  bust: [-200, 200],
  crouch: [-270, 210],
  curl: [-250, 250],
  lie: [-290, 280],
  loaf: [-190, 240],
  paws: [-140, 140],
  peek: [-120, 120],
  reach: [-110, 210],
  sit: [-130, 190],
  sitSide: [-140, 300],
  walk: [-220, 210],
};
