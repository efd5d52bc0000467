import { type Colour, darker, lighter } from "../../lib/colour.ts";
import type { Drawing } from "../../lib/drawing.ts";
import { type Point, smooth } from "../../lib/path.ts";
import { spot } from "../../lib/points.ts";
import { randomFrom } from "../../lib/random.ts";
import { across, type Ring, rings, tubeOutline } from "../../lib/tube.ts";
import { lightFrom } from "../shared/mirror.ts";
import { inflate, painted, shaded } from "../../lib/volume.ts";

export type Colouring = (x: number, y: number) => Colour;

export interface SkinPart {
  name: string;
  outline: readonly Point[];
  colour: Colouring;
  /** Width of one scale. */
  scale?: number;
  bulge?: number;
  depth?: number;
  /** How far single scales differ from their neighbours. */
  contrast?: number;
}

/** A body part under small bead-like scales, each lit by itself. */
export function scaled(drawing: Drawing, part: SkinPart): string {
  const { name, outline, colour, scale = 9, bulge = 1, depth = 0.66, contrast = 1 } = part;
  const volume = inflate(outline, { bulge, lampSide: lightFrom(drawing) });
  const random = randomFrom(`scales:${name}`);
  const { left, top, right, bottom } = volume.box;
  let beads = "";
  let row = 0;
  for (let y = top; y < bottom; y += scale * 0.8, row++) {
    for (let x = left + (row % 2) * scale * 0.5; x < right; x += scale) {
      const [beadX, beadY] = [x + random.between(-0.15, 0.15) * scale, y + random.between(-0.15, 0.15) * scale];
      if (!volume.contains(beadX, beadY)) continue;
      const light = volume.light(beadX, beadY);
      const own = random.between(-1, 1) * contrast;
      const base = colour(beadX, beadY);
      const tone = own < 0 ? darker(base, -own * 0.1) : lighter(base, own * 0.14);
      beads += bead(beadX, beadY, scale, shaded(tone, light + 0.06, { depth }), light);
    }
  }
  const under: Colouring = (x, y) => darker(colour(x, y), 0.16);
  return painted(drawing, volume, under, { depth }) + `<g clip-path="${drawing.clip(volume.path)}">${beads}</g>`;
}

function bead(x: number, y: number, scale: number, tone: Colour, light: number): string {
  const at = `cx="${x.toFixed(1)}" cy="${y.toFixed(1)}"`;
  const shine =
    light > 0.06
      ? `<path d="M${spot(x - scale * 0.14, y - scale * 0.14)}h0" stroke="#fffdf2" stroke-width="${(scale * 0.28).toFixed(1)}" stroke-linecap="round" opacity="${(light * 1.3).toFixed(2)}"/>`
      : "";
  return `<ellipse ${at} rx="${(scale * 0.47).toFixed(1)}" ry="${(scale * 0.42).toFixed(1)}" fill="${tone}"/>${shine}`;
}

/** Where a point lies on a tube: how far along, and how far from its right (-1) to its left (1) edge. */
export type Located = (along: number, acrossTube: number) => Colour;

export interface TubePart extends Omit<SkinPart, "outline" | "colour"> {
  spine: readonly Point[];
  radius: (along: number) => number;
  colour: Located;
  count?: number;
}

export interface TubeDrawn {
  markup: string;
  path: string;
  tube: Ring[];
}

/** A scaled limb, tail or snake whose markings follow its length. */
export function scaledTube(drawing: Drawing, { spine, radius, colour, count = 22, ...part }: TubePart): TubeDrawn {
  const tube = rings(spine, radius, count);
  const fine = rings(spine, radius, count * 4);
  const outline = tubeOutline(tube);
  const located: Colouring = (x, y) => {
    const { ring, offset } = locate(fine, x, y);
    return colour(ring.along, offset);
  };
  return { markup: scaled(drawing, { ...part, outline, colour: located }), path: smooth(outline), tube };
}

function locate(tube: readonly Ring[], x: number, y: number): { ring: Ring; offset: number } {
  let ring = tube[0] as Ring;
  let nearest = Number.POSITIVE_INFINITY;
  for (const candidate of tube) {
    const distance = (candidate.middle[0] - x) ** 2 + (candidate.middle[1] - y) ** 2;
    if (distance >= nearest) continue;
    nearest = distance;
    ring = candidate;
  }
  const offset = ((x - ring.middle[0]) * ring.side[0] + (y - ring.middle[1]) * ring.side[1]) / ring.radius;
  return { ring, offset };
}

/** One spine of a crest or beard, from its foot in the direction of the angle. */
export function spike(
  drawing: Drawing,
  [x, y]: Point,
  angle: number,
  long: number,
  wide: number,
  colour: Colour,
): string {
  const [alongX, alongY] = [Math.cos(angle), Math.sin(angle)];
  const at = (forward: number, sideways: number) =>
    `${(x + alongX * forward - alongY * sideways).toFixed(1)} ${(y + alongY * forward + alongX * sideways).toFixed(1)}`;
  const fill = drawing.linear(
    [0, 0],
    [1, 1],
    [
      [0, lighter(colour, 0.35)],
      [0.5, colour],
      [1, darker(colour, 0.3)],
    ],
  );
  return `<path d="M${at(-2, wide)}Q${at(long * 0.4, wide * 0.7)} ${at(long, 0)}Q${at(long * 0.3, -wide * 0.6)} ${at(-2, -wide)}Z" fill="${fill}"/>`;
}

export interface Fringe {
  /** The stretch of the tube that carries spines. */
  from?: number;
  to: number;
  long: number;
  wide: number;
  /** Radians by which the spines lean towards the tail. */
  lean?: number;
  colour: Colour;
}

/** Spines in a row along a tube, on its left (1) or right (-1) edge. */
export function fringe(
  drawing: Drawing,
  tube: readonly Ring[],
  edge: number,
  { from = 0, to, long, wide, lean = 0.5, colour }: Fringe,
): string {
  return tube
    .filter(({ along }) => along >= from && along <= to)
    .map((ring) => {
      const outward = Math.atan2(ring.side[1] * Math.sign(edge), ring.side[0] * Math.sign(edge));
      return spike(
        drawing,
        across(ring, edge),
        outward + lean,
        long * (0.6 + 0.4 * Math.sin(((ring.along - from) / (to - from)) * Math.PI)),
        wide,
        colour,
      );
    })
    .join("");
}
