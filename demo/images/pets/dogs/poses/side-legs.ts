import type { Drawing } from "../../../lib/drawing.ts";
import type { Point } from "../../../lib/path.ts";
import type { Dog } from "../dog.ts";
import type { Gait } from "./gait.ts";
import { leg } from "../body/limbs.ts";
import type { Skeleton } from "./skeleton.ts";

/** The pair of legs nearer to the viewer, or the pair beyond the body. */
export function sideLegs(drawing: Drawing, dog: Dog, { at }: Skeleton, gait: Gait, far: boolean): string {
  const { legs: tall, bone, depth, length } = dog.build;
  const size = bone * 1.08;
  const inward = far ? 0.05 : 0;
  const [shoulderX, shoulderY] = at(-0.33 + inward, 0.34);
  const [hipX, hipY] = at(0.485 - (depth * 0.39) / length - inward, 0.54);
  const [foreX, foreLift] = far ? gait.farFore : gait.nearFore;
  const [hindX, hindLift] = far ? gait.farHind : gait.nearHind;
  const bow = gait.bow ?? 0;
  const foot = (x: number, lift: number): Point => [x, -size * 0.42 - lift * tall - (far ? 7 : 0)];
  const fore = foot(shoulderX - foreX * tall, foreLift);
  const hind = foot(hipX + 4 - hindX * tall, hindLift);
  const elbow: Point = bow
    ? [shoulderX + 6, -bone * 1.3]
    : [shoulderX + 8 - foreX * tall * 0.2, shoulderY + (fore[1] - shoulderY) * 0.34];
  const wrist: Point = bow
    ? [(shoulderX + fore[0]) / 2, -bone * 0.85]
    : [shoulderX + 2 - foreX * tall * (foreLift > 0.1 ? 0.85 : 0.6), shoulderY + (fore[1] - shoulderY) * 0.68];
  const knee: Point = [hipX - bone * 0.9 - hindX * tall * 0.3, hipY + (hind[1] - hipY) * 0.46];
  const hock: Point = [hipX + bone * 0.95 - hindX * tall * 0.82, hipY + (hind[1] - hipY) * 0.76];
  return (
    leg(drawing, dog, {
      name: `hind${far}`,
      joints: [
        [hipX, hipY - depth * 0.08],
        [hipX - bone * 0.1, hipY + depth * 0.2],
        knee,
        hock,
        [hind[0], hind[1] - size * 0.16],
      ],
      radii: [depth * 0.33, depth * 0.37, bone * 1.25, bone * 0.68, bone * 0.7],
      paw: { at: [hind[0] - 5, hind[1]], size, facing: "left" },
      far,
      melt: far ? 0 : (depth * 0.24) / (tall + depth * 0.62),
      spotsBelow: at(0.4, 0.1)[1],
    }) +
    leg(drawing, dog, {
      name: `fore${far}`,
      joints: [[shoulderX, shoulderY], elbow, wrist, [fore[0], fore[1] - size * 0.1]],
      radii: [bone * 1.55, bone * 1.2, bone * 0.84, bone * 0.78],
      paw: { at: [fore[0] - 5, fore[1]], size, facing: "left" },
      far,
      melt: far ? 0 : (depth * 0.26) / (tall + depth * 0.34),
      spotsBelow: at(-0.3, -0.1)[1],
    })
  );
}
