import { darker, lighter } from "../../lib/colour.ts";
import type { Drawing } from "../../lib/drawing.ts";
import { type Point, smooth, symmetric } from "../../lib/path.ts";
import { spot } from "../../lib/points.ts";
import { shadowOn } from "../../lib/volume.ts";
import { reptileEye } from "./eye.ts";
import type { Lizard } from "./reptile.ts";
import { scaled, spike } from "./skin.ts";

/** The outline of the head from the front; what lies low comes forward and moves when it turns. */
export const faceOutline = (lizard: Lizard, turn: number): Point[] =>
  symmetric(lizard.front.face, 0).map(([x, y]): Point => [x + turn * 26 * Math.max(0, (y + 60) / 160), y]);

/** The head alone, around its middle. */
export function lizardFace(
  drawing: Drawing,
  lizard: Lizard,
  { name, turn = 0 }: { name: string; turn?: number },
): string {
  const { front, spines } = lizard;
  const shift = turn * 26;
  const outline = faceOutline(lizard, turn);
  const line = darker(lizard.colour, 0.72);
  const { y, wide, lift } = front.mouth;
  const smile = (down: number) => {
    const at = (share: number, high: number) => spot(shift + wide * share, y + high + down);
    return `M${at(-1, -lift)}Q${at(-0.82, -4)} ${at(-0.4, 2)}Q${at(0, -5)} ${at(0.4, 2)}Q${at(0.82, -4)} ${at(1, -lift)}`;
  };
  const [nostrilX, nostrilY] = front.nostril;
  const eye = (side: -1 | 1) =>
    reptileEye(drawing, {
      x: side * front.eye.x + shift * 0.5,
      y: front.eye.y,
      radius: front.eye.radius,
      iris: lizard.iris,
      lid: lizard.lid,
      pupil: lizard.pupil,
      squeeze: 0.86 - 0.1 * Math.max(0, side * turn),
      tilt: side * 6,
    });
  const nostril = (side: -1 | 1) =>
    `<g transform="translate(${shift + side * nostrilX} ${nostrilY}) rotate(${side * -24})"><ellipse rx="5.4" ry="3.6" fill="${line}"/></g>`;
  return (
    (spines === "beard" ? beardRing(drawing, lizard, shift) : "") +
    (spines === "crest" ? crest(drawing, lizard, shift * 0.5) : "") +
    scaled(drawing, {
      name: `${name}:face`,
      outline,
      colour: (x, py) => front.colour(x - shift * 0.7, py),
      scale: 6.8,
      bulge: 0.95,
    }) +
    snout(drawing, lizard, shift, smooth(outline), name) +
    `<path d="${smile(0)}" fill="none" stroke="${line}" stroke-width="4.6" stroke-linecap="round" opacity=".9"/>
      <path d="${smile(6)}" fill="none" stroke="${lighter(lizard.belly, 0.6)}" stroke-width="4" stroke-linecap="round" opacity=".5"/>` +
    nostril(-1) +
    nostril(1) +
    eye(-1) +
    eye(1)
  );
}

/** The muzzle comes forward out of the face. */
function snout(drawing: Drawing, { front }: Lizard, shift: number, face: string, name: string): string {
  const { y, wide } = front.mouth;
  const outline = symmetric(
    [
      [0, -52],
      [30, -44],
      [56, -6],
      [wide * 0.66, y - 26],
      [wide * 0.6, y - 4],
      [wide * 0.3, y + 1],
      [0, y - 4],
    ],
    shift,
  );
  return (
    shadowOn(drawing, face, smooth(outline), { by: [8, 6], soft: 12, strength: 0.26 }) +
    scaled(drawing, {
      name: `${name}:snout`,
      outline,
      colour: (x, py) => front.colour(x - shift, py),
      scale: 6.8,
      bulge: 0.42,
      depth: 0.5,
    })
  );
}

function beardRing(drawing: Drawing, lizard: Lizard, shift: number): string {
  let spines = "";
  for (const row of [0, 1, 2]) {
    for (let index = 0; index <= 18; index++) {
      const angle = -0.18 + (Math.PI + 0.36) * (index / 18);
      const at: Point = [shift * 0.6 + Math.cos(angle) * (164 - row * 14), 20 + Math.sin(angle) * (112 - row * 14)];
      const tone = row === 0 ? darker(lizard.colour, 0.3) : row === 1 ? darker(lizard.colour, 0.12) : lizard.colour;
      spines += spike(drawing, at, angle + (Math.cos(angle) > 0 ? -0.1 : 0.1), 34 - row * 5, 11, tone);
    }
  }
  return spines;
}

/** Two fringes from above the eyes, as lashes stand. */
function crest(drawing: Drawing, { front, lid }: Lizard, shift: number): string {
  let spines = "";
  for (const side of [-1, 1] as const) {
    for (let index = 0; index < 10; index++) {
      const angle = -Math.PI / 2 + side * (-0.75 + index * 0.21);
      const reach = front.eye.radius * 1.2;
      const at: Point = [
        side * front.eye.x + shift + Math.cos(angle) * reach * 0.9,
        front.eye.y + Math.sin(angle) * reach,
      ];
      spines += spike(drawing, at, angle, 22 - Math.abs(index - 5) * 1.4, 6.5, lid);
    }
  }
  return spines;
}
