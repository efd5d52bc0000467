import type { Drawing } from "../../../lib/drawing.ts";
import { ellipse, softSpot, towards } from "../../shared/index.ts";
import type { Dog, Expression } from "../dog.ts";
import { head } from "../head/head.ts";
import { paw } from "../body/limbs.ts";
import { bodyPart, patch } from "../body/part.ts";
import { tail } from "../body/tail.ts";

/** Flat on the belly towards the viewer: a mound of back behind, chin on the ground between the forepaws. */
export function resting(drawing: Drawing, dog: Dog, expression: Expression): string {
  const { chest, depth, bone, headScale } = dog.build;
  const wide = chest * 0.95;
  const headY = -(132 * headScale + 8);
  const size = bone * 1.3;
  const rump = bodyPart(drawing, dog, {
    name: "rump",
    outline: ellipse([wide * 0.62, -depth * 0.68], [wide * 0.72, depth * 0.66], -8, 12),
    colour: dog.coat.saddle ?? dog.coat.main,
    flow: towards(40),
    depth: 54,
    fluff: 0.7,
  });
  const shoulders = bodyPart(drawing, dog, {
    name: "shoulders",
    outline: ellipse([wide * 0.16, -depth * 0.52], [wide * 0.98, depth * 0.53], -4, 12),
    flow: towards(60),
    depth: 54,
    fluff: 0.7,
    inside:
      (dog.coat.chest
        ? patch(drawing, ellipse([0, -depth * 0.2], [wide * 0.7, depth * 0.36]), dog.coat.chest, 10)
        : "") + softSpot(drawing, 14, headY + 60, 150 * headScale, 70, "#23120c", 0.45, 22),
  });
  return (
    tail(drawing, dog, [wide * 1.1, -depth * 0.4], 1, "ground") +
    rump +
    shoulders +
    paw(drawing, dog, { at: [-wide * 0.72, -size * 0.44], size, facing: "viewer" }) +
    paw(drawing, dog, { at: [wide * 0.74, -size * 0.44], size, facing: "viewer" }) +
    `<g transform="translate(0 ${headY}) scale(${headScale})">${head(drawing, dog, expression)}</g>`
  );
}
