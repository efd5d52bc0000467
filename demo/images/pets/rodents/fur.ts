import { type Colour, darker, lighter } from "../../lib/colour.ts";
import type { Drawing } from "../../lib/drawing.ts";
import type { Point } from "../../lib/path.ts";
import { type Random, randomFrom } from "../../lib/random.ts";
import { lightFrom } from "../shared/mirror.ts";
import { inflate, painted, shaded, type Volume } from "../../lib/volume.ts";

export type Colouring = (x: number, y: number) => Colour;
export type Flow = (x: number, y: number) => number;

export interface FurPart {
  name: string;
  outline: readonly Point[];
  colour: Colouring;
  /** The way the hair lies, as an angle in radians. */
  flow: Flow;
  hair?: number;
  spacing?: number;
  width?: number;
  /** How much the hair stands off towards the edge: 0 sleek, 1 a ball of fluff. */
  fluff?: number;
  bulge?: number;
  /** How strongly single hairs differ from their neighbours. */
  contrast?: number;
  depth?: number;
  shadow?: Colour | undefined;
}

/** A body part under fur: the lit volume in soft colour, then hair by hair, each in the colour of its root. */
export function furred(drawing: Drawing, part: FurPart): string {
  const volume = inflate(part.outline, { bulge: part.bulge ?? 1, lampSide: lightFrom(drawing) });
  const random = randomFrom(`fur:${part.name}`);
  return painted(drawing, volume, part.colour, part) + hairs(volume, part, random);
}

function hairs(volume: Volume, part: FurPart, random: Random): string {
  const { spacing = 7, contrast = 1 } = part;
  const { left, top, right, bottom } = volume.box;
  let strokes = "";
  for (let row = top; row < bottom; row += spacing) {
    for (let column = left; column < right; column += spacing) {
      const x = column + random.between(-0.8, 0.8) * spacing;
      const y = row + random.between(-0.8, 0.8) * spacing;
      if (!volume.contains(x, y)) continue;
      const base = part.colour(x, y);
      const own = random.between(-1, 1) * contrast;
      const toned = own < 0 ? darker(base, -own * 0.13) : lighter(base, own * 0.2);
      strokes += hair([x, y], shaded(toned, volume.light(x, y), part), volume.slope(x, y), part, random);
    }
  }
  return strokes;
}

function hair([x, y]: Point, colour: Colour, slope: Point, part: FurPart, random: Random): string {
  const { hair: length = 24, width = 2.2, fluff = 0.4 } = part;
  const steep = Math.hypot(...slope);
  const angle = leaning(part.flow(x, y), slope, fluff) + random.between(-0.3, 0.3) * (1 + steep);
  const long = length * random.between(0.55, 1.1) * (1 - steep ** 3 * (0.72 - fluff * 0.35));
  const bend = angle + random.between(-0.35, 0.35);
  const [tipX, tipY] = [x + Math.cos(angle) * long, y + Math.sin(angle) * long];
  const [midX, midY] = [x + Math.cos(bend) * long * 0.5, y + Math.sin(bend) * long * 0.5];
  const [sideX, sideY] = [-Math.sin(angle) * width * 0.5, Math.cos(angle) * width * 0.5];
  const at = (px: number, py: number) => `${px.toFixed(1)} ${py.toFixed(1)}`;
  return (
    `<path d="M${at(x + sideX, y + sideY)}Q${at(midX + sideX, midY + sideY)} ${at(tipX, tipY)}` +
    `Q${at(midX - sideX, midY - sideY)} ${at(x - sideX, y - sideY)}Z" fill="${colour}"/>`
  );
}

/** Near the edge hair turns outward, the more the fluffier the coat. */
function leaning(angle: number, [slopeX, slopeY]: Point, fluff: number): number {
  const steep = Math.hypot(slopeX, slopeY);
  const share = fluff * steep ** 2 * 1.4;
  return Math.atan2(Math.sin(angle) + slopeY * share, Math.cos(angle) + slopeX * share);
}

/** Hair that lies away from one point, as on a face from the nose or in a rosette. */
export const awayFrom =
  ([centreX, centreY]: Point): Flow =>
  (x, y) =>
    Math.atan2(y - centreY, x - centreX);

/** The same flow, but swirling out of the nearest whorl where there are any. */
export function whorled(flow: Flow, whorls: readonly Point[] = [], reach = 96): Flow {
  return (x, y) => {
    const distance = ([wx, wy]: Point) => Math.hypot(x - wx, y - wy);
    const nearest = whorls.reduce<Point | undefined>(
      (best, whorl) => (best && distance(best) < distance(whorl) ? best : whorl),
      undefined,
    );
    if (!nearest || distance(nearest) > reach) return flow(x, y);
    return Math.atan2(y - nearest[1], x - nearest[0]) + 0.5;
  };
}
