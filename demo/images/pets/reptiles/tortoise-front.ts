import { darker } from "../../lib/colour.ts";
import type { Drawing } from "../../lib/drawing.ts";
import { type Point, smooth, symmetric } from "../../lib/path.ts";
import { points } from "../../lib/points.ts";
import { shadowOn } from "../../lib/volume.ts";
import { reptileEye } from "./eye.ts";
import { scutes } from "./shell.ts";
import { scaled } from "./skin.ts";
import { stump, type Tortoise } from "./tortoise.ts";

const frontDome: readonly Point[] = points("0,-330 90,-316 170,-258 216,-170 228,-92 190,-60 90,-48 0,-46");
const frontScutes: readonly Point[] = points(
  "0,-286 -104,-262 104,-262 -60,-200 60,-200 -164,-180 164,-180 0,-130 -120,-116 120,-116 -208,-104 208,-104",
);
const frontFace: readonly Point[] = points("0,-84 44,-80 80,-52 94,-4 84,44 50,76 0,86");

/** Coming towards us with its head stretched out; the floor lies at y = 0. */
export function facingTortoise(
  drawing: Drawing,
  tortoise: Tortoise,
  { name, tilt = 0 }: { name: string; tilt?: number },
): string {
  const shell = symmetric(frontDome, 0);
  const neck = symmetric(points("0,-180 56,-170 70,-120 62,-60 0,-40"), 0);
  const headAt = -142;
  const face = smooth(symmetric(frontFace, 0).map(([x, y]): Point => [x, y + headAt]));
  return (
    scutes(drawing, {
      outline: shell,
      centres: frontScutes,
      horn: tortoise.horn,
      mark: tortoise.mark,
      name: `${name}:shell`,
    }) +
    `<g clip-path="${drawing.clip(smooth(shell))}"><ellipse cy="-96" rx="150" ry="104" fill="#24130a" opacity=".72" filter="${drawing.blur(16)}"/></g>` +
    stump(drawing, tortoise, `${name}:left`, [-136, -110], [-150, -12], false) +
    stump(drawing, tortoise, `${name}:right`, [136, -110], [158, -12], false) +
    scaled(drawing, { name: `${name}:neck`, outline: neck, colour: () => tortoise.pale, scale: 11 }) +
    shadowOn(drawing, smooth(neck), face, { by: [4, 22], soft: 14, strength: 0.45 }) +
    `<g transform="translate(0 ${headAt}) rotate(${tilt})">${frontHead(drawing, tortoise, name)}</g>`
  );
}

function frontHead(drawing: Drawing, tortoise: Tortoise, name: string): string {
  const line = darker(tortoise.skin, 0.7);
  const eye = (side: -1 | 1) =>
    reptileEye(drawing, {
      x: side * 58,
      y: -20,
      radius: 18,
      iris: tortoise.iris,
      lid: tortoise.pale,
      pupil: 0.6,
      squeeze: 0.86,
      drowsy: 0.06,
      tilt: side * -6,
    });
  return (
    scaled(drawing, {
      name: `${name}:face`,
      outline: symmetric(frontFace, 0),
      colour: (x, y) => (y > 34 - Math.abs(x) * 0.12 ? tortoise.pale : tortoise.skin),
      scale: 8.5,
      bulge: 0.9,
    }) +
    `<path d="M-66 22Q-40 44 -14 42L0 50L14 42Q40 44 66 22" fill="none" stroke="${line}" stroke-width="4.4" stroke-linecap="round" stroke-linejoin="round"/>
    <ellipse cx="-12" cy="10" rx="4" ry="3" fill="${line}"/><ellipse cx="12" cy="10" rx="4" ry="3" fill="${line}"/>` +
    eye(-1) +
    eye(1)
  );
}
