import type { Drawing } from "../../../lib/drawing.ts";
import type { Point } from "../../../lib/path.ts";
import { collar, ellipse, fadeIn, softSpot, towards } from "../../shared/index.ts";
import type { Dog, Expression } from "../dog.ts";
import { head } from "../head/head.ts";
import { leg } from "../body/limbs.ts";
import { bodyPart, edgeOf, type Part, patch, spotLayer } from "../body/part.ts";
import { tail } from "../body/tail.ts";

/** Lying on the belly with the head to the viewer's left: held up, or with the chin on the forepaws. */
export function lying(drawing: Drawing, dog: Dog, expression: Expression, chin: "up" | "down"): string {
  const { build } = dog;
  const place = headPlace(dog, chin);
  const torso: Part = {
    name: "lying",
    outline: torsoOutline(dog, place),
    flow: towards(30),
    depth: 58,
    fluff: (_, y) => (y > -30 ? 0.5 : 0.6),
    inside: markings(drawing, dog, place),
    spots: false,
  };
  return (
    tail(drawing, dog, [build.length * 0.46, -build.depth * 0.3], 1, "ground") +
    foreleg(drawing, dog, true) +
    bodyPart(drawing, dog, torso) +
    hindLeg(drawing, dog) +
    foreleg(drawing, dog, false) +
    spotLayer(drawing, dog, torso) +
    (chin === "up" ? lyingCollar(drawing, dog, place, edgeOf(dog, torso)) : "") +
    `<g transform="translate(${place.join(" ")}) scale(${build.headScale})">${head(drawing, dog, expression)}</g>`
  );
}

const at = ({ build }: Dog, along: number, up: number): Point => [along * build.length, -6 - build.depth * up];

function headPlace(dog: Dog, chin: "up" | "down"): Point {
  const { length, depth, neckLength, headScale, bone } = dog.build;
  if (chin === "down") return [-length * 0.62, -(128 * headScale + bone * 0.9)];
  return [-length * 0.5 - neckLength * 0.22, -(depth + neckLength * 0.72)];
}

function torsoOutline(dog: Dog, [headX, headY]: Point): Point[] {
  const girth = dog.build.neck * dog.build.headScale;
  return [
    [headX + girth * 0.15, headY - 14],
    [headX + girth * 0.88, headY + 14],
    at(dog, -0.3, headY > -dog.build.depth ? 0.84 : 1.02),
    at(dog, -0.06, 0.92),
    at(dog, 0.2, 0.96),
    at(dog, 0.38, 0.88),
    at(dog, 0.5, 0.56),
    at(dog, 0.5, 0.14),
    at(dog, 0.34, -0.02),
    at(dog, -0.1, -0.02),
    at(dog, -0.4, 0),
    at(dog, -0.53, 0.24),
    [(headX - girth * 0.5 + at(dog, -0.55, 0)[0]) / 2, (headY + at(dog, 0, 0.5)[1]) / 2 + 20],
    [headX - girth * 0.66, headY + 36],
  ];
}

function markings(drawing: Drawing, dog: Dog, [headX, headY]: Point): string {
  const { saddle, belly, chest, ruff } = dog.coat;
  const girth = dog.build.neck * dog.build.headScale;
  const spot = (along: number, up: number) => at(dog, along, up);
  return (
    (saddle
      ? patch(
          drawing,
          [spot(-0.36, 1.3), spot(0.6, 1.3), spot(0.56, 0.5), spot(0.2, 0.42), spot(-0.2, 0.44), spot(-0.38, 0.8)],
          saddle,
          6,
        )
      : "") +
    (belly
      ? patch(drawing, [spot(-0.6, 0.3), spot(0, 0.22), spot(0.2, 0.1), spot(0.2, -0.3), spot(-0.6, -0.3)], belly, 10)
      : "") +
    (chest
      ? patch(
          drawing,
          [
            [headX - girth * 1.2, headY + 30],
            [headX, headY + 50],
            spot(-0.4, 0.6),
            spot(-0.36, -0.2),
            spot(-0.8, -0.2),
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
            [headX + girth * 1.1, headY],
            spot(-0.26, 1.04),
            spot(-0.3, 0.5),
            spot(-0.36, -0.2),
            spot(-0.8, -0.2),
          ],
          ruff,
          7,
        )
      : "") +
    softSpot(drawing, headX + 16, headY + 80, girth, 36, "#23120c", 0.42, 16) +
    softSpot(drawing, ...spot(-0.05, 0.04), dog.build.length * 0.4, 22, "#23120c", 0.36, 12)
  );
}

function hindLeg(drawing: Drawing, dog: Dog): string {
  const { length, depth, bone } = dog.build;
  const thigh = bodyPart(drawing, dog, {
    name: "thigh",
    outline: ellipse([length * 0.5 - depth * 0.57, -depth * 0.42], [depth * 0.58, depth * 0.43], -14, 12),
    colour: dog.coat.saddle ?? dog.coat.main,
    depth: 40,
    fluff: 0.5,
    spots: false,
  });
  const foot = leg(drawing, dog, {
    name: "hind-foot",
    joints: [
      [length * 0.34, -bone * 0.72],
      [length * 0.2, -bone * 0.66],
      [length * 0.1, -bone * 0.6],
    ],
    radii: [bone * 0.74, bone * 0.7, bone * 0.62],
    paw: { at: [length * 0.06, -bone * 0.5], size: bone * 1.1, facing: "left" },
    melt: 0,
  });
  return fadeIn(drawing, thigh, [length * 0.46, -depth * 0.86], [length * 0.26, -depth * 0.46]) + foot;
}

function foreleg(drawing: Drawing, dog: Dog, far: boolean): string {
  const { length, bone, legs, headScale } = dog.build;
  const reach = Math.max(length * 0.2, Math.min(legs * 0.62, 150 * headScale));
  const [x, y] = [-length * 0.44 - (far ? 16 : 0), far ? -12 : 0];
  const limb = leg(drawing, dog, {
    name: `lying-foreleg${far}`,
    joints: [
      [x + length * 0.16, y - bone * 1.7],
      [x, y - bone * 1.05],
      [x - reach * 0.6, y - bone * 0.84],
      [x - reach, y - bone * 0.72],
    ],
    radii: [bone * 1.3, bone * 1.08, bone * 0.84, bone * 0.74],
    paw: { at: [x - reach - 10, y - bone * 0.56], size: bone * 1.15, facing: "left" },
    far,
    melt: 0,
  });
  return fadeIn(drawing, limb, [x + length * 0.2, y - bone * 2.6], [x - 6, y - bone * 1.2]);
}

function lyingCollar(drawing: Drawing, dog: Dog, [x, y]: Point, within: string): string {
  if (!dog.collar) return "";
  const girth = dog.build.neck * dog.build.headScale;
  return collar(drawing, {
    left: [x - girth * 0.78, y + 66],
    right: [x + girth * 1.1, y + 58],
    sag: girth * 0.36,
    width: 20,
    colour: dog.collar,
    within,
  });
}
