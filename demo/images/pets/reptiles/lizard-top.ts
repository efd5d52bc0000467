import { darker } from "../../lib/colour.ts";
import type { Drawing } from "../../lib/drawing.ts";
import { type Point, smooth, symmetric } from "../../lib/path.ts";
import { points } from "../../lib/points.ts";
import { rings, tubeOutline } from "../../lib/tube.ts";
import { shadowOn } from "../../lib/volume.ts";
import { reptileEye } from "./eye.ts";
import { foot } from "./foot.ts";
import { type Lizard, tapering } from "./reptile.ts";
import { fringe, scaled, scaledTube, spike } from "./skin.ts";

const spine: readonly Point[] = points("0,-170 6,-90 -8,0 4,84 34,160 96,222 176,214 190,140 140,118");
const head: readonly Point[] = points("0,-104 30,-92 58,-54 86,-4 84,40 48,72 0,80");
const legs: readonly { spine: readonly Point[]; angle: number }[] = [
  {
    spine: [
      [-34, -110],
      [-96, -128],
      [-116, -186],
    ],
    angle: -1.75,
  },
  {
    spine: [
      [34, -110],
      [104, -96],
      [140, -148],
    ],
    angle: -1.2,
  },
  {
    spine: [
      [-26, 66],
      [-96, 60],
      [-128, 112],
    ],
    angle: 2.3,
  },
  {
    spine: [
      [28, 66],
      [98, 44],
      [142, 84],
    ],
    angle: 0.9,
  },
];

/** A lizard seen from above, climbing upward, around the middle of its back. */
export function lizardFromAbove(drawing: Drawing, lizard: Lizard, name: string): string {
  const radius = tapering([
    [0, 40],
    [0.16, 54],
    [0.3, 52],
    [0.42, 28],
    [0.5, 20],
    [1, 5],
  ]);
  const trunk = scaledTube(drawing, {
    name: `${name}:trunk`,
    spine,
    radius,
    colour: (along, across) => lizard.side.colour(along, 0.75 - Math.abs(across) * 1.2),
    count: 26,
    scale: 8,
  });
  const shape = smooth(tubeOutline(rings(spine, radius, 26)));
  const limbs = legs.map((leg, index) => limb(drawing, lizard, leg, `${name}:leg${index}`)).join("");
  const crests = lizard.spines
    ? fringe(drawing, trunk.tube, 0.72, { to: 0.36, long: 11, wide: 5, lean: 0.7, colour: lizard.lid }) +
      fringe(drawing, trunk.tube, -0.72, { to: 0.36, long: 11, wide: 5, lean: -0.7, colour: lizard.lid })
    : "";
  return (
    `<path d="${shape}" transform="translate(10 16)" fill="#25391a" opacity=".4" filter="${drawing.blur(9)}"/>` +
    limbs +
    trunk.markup +
    crests +
    shadowOn(drawing, trunk.path, smooth(symmetric(head, 0).map(([x, y]): Point => [x, y - 206])), {
      by: [6, 12],
      soft: 12,
      strength: 0.3,
    }) +
    `<g transform="translate(0 -212) rotate(-8)">${topHead(drawing, lizard, name)}</g>`
  );
}

function limb(drawing: Drawing, lizard: Lizard, { spine: path, angle }: (typeof legs)[number], name: string): string {
  const end = path[path.length - 1] as Point;
  const leg = scaledTube(drawing, {
    name,
    spine: path,
    radius: (along) => lizard.side.legs * (0.95 - along * 0.4),
    colour: (along, across) => lizard.side.colour(0.3 + along * 0.1, across * 0.5 + 0.3),
    count: 9,
    scale: 7,
  });
  const toes = foot(drawing, {
    at: end,
    angle,
    spread: 2.6,
    long: lizard.side.legs * 1.35,
    thick: lizard.side.legs * 0.38,
    colour: lizard.colour,
    pads: lizard.pads ?? false,
  });
  return `<path d="${leg.path}" transform="translate(7 12)" fill="#25391a" opacity=".35" filter="${drawing.blur(7)}"/>${toes}${leg.markup}`;
}

function topHead(drawing: Drawing, lizard: Lizard, name: string): string {
  const eye = (side: -1 | 1) =>
    reptileEye(drawing, {
      x: side * 70,
      y: -8,
      radius: 18,
      iris: lizard.iris,
      lid: lizard.lid,
      pupil: lizard.pupil,
      squeeze: 0.72,
      tilt: side * 16,
      drowsy: 0.04,
    });
  const lashes = ([-1, 1] as const)
    .map((side) =>
      Array.from({ length: 8 }, (_, index) =>
        spike(
          drawing,
          [side * (58 + Math.sin(index * 0.5) * 12 - index * 2), -40 + index * 17],
          side > 0 ? -0.1 + index * 0.1 : Math.PI + 0.1 - index * 0.1,
          16,
          5.5,
          lizard.lid,
        ),
      ).join(""),
    )
    .join("");
  const line = darker(lizard.colour, 0.7);
  return (
    scaled(drawing, {
      name: `${name}:top`,
      outline: symmetric(head, 0),
      colour: (x, y) => lizard.front.colour(x * 1.3, y * 0.6 - 50),
      scale: 7.5,
      bulge: 0.9,
    }) +
    eye(-1) +
    eye(1) +
    (lizard.spines === "crest" ? lashes : "") +
    `<ellipse cx="-14" cy="-82" rx="4" ry="3" fill="${line}"/><ellipse cx="14" cy="-82" rx="4" ry="3" fill="${line}"/>`
  );
}
