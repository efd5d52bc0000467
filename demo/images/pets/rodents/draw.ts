import type { Drawing } from "../../lib/drawing.ts";
import { mirrored } from "../shared/mirror.ts";
import { sitting } from "./front.ts";
import type { Rodent } from "./rodent.ts";
import { fromTheSide } from "./side.ts";

/** `sit` faces the viewer, `side` stands on all fours facing left. */
export type RodentPose = "sit" | "side";

export interface RodentPlace {
  /** The point of the floor under the middle of the animal. */
  x: number;
  y: number;
  scale: number;
  flip?: boolean;
  /** For `sit`: where the head looks (-1 left to 1 right), how far it leans, what the paws hold. */
  turn?: number;
  tilt?: number;
  holding?: string;
  /** For `sit`: a portrait cut off below the chest. */
  bust?: boolean;
  paws?: boolean;
  /** For `side`: degrees the head is lowered (negative) or raised. */
  nod?: number;
}

/** The animal alone, without ground or shadow. */
export function drawRodent(drawing: Drawing, rodent: Rodent, pose: RodentPose, place: RodentPlace): string {
  const { x, y, scale, flip = false, ...view } = place;
  const named = { ...view, name: `${rodent.slug}:${pose}` };
  const animal = () => (pose === "sit" ? sitting(drawing, rodent, named) : fromTheSide(drawing, rodent, named));
  return `<g transform="translate(${x} ${y}) scale(${scale})">${flip ? mirrored(drawing, animal) : animal()}</g>`;
}
