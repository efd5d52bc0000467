import type { Drawing } from "../../lib/drawing.ts";
import { type Point, smooth, symmetric } from "../../lib/path.ts";
import { points } from "../../lib/points.ts";
import { face, headOutline } from "./face.ts";
import { shadowOn } from "../../lib/volume.ts";
import { furred, whorled } from "./fur.ts";
import { hairOf, type Rodent } from "./rodent.ts";
import { furLimb } from "./limbs.ts";
import { frontFoot, paw } from "./paws.ts";
import { type Species, type SpeciesName, species } from "./species.ts";
import { tail, type TailShape } from "./tail.ts";

export interface FrontView {
  name: string;
  turn?: number;
  /** Degrees the head leans over. */
  tilt?: number;
  /** Cut off below the chest: the body runs on downward and has no feet. */
  bust?: boolean;
  /** False keeps the arms down, out of the picture. */
  paws?: boolean;
  /** What the paws hold, drawn around its own middle. */
  holding?: string;
}

/** A rodent sitting and facing us; the floor lies at y = 0. */
export function sitting(drawing: Drawing, rodent: Rodent, view: FrontView): string {
  const build: Species = species[rodent.species];
  const outline = symmetric(view.bust ? endless(build.body) : build.body, 0);
  const shape = behind[rodent.species];
  const body = furred(drawing, {
    name: `${view.name}:body`,
    outline,
    colour: rodent.front,
    flow: whorled((x) => Math.PI / 2 - (x / 260) * 0.9, rodent.whorls?.front),
    hair: hairOf(rodent).length * 1.1,
    fluff: hairOf(rodent).fluff,
    shadow: rodent.shadow,
    contrast: rodent.whorls ? 1.6 : 1,
  });
  const head = `translate(0 ${build.head.y}) rotate(${view.tilt ?? 0}) scale(${build.head.scale})`;
  const headShape = smooth(
    headOutline(rodent, view.turn).map(([x, y]): Point => [x * build.head.scale, y * build.head.scale + build.head.y]),
  );
  return (
    (shape && !view.bust ? tail(drawing, rodent, shape, view.name) : "") +
    body +
    shadowOn(drawing, smooth(outline), headShape, { by: [8, 24], soft: 16, strength: 0.42 }) +
    (view.bust ? "" : feet(drawing, rodent, build)) +
    (view.paws === false ? "" : arms(drawing, rodent, build, view)) +
    `<g transform="${head}">${face(drawing, rodent, view)}</g>`
  );
}

function feet(drawing: Drawing, rodent: Rodent, build: Species): string {
  const { x, scale, long } = build.feet;
  const foot = (side: -1 | 1) => frontFoot(drawing, rodent.skin, { at: [side * x, -12], scale, long, side });
  return foot(-1) + foot(1);
}

function arms(drawing: Drawing, rodent: Rodent, build: Species, { name, holding = "" }: FrontView): string {
  if (!build.arms) return holding;
  const { shoulder, paw: end, thick } = build.arms;
  const one = (side: -1 | 1) => {
    const spine: Point[] = [
      [side * (shoulder[0] - 6), shoulder[1] - 34],
      [side * (shoulder[0] - 4), shoulder[1] + 34],
      [side * (end[0] + 34), end[1] + 30],
      [side * (end[0] + 10), end[1] + 2],
    ];
    const arm = furLimb(drawing, {
      name: `${name}:arm${side}`,
      spine,
      radius: (along) => thick * (0.72 + Math.sin(along * 2.2) * 0.3 - along * 0.52),
      colour: () => rodent.front(side * (shoulder[0] + 40), shoulder[1]),
      hair: hairOf(rodent).length * 0.7,
      fluff: 0.3,
      shadow: rodent.shadow,
    });
    return {
      fur: arm.markup,
      path: arm.path,
      hand: paw(drawing, rodent.skin, { at: [side * end[0], end[1]], scale: 0.95, turn: -52, mirrored: side > 0 }),
    };
  };
  const [left, right] = [one(-1), one(1)];
  const belly = smooth(symmetric(build.body, 0));
  return (
    shadowOn(drawing, belly, left.path, { strength: 0.3 }) +
    shadowOn(drawing, belly, right.path, { strength: 0.3 }) +
    `<g transform="translate(0 ${end[1] - 2})">${holding}</g>` +
    left.fur +
    right.fur +
    left.hand +
    right.hand
  );
}

const endless = (body: readonly Point[]): Point[] => {
  const upper = body.filter(([, y]) => y < -110);
  const [wide] = upper[upper.length - 1] as Point;
  return [...upper, [wide + 8, 0], [wide + 8, 160], [0, 170]];
};

const behind: Partial<Record<SpeciesName, TailShape>> = {
  rat: {
    spine: points("120,-24 210,-8 290,-34 306,-120 262,-190 276,-250"),
    thick: 15,
  },
  gerbil: {
    spine: points("90,-24 180,-6 258,-30 276,-120 252,-210 270,-300"),
    thick: 12,
  },
  chinchilla: {
    spine: [
      [130, -40],
      [230, -30],
      [296, -90],
      [290, -190],
    ],
    thick: 36,
  },
};
