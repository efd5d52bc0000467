import type { Drawing } from "../../lib/drawing.ts";
import { groundShadow, mirrored } from "../shared/index.ts";
import { bust } from "./poses/bust.ts";
import type { Dog, Expression } from "./dog.ts";
import { lying } from "./poses/lying.ts";
import { resting } from "./poses/resting.ts";
import { bowGait, standingGait, trotGait } from "./poses/gait.ts";
import { fromTheSide } from "./poses/side.ts";
import { sitting } from "./poses/sitting.ts";

/**
 * `portrait` is head and chest around the head's centre. All others stand on the ground at the placement's point:
 * `sit` and `rest` face the viewer, the rest show the body from the side with the head to the left.
 */
export type DogPose = "portrait" | "sit" | "rest" | "stand" | "trot" | "bow" | "lie" | "doze";

export interface Placement {
  x: number;
  y: number;
  scale: number;
  /** Looks to the other side; the light stays where it is. */
  flip?: boolean;
  expression?: Expression;
  /** Contact shadow on the ground, on unless the scene casts its own. */
  shadow?: boolean;
}

type Painter = (drawing: Drawing, dog: Dog, expression: Expression) => string;

const poses: Record<DogPose, { paint: Painter; expression: Expression }> = {
  portrait: { paint: bust, expression: { yaw: -10, tilt: 5 } },
  sit: { paint: sitting, expression: { yaw: -12, tilt: 4 } },
  rest: { paint: resting, expression: { pitch: -6, eyes: 0, closed: "sleeping" } },
  stand: { paint: (...dog) => fromTheSide(...dog, standingGait), expression: { yaw: -22, tilt: -4 } },
  trot: { paint: (...dog) => fromTheSide(...dog, trotGait), expression: { yaw: -26, mouth: 0.7 } },
  bow: { paint: (...dog) => fromTheSide(...dog, bowGait), expression: { yaw: -16, tilt: -8, mouth: 0.6, pitch: 8 } },
  lie: { paint: (...dog) => lying(...dog, "up"), expression: { yaw: -20, tilt: -3 } },
  doze: { paint: (...dog) => lying(...dog, "down"), expression: { yaw: -16, tilt: -5, eyes: 0, closed: "sleeping" } },
};

/** Draws one dog without any background, so that the same animal can stand in every scene. */
export function drawDog(drawing: Drawing, dog: Dog, pose: DogPose, placement: Placement): string {
  const { x, y, scale, flip = false, shadow = true } = placement;
  const { paint, expression } = poses[pose];
  const draw = () =>
    (shadow ? footprint(drawing, dog, pose) : "") + paint(drawing, dog, placement.expression ?? expression);
  return `<g transform="translate(${x} ${y}) scale(${scale})">${flip ? mirrored(drawing, draw) : draw()}</g>`;
}

function footprint(drawing: Drawing, { build, tail }: Dog, pose: DogPose): string {
  const { length, chest } = build;
  switch (pose) {
    case "portrait":
      return "";
    case "sit":
      return groundShadow(drawing, 14 + tail.length * 0.1, -4, chest * 0.95, 20);
    case "rest":
      return groundShadow(drawing, chest * 0.2, -4, chest * 1.3, 22);
    case "lie":
    case "doze":
      return groundShadow(drawing, -length * 0.06, -2, length * 0.66, 20, 0.34);
    case "bow":
      return groundShadow(drawing, -length * 0.14, -4, length * 0.66, 18);
    default:
      return groundShadow(drawing, 0, -5, length * 0.62, 18);
  }
}
