import type { Drawing } from "../../lib/drawing.ts";
import { mirrored } from "../shared/mirror.ts";
import type { Reptile } from "./individuals.ts";
import { lizardFromTheFront } from "./lizard-front.ts";
import { lizardFromTheSide } from "./lizard-side.ts";
import { lizardFromAbove } from "./lizard-top.ts";
import { coiledPython } from "./python.ts";
import { facingTortoise } from "./tortoise-front.ts";
import { walkingTortoise } from "./tortoise-side.ts";

/** `front` faces the viewer, `side` faces left, `above` is seen from above (lizards only); the python lies coiled in all of them. */
export type ReptilePose = "front" | "side" | "above";

export interface ReptilePlace {
  /** The point of the floor under the middle of the animal; for `above` the middle of its back. */
  x: number;
  y: number;
  scale: number;
  flip?: boolean;
  /** For `front`: where the head looks (-1 left to 1 right) and how far it leans, in degrees. */
  turn?: number;
  tilt?: number;
}

/** The animal alone, without ground or shadow. */
export function drawReptile(drawing: Drawing, reptile: Reptile, pose: ReptilePose, place: ReptilePlace): string {
  const { x, y, scale, flip = false, ...view } = place;
  const named = { ...view, name: `${reptile.slug}:${pose}` };
  const draw = () => animal(drawing, reptile, pose, named);
  return `<g transform="translate(${x} ${y}) scale(${scale})">${flip ? mirrored(drawing, draw) : draw()}</g>`;
}

function animal(
  drawing: Drawing,
  reptile: Reptile,
  pose: ReptilePose,
  view: { name: string; turn?: number; tilt?: number },
): string {
  if ("gold" in reptile) return coiledPython(drawing, reptile, view.name);
  if ("horn" in reptile)
    return pose === "front" ? facingTortoise(drawing, reptile, view) : walkingTortoise(drawing, reptile, view.name);
  if (pose === "above") return lizardFromAbove(drawing, reptile, view.name);
  return pose === "front" ? lizardFromTheFront(drawing, reptile, view) : lizardFromTheSide(drawing, reptile, view.name);
}
