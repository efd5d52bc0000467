import type { Drawing } from "../../../lib/drawing.ts";
import type { Point } from "../../../lib/path.ts";
import { collar, ellipse, softSpot, towards } from "../../shared/index.ts";
import type { Dog, Expression } from "../dog.ts";
import { head } from "../head/head.ts";
import { leg, paw } from "../body/limbs.ts";
import { bodyPart, edgeOf, type Part, patch, spotLayer } from "../body/part.ts";
import { tail } from "../body/tail.ts";

/** Sitting and facing the viewer, the body turned a little so that one haunch shows more. Feet stand on y = 0. */
export function sitting(drawing: Drawing, dog: Dog, expression: Expression): string {
  const { headScale } = dog.build;
  const size = measures(dog);
  const torso: Part = {
    name: "torso",
    outline: torsoOutline(dog),
    flow: towards(86),
    depth: 54,
    fluff: (_, y) => (y > -60 ? 0.15 : 1),
    inside: torsoMarkings(drawing, dog),
    spots: false,
  };
  return (
    tail(drawing, dog, [size.wide * 1.3, -dog.tail.thickness * 1.5], 1, "ground") +
    haunch(drawing, dog, -1) +
    haunch(drawing, dog, 1) +
    bodyPart(drawing, dog, torso) +
    hindPaw(drawing, dog, -1) +
    hindPaw(drawing, dog, 1) +
    foreleg(drawing, dog, -1) +
    foreleg(drawing, dog, 1) +
    spotLayer(drawing, dog, torso) +
    sittingCollar(drawing, dog, edgeOf(dog, torso)) +
    `<g transform="translate(0 ${size.headY}) scale(${headScale})">${head(drawing, dog, expression)}</g>`
  );
}

function measures({ build: { legs, depth, neckLength, chest, neck, headScale } }: Dog) {
  const shoulder = legs + depth * 0.85;
  return { shoulder, wide: chest * 0.56, neck: neck * headScale, headY: -(shoulder + neckLength * 0.85 + 16) };
}

function torsoOutline(dog: Dog): Point[] {
  const { shoulder, wide, neck, headY } = measures(dog);
  const half: Point[] = [
    [neck * 0.72, headY + 10],
    [neck * 0.92, -shoulder - 24],
    [wide * 0.98, -shoulder * 0.8],
    [wide * 1.06, -shoulder * 0.52],
    [wide * 1.12, -shoulder * 0.26],
    [wide * 0.94, -22],
    [wide * 0.4, -12],
  ];
  const lean = (x: number, y: number): Point => [x + (y > -shoulder * 0.6 ? 12 : 4), y];
  return [[0, headY - 6], ...half.map(([x, y]) => lean(x, y)), ...[...half].reverse().map(([x, y]) => lean(-x, y))];
}

function torsoMarkings(drawing: Drawing, dog: Dog): string {
  const { shoulder, wide, neck, headY } = measures(dog);
  const { chest, belly, saddle, ruff } = dog.coat;
  const cloak = (way: 1 | -1): Point[] => [
    [way * neck * 0.8, -shoulder],
    [way * wide * 1.4, -shoulder],
    [way * wide * 1.6, 0],
    [way * wide * 0.9, 0],
    [way * wide * 0.8, -shoulder * 0.5],
  ];
  const bib = ruff ? wide * 0.86 : wide * 0.56;
  return (
    (saddle ? patch(drawing, cloak(1), saddle, 5) + patch(drawing, cloak(-1), saddle, 5) : "") +
    (belly ? patch(drawing, ellipse([8, -shoulder * 0.24], [wide * 0.7, shoulder * 0.3]), belly, 9) : "") +
    (chest
      ? patch(
          drawing,
          [
            [0, headY + 20],
            [neck * 0.7, headY + 40],
            [bib, -shoulder * 0.84],
            [bib * 0.86, -shoulder * 0.5],
            [bib * 0.5, -shoulder * 0.28],
            [0, -shoulder * 0.2],
            [-bib * 0.5, -shoulder * 0.28],
            [-bib * 0.86, -shoulder * 0.5],
            [-bib, -shoulder * 0.84],
            [-neck * 0.7, headY + 40],
          ],
          chest,
          5,
        )
      : "") +
    softSpot(drawing, 6, headY + 92, neck * 1.1, 34, "#23120c", 0.4, 16) +
    softSpot(drawing, 10, -30, wide * 0.9, shoulder * 0.2, "#23120c", 0.34, 20)
  );
}

function haunch(drawing: Drawing, dog: Dog, way: 1 | -1): string {
  const { shoulder, wide } = measures(dog);
  const outline = ellipse([way * wide * 0.98 + 10, -shoulder * 0.22], [wide * 0.62, shoulder * 0.25], way * 16, 12);
  return bodyPart(drawing, dog, {
    name: `haunch${way}`,
    outline,
    colour: dog.coat.main,
    depth: 44,
    fluff: (_, y) => (y > -46 ? 0.1 : 0.8),
  });
}

function hindPaw(drawing: Drawing, dog: Dog, way: 1 | -1): string {
  const { wide } = measures(dog);
  const size = dog.build.bone * 1.25;
  return paw(drawing, dog, { at: [way * wide * 1.12 + 10, -size * 0.42], size, facing: "viewer" });
}

function foreleg(drawing: Drawing, dog: Dog, way: 1 | -1): string {
  const { shoulder, wide } = measures(dog);
  const { bone } = dog.build;
  const x = way * wide * 0.44 + 2;
  const size = bone * 1.22;
  return leg(drawing, dog, {
    name: `foreleg${way}`,
    joints: [
      [x * 1.05, -shoulder * 0.72],
      [x * 1.06, -shoulder * 0.48],
      [x, -shoulder * 0.22],
      [x, -size * 0.5],
    ],
    radii: [bone * 1.25, bone * 1.16, bone * 0.92, bone * 0.9],
    paw: { at: [x + way * 2, -size * 0.4], size, facing: "viewer" },
    melt: 0.55,
    spotsBelow: 0,
  });
}

function sittingCollar(drawing: Drawing, dog: Dog, within: string): string {
  if (!dog.collar) return "";
  const { neck, shoulder } = measures(dog);
  const y = -shoulder - 8;
  return collar(drawing, {
    left: [-neck * 1.05, y],
    right: [neck * 1.1, y],
    sag: neck * 0.42,
    width: 21,
    colour: dog.collar,
    within,
  });
}
