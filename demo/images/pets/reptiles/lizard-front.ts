import { darker } from "../../lib/colour.ts";
import type { Drawing } from "../../lib/drawing.ts";
import { type Point, smooth, symmetric } from "../../lib/path.ts";
import { points } from "../../lib/points.ts";
import { shadowOn } from "../../lib/volume.ts";
import { foot } from "./foot.ts";
import { faceOutline, lizardFace } from "./lizard-face.ts";
import { type Lizard, tapering } from "./reptile.ts";
import { fringe, scaled, scaledTube, spike } from "./skin.ts";

export interface LizardFront {
  name: string;
  /** Where the head looks, from -1 left to 1 right, and how far it leans, in degrees. */
  turn?: number;
  tilt?: number;
  /** False where something hides the body behind the head. */
  body?: boolean;
}

const chest: readonly Point[] = points("0,-320 66,-312 92,-250 98,-190 84,-130 48,-90 0,-78");

/** A lizard resting on its forelegs and facing us, its body receding to the right; the floor lies at y = 0. */
export function lizardFromTheFront(
  drawing: Drawing,
  lizard: Lizard,
  { name, turn = 0, tilt = 0, body = true }: LizardFront,
): string {
  const { stand } = lizard.front;
  const low = 34;
  const outline = symmetric(chest, 0).map(([x, y]): Point => [x * (1.3 - stand * 0.3), y * stand + low]);
  const headAt = -318 * stand + low;
  const head = smooth(faceOutline(lizard, turn).map(([x, y]): Point => [x, y + headAt]));
  const trunk = body ? receding(drawing, lizard, name) : undefined;
  return (
    (trunk?.markup ?? "") +
    (trunk ? shadowOn(drawing, trunk.path, head, { by: [16, 6], soft: 20, strength: 0.4 }) : "") +
    (lizard.spines === "beard" ? flanks(drawing, lizard) : "") +
    scaled(drawing, {
      name: `${name}:chest`,
      outline,
      colour: (x, y) => lizard.front.body(x, (y - low) / stand),
      scale: 9,
    }) +
    shadowOn(drawing, smooth(outline), head, { by: [6, 34], soft: 18, strength: 0.42 }) +
    foreleg(drawing, lizard, -1, name) +
    foreleg(drawing, lizard, 1, name) +
    `<g transform="translate(0 ${headAt}) rotate(${tilt})">${lizardFace(drawing, lizard, { name, turn })}</g>`
  );
}

function foreleg(drawing: Drawing, lizard: Lizard, side: -1 | 1, name: string): string {
  const thick = lizard.side.legs * 1.1;
  const { stand } = lizard.front;
  const wide = 1.32 - stand * 0.32;
  const knee: Point = [side * 166 * wide, -70 - 30 * stand];
  const limb = scaledTube(drawing, {
    name: `${name}:foreleg${side}`,
    spine: [[side * 90 * wide, -170 * stand], [side * 142 * wide, -140 * stand], knee, [side * 158 * wide, -12]],
    radius: (along) => thick * (1 - along * 0.46),
    colour: (along, across) => lizard.side.colour(0.3 + along * 0.12, across * 0.6 + 0.3),
    count: 10,
    scale: 7.5,
  });
  const toes = foot(drawing, {
    at: [side * 158 * wide, -10],
    angle: Math.PI / 2 - side * 0.35,
    spread: 2.3,
    long: thick * 1.3,
    thick: thick * 0.36,
    colour: lizard.colour,
    pads: lizard.pads ?? false,
  });
  return toes + limb.markup;
}

const flanks = (drawing: Drawing, lizard: Lizard) =>
  ([-1, 1] as const)
    .map((side) =>
      Array.from({ length: 7 }, (_, index) =>
        spike(
          drawing,
          [side * (96 + index * 8), -230 + index * 26],
          side > 0 ? 0.3 : Math.PI - 0.3,
          26,
          9,
          darker(lizard.colour, 0.14),
        ),
      ).join(""),
    )
    .join("");

/** Trunk, hind leg and tail going back into the picture, seen a little from above. */
function receding(drawing: Drawing, lizard: Lizard, name: string): { markup: string; path: string } {
  const lift = lizard.front.stand * 60;
  const fat = lizard.side.radius.some(([along, radius]) => along > 0.6 && radius > 36);
  const trunk = scaledTube(drawing, {
    name: `${name}:trunk`,
    spine: [
      [24, -96 - lift],
      [76, -124 - lift],
      [140, -158 - lift * 0.8],
      [206, -172 - lift * 0.4],
      [270, -160],
      [314, -122],
      [318, -70],
    ],
    radius: tapering(
      fat
        ? [
            [0, 92],
            [0.28, 90],
            [0.52, 50],
            [0.6, 34],
            [0.74, 44],
            [1, 5],
          ]
        : [
            [0, 92],
            [0.28, 90],
            [0.54, 50],
            [0.64, 26],
            [1, 5],
          ],
    ),
    colour: (along, across) => lizard.side.colour(along, 0.34 + across * 0.5),
    count: 20,
    scale: 8.5,
  });
  const hind = scaledTube(drawing, {
    name: `${name}:hind`,
    spine: [
      [170, -150],
      [244, -140],
      [262, -100],
      [238, -68],
    ],
    radius: (along) => lizard.side.legs * (1 - along * 0.5),
    colour: (along, across) => lizard.side.colour(0.3 + along * 0.1, across * 0.5 + 0.35),
    count: 10,
    scale: 7.5,
  });
  const toes = foot(drawing, {
    at: [238, -68],
    angle: 2.3,
    spread: 1.6,
    long: lizard.side.legs * 1.3,
    thick: lizard.side.legs * 0.34,
    colour: darker(lizard.colour, 0.08),
    pads: lizard.pads ?? false,
  });
  const fringes =
    lizard.spines === "beard"
      ? fringe(drawing, trunk.tube, -0.98, {
          from: 0.1,
          to: 0.55,
          long: 22,
          wide: 8,
          lean: -0.6,
          colour: darker(lizard.colour, 0.1),
        })
      : "";
  const crests =
    lizard.spines === "crest"
      ? fringe(drawing, trunk.tube, 0.98, { to: 0.4, long: 12, wide: 5, colour: lizard.lid })
      : "";
  return {
    markup:
      fringes +
      crests +
      trunk.markup +
      shadowOn(drawing, trunk.path, hind.path, { by: [8, 8], soft: 9, strength: 0.3 }) +
      toes +
      hind.markup,
    path: trunk.path,
  };
}
