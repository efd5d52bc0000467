import { darker } from "../../lib/colour.ts";
import type { Drawing } from "../../lib/drawing.ts";
import { type Point, smooth } from "../../lib/path.ts";
import { shadowOn } from "../../lib/volume.ts";
import { reptileEye } from "./eye.ts";
import { foot } from "./foot.ts";
import { type Lizard, tapering } from "./reptile.ts";
import { fringe, scaled, scaledTube, spike } from "./skin.ts";

/** A lizard standing or walking, seen from the side and facing left; the floor lies at y = 0. */
export function lizardFromTheSide(drawing: Drawing, lizard: Lizard, name: string): string {
  const { side } = lizard;
  const trunk = scaledTube(drawing, {
    name: `${name}:trunk`,
    spine: side.spine,
    radius: tapering(side.radius),
    colour: side.colour,
    count: 30,
    scale: lizard.spines === "beard" ? 10 : 8,
  });
  const [headX, headY] = side.headAt;
  const placedHead = smooth(side.head.map(([x, y]): Point => [x + headX, y + headY]));
  const bearded = lizard.spines === "beard";
  const horn = darker(lizard.colour, 0.12);
  return (
    leg(drawing, lizard, side.foreleg, `${name}:far-fore`, true) +
    leg(drawing, lizard, side.hindleg, `${name}:far-hind`, true) +
    (lizard.spines === "crest"
      ? fringe(drawing, trunk.tube, 1, { to: 0.42, long: 12, wide: 5, lean: 0.5, colour: lizard.lid })
      : "") +
    (bearded ? fringe(drawing, trunk.tube, 0.97, { to: 0.62, long: 15, wide: 7, lean: 0.7, colour: horn }) : "") +
    trunk.markup +
    (bearded ? flankSpines(drawing, lizard, trunk.tube) : "") +
    shadowOn(drawing, trunk.path, placedHead, { by: [8, 10], soft: 16, strength: 0.2 }) +
    leg(drawing, lizard, side.hindleg, `${name}:hind`, false, trunk.path) +
    leg(drawing, lizard, side.foreleg, `${name}:fore`, false, trunk.path) +
    `<g transform="translate(${headX} ${headY})">${head(drawing, lizard, name)}</g>`
  );
}

const flankSpines = (drawing: Drawing, lizard: Lizard, tube: Parameters<typeof fringe>[1]) =>
  fringe(drawing, tube, -0.52, { from: 0.14, to: 0.5, long: 22, wide: 8, lean: -0.9, colour: lizard.belly }) +
  fringe(drawing, tube, -0.62, {
    from: 0.16,
    to: 0.48,
    long: 18,
    wide: 7,
    lean: -0.8,
    colour: darker(lizard.colour, 0.1),
  });

function leg(
  drawing: Drawing,
  lizard: Lizard,
  spine: readonly Point[],
  name: string,
  far: boolean,
  trunk?: string,
): string {
  const shift: Point = far ? [44, -12] : [0, 0];
  const moved = spine.map(([x, y]): Point => [x + shift[0], y + shift[1]]);
  const thick = lizard.side.legs;
  const tone = far ? darker(lizard.colour, 0.24) : lizard.colour;
  const limb = scaledTube(drawing, {
    name,
    spine: moved,
    radius: (along) => thick * (1 - along * 0.52),
    colour: (along, across) => (far ? tone : lizard.side.colour(0.3 + along * 0.1, across * 0.5 + 0.35)),
    count: 10,
    scale: 7,
  });
  const end = moved[moved.length - 1] as Point;
  const toes = foot(drawing, {
    at: end,
    angle: Math.PI * 0.94,
    spread: 0.9,
    long: thick * 1.5,
    thick: thick * 0.34,
    colour: tone,
    pads: lizard.pads ?? false,
  });
  return (
    (trunk ? shadowOn(drawing, trunk, limb.path, { by: [8, 8], soft: 9, strength: 0.3 }) : "") + toes + limb.markup
  );
}

function head(drawing: Drawing, lizard: Lizard, name: string): string {
  const { side, spines } = lizard;
  const [[fromX, fromY], [bendX, bendY], [toX, toY]] = side.mouth;
  const line = darker(lizard.colour, 0.72);
  const tip = side.head[0] as Point;
  return (
    (spines === "beard" ? beard(drawing, lizard) : "") +
    scaled(drawing, {
      name: `${name}:head`,
      outline: side.head,
      colour: side.face,
      scale: spines === "beard" ? 9 : 7.5,
      bulge: 0.62,
      depth: 0.52,
    }) +
    (spines === "beard" ? cheekSpines(drawing, lizard) : "") +
    (spines === "crest" ? lashes(drawing, lizard) : "") +
    `<path d="M${fromX} ${fromY}Q${bendX} ${bendY} ${toX} ${toY}" fill="none" stroke="${line}" stroke-width="4" stroke-linecap="round" opacity=".85"/>
    <path d="M${fromX} ${fromY + 4}Q${bendX} ${bendY + 5} ${toX} ${toY + 4}" fill="none" stroke="#fff6df" stroke-width="3" stroke-linecap="round" opacity=".4"/>
    <ellipse cx="${tip[0] + 16}" cy="${tip[1] - 22}" rx="4.4" ry="3.2" fill="${line}"/>` +
    reptileEye(drawing, {
      x: side.eye.at[0],
      y: side.eye.at[1],
      radius: side.eye.radius,
      iris: lizard.iris,
      lid: lizard.lid,
      pupil: lizard.pupil,
      tilt: -8,
    })
  );
}

/** Rows of spines under the jaw, leaning back. */
function beard(drawing: Drawing, lizard: Lizard): string {
  return [0, 1]
    .map((row) =>
      Array.from({ length: 8 }, (_, index) => {
        const share = index / 7;
        const at: Point = [-44 + share * 124, 52 + Math.sin(share * Math.PI) * 12 - share * 16 - row * 10];
        return spike(
          drawing,
          at,
          1.5 - share * 0.9,
          34 - row * 5,
          9,
          row ? lizard.colour : darker(lizard.colour, 0.22),
        );
      }).join(""),
    )
    .join("");
}

function cheekSpines(drawing: Drawing, lizard: Lizard): string {
  return Array.from({ length: 6 }, (_, index) => {
    const share = index / 5;
    return spike(drawing, [50 + share * 34, 46 - share * 78], 0.9 - share * 1.3, 30, 8, darker(lizard.colour, 0.1));
  }).join("");
}

/** The eyelash crest of a crested gecko: from above the eye back along the skull. */
function lashes(drawing: Drawing, { side, lid }: Lizard): string {
  const [eyeX, eyeY] = side.eye.at;
  const reach = side.eye.radius * 1.25;
  return Array.from({ length: 9 }, (_, index) => {
    const angle = -2.5 + index * 0.26;
    const at: Point = [eyeX + Math.cos(angle) * reach, eyeY + Math.sin(angle) * reach];
    return spike(drawing, at, angle + 0.25, 20, 6, lid);
  }).join("");
}
