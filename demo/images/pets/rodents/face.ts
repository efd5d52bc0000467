import type { Drawing } from "../../lib/drawing.ts";
import { type Point, smooth, symmetric } from "../../lib/path.ts";
import { earShell } from "./ear.ts";
import { beadEye } from "./eye.ts";
import { shadowOn } from "../../lib/volume.ts";
import { awayFrom, furred, whorled } from "./fur.ts";
import { frontNose } from "./nose.ts";
import { hairOf, type Rodent } from "./rodent.ts";
import { type Species, species } from "./species.ts";
import { frontWhiskers } from "./whiskers.ts";

export interface FaceView {
  /** -1 looks to the left of the picture, 1 to the right. */
  turn?: number;
  name: string;
}

/** A head from the front, measured from its middle. Turning shifts what stands forward against what lies back. */
export function face(drawing: Drawing, rodent: Rodent, { turn = 0, name }: FaceView): string {
  const build: Species = species[rodent.species];
  const outline = headOutline(rodent, turn);
  const nose: Point = [build.reach * turn, build.nose.y];
  const head = furred(drawing, {
    name: `${name}:head`,
    outline,
    colour: (x, y) => rodent.face(x - turn * build.reach * 0.6, y),
    flow: whorled(awayFrom(nose), rodent.whorls?.face),
    hair: hairOf(rodent).length,
    fluff: hairOf(rodent).fluff,
    spacing: 6.5,
    bulge: 1.1,
    shadow: rodent.shadow,
  });
  return (
    ear(drawing, rodent, build, -1, turn) +
    ear(drawing, rodent, build, 1, turn) +
    head +
    muzzle(drawing, rodent, build, turn, name) +
    eyes(drawing, rodent, build, turn) +
    frontNose(drawing, rodent, build, turn * build.reach) +
    frontWhiskers(build, turn, name)
  );
}

export function headOutline(rodent: Rodent, turn = 0): Point[] {
  const build: Species = species[rodent.species];
  return symmetric(build.face, 0).map(([x, y]): Point => {
    const low = Math.max(0, (y + 140) / 320);
    return [x + turn * build.reach * 0.75 * low ** 1.5, y];
  });
}

function ear(drawing: Drawing, rodent: Rodent, build: Species, side: -1 | 1, turn: number): string {
  const { x, y, tilt } = build.ear;
  const away = 1 - 0.22 * Math.max(0, side * turn);
  return `<g transform="translate(${side * x - turn * 16} ${y}) scale(${side * away} 1) rotate(${tilt})">${earShell(drawing, rodent, side)}</g>`;
}

function muzzle(drawing: Drawing, rodent: Rodent, build: Species, turn: number, name: string): string {
  const { y, wide, high } = build.muzzle;
  const shift = build.reach * turn;
  const outline = symmetric(
    [
      [0, y - high * 0.8],
      [wide * 0.5, y - high * 0.78],
      [wide * 0.92, y - high * 0.2],
      [wide * 0.94, y + high * 0.4],
      [wide * 0.56, y + high * 0.88],
      [wide * 0.16, y + high * 0.92],
      [0, y + high * 0.86],
    ],
    shift,
  );
  const path = smooth(outline);
  const head = smooth(headOutline(rodent, turn));
  return (
    shadowOn(drawing, head, path, { by: [4, 12], soft: 10, strength: 0.24 }) +
    furred(drawing, {
      name: `${name}:muzzle`,
      outline,
      colour: (x, y) => rodent.face(x - turn * build.reach, y),
      flow: awayFrom([shift, build.nose.y - 12]),
      hair: hairOf(rodent).length * 0.6,
      fluff: 0.25,
      spacing: 8,
      bulge: 0.6,
      width: 2,
      depth: 0.4,
      shadow: rodent.shadow,
    })
  );
}

function eyes(drawing: Drawing, rodent: Rodent, build: Species, turn: number): string {
  const { x, y, radius } = build.eye;
  return ([-1, 1] as const)
    .map((side) =>
      beadEye(drawing, {
        x: side * x * (1 - Math.abs(turn) * 0.06) + turn * build.reach * 0.55,
        y,
        radius,
        squeeze: 1 - 0.2 * Math.max(0, side * turn) - 0.03,
        tilt: side * 8,
        lid: rodent.lid,
        ...(rodent.eye && { colour: rodent.eye }),
      }),
    )
    .join("");
}
