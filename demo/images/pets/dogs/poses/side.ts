import type { Drawing } from "../../../lib/drawing.ts";
import type { Point } from "../../../lib/path.ts";
import { collar, softSpot, towards } from "../../shared/index.ts";
import type { Dog, Expression } from "../dog.ts";
import { head } from "../head/head.ts";
import type { Gait } from "./gait.ts";
import { type Skeleton, skeleton } from "./skeleton.ts";
import { sideLegs } from "./side-legs.ts";
import { bodyPart, edgeOf, type Part, patch, spotLayer } from "../body/part.ts";
import { tail } from "../body/tail.ts";

/** Seen from the side with the head to the viewer's left and turned towards him. Feet stand on y = 0. */
export function fromTheSide(drawing: Drawing, dog: Dog, expression: Expression, gait: Gait): string {
  const { headScale } = dog.build;
  const frame = skeleton(dog, gait);
  const torso: Part = {
    name: "side",
    outline: torsoOutline(dog, frame),
    flow: towards(28),
    depth: 56,
    fluff: (_, y) => (y > frame.at(0, 0.5)[1] ? 1.1 : 0.55),
    inside: markings(drawing, dog, frame),
    spots: false,
  };
  return (
    sideLegs(drawing, dog, frame, gait, true) +
    tail(drawing, dog, frame.at(0.44, 0.88), 1, gait.tail) +
    bodyPart(drawing, dog, torso) +
    sideLegs(drawing, dog, frame, gait, false) +
    spotLayer(drawing, dog, torso) +
    sideCollar(drawing, dog, frame, edgeOf(dog, torso)) +
    `<g transform="translate(${frame.head.join(" ")}) scale(${headScale})">${head(drawing, dog, expression)}</g>`
  );
}

function torsoOutline(
  { build: { depth, waist, neck, headScale, length } }: Dog,
  { at, head: [headX, headY] }: Skeleton,
): Point[] {
  const tuck = 1 - waist / depth;
  const girth = neck * headScale;
  return [
    [headX + girth * 0.2, headY - 16],
    [headX + girth * 0.86, headY + 8],
    [at(-0.34, 1)[0] + 4, at(-0.34, 1.02)[1]],
    at(-0.12, 0.96),
    at(0.16, 0.99),
    at(0.34, 0.98),
    at(0.455, 0.86),
    at(0.484, 0.68),
    at(0.486, 0.44),
    at(0.456, 0.2),
    at(0.38, 0.14 + tuck * 0.3),
    at(0.3, tuck * 0.95),
    at(0.06, tuck * 0.5),
    at(-0.2, -0.06),
    at(-0.4, 0.02),
    at(-0.54, 0.36),
    [(headX - girth * 0.5 + at(-0.54, 0.6)[0]) / 2 - length * 0.01, (headY + at(-0.54, 0.7)[1]) / 2 + 26],
    [headX - girth * 0.62, headY + 34],
  ];
}

function markings(drawing: Drawing, { coat, build }: Dog, { at, head: [headX, headY] }: Skeleton): string {
  const { saddle, belly, chest, ruff } = coat;
  const girth = build.neck * build.headScale;
  return (
    (saddle
      ? patch(
          drawing,
          [at(-0.4, 1.3), at(0.6, 1.3), at(0.54, 0.62), at(0.24, 0.5), at(-0.1, 0.36), at(-0.34, 0.5), at(-0.42, 0.86)],
          saddle,
          6,
        )
      : "") +
    (belly
      ? patch(
          drawing,
          [at(-0.6, 0.36), at(-0.3, 0.24), at(0.1, 0.3), at(0.42, 0.24), at(0.4, -0.4), at(-0.6, -0.4)],
          belly,
          10,
        )
      : "") +
    (chest
      ? patch(
          drawing,
          [
            [headX - girth * 1.1, headY + 30],
            [headX - girth * 0.1, headY + 50],
            at(-0.46, 0.66),
            at(-0.4, 0.2),
            at(-0.46, -0.2),
            at(-0.8, 0.2),
          ],
          chest,
          7,
        )
      : "") +
    (ruff
      ? patch(
          drawing,
          [
            [headX - girth * 1.2, headY + 20],
            [headX + girth * 1.1, headY - 10],
            at(-0.3, 1.06),
            at(-0.36, 0.6),
            at(-0.44, 0.1),
            at(-0.8, 0.1),
          ],
          ruff,
          7,
        )
      : "") +
    softSpot(drawing, headX + 16, headY + 78, girth * 0.9, 34, "#23120c", 0.42, 16) +
    softSpot(drawing, ...at(0.06, 0.06), build.length * 0.34, 20, "#23120c", 0.3, 12)
  );
}

function sideCollar(drawing: Drawing, dog: Dog, { head: [x, y], at }: Skeleton, within: string): string {
  if (!dog.collar) return "";
  const girth = dog.build.neck * dog.build.headScale;
  const [backX, backY] = at(-0.38, 1);
  return collar(drawing, {
    left: [x - girth * 0.72, y + 66],
    right: [(x + girth * 1.05 + backX) / 2, (y + 46 + backY) / 2 + 8],
    sag: girth * 0.34,
    width: 20,
    colour: dog.collar,
    within,
  });
}
