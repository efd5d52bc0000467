import { type Colour, darker, lighter } from "../../lib/colour.ts";
import type { Drawing } from "../../lib/drawing.ts";
import type { Point } from "../../lib/path.ts";
import { spot } from "../../lib/points.ts";
import { type Random, randomFrom } from "../../lib/random.ts";
import { lightFrom } from "../shared/mirror.ts";
import { inflate, lightOver } from "../../lib/volume.ts";

export interface Shell {
  name: string;
  outline: readonly Point[];
  /** Where the scutes have their middles; each reaches halfway to its neighbours. */
  centres: readonly Point[];
  horn: Colour;
  mark: Colour;
  /** Small plates of the rim: no growth rings, the mark at their front. */
  rim?: boolean;
}

/** Horny plates fitted to one another, each with growth rings around a pale middle and a dark mark. */
export function scutes(drawing: Drawing, { name, outline, centres, horn, mark, rim = false }: Shell): string {
  const volume = inflate(outline, { bulge: 1.1, lampSide: lightFrom(drawing) });
  const random = randomFrom(`shell:${name}`);
  const frame: Point[] = [
    [volume.box.left - 20, volume.box.top - 20],
    [volume.box.right + 20, volume.box.top - 20],
    [volume.box.right + 20, volume.box.bottom + 20],
    [volume.box.left - 20, volume.box.bottom + 20],
  ];
  const plates = centres
    .map((centre) => {
      const cell = cellAround(centre, centres, frame);
      return rim ? rimPlate(drawing, cell, centre, horn, mark) : plate(drawing, cell, centre, horn, mark, random);
    })
    .join("");
  return `<g clip-path="${drawing.clip(volume.path)}"><path d="${volume.path}" fill="${darker(horn, 0.62)}"/>${plates}</g>${lightOver(drawing, volume, 0.7)}`;
}

function plate(
  drawing: Drawing,
  cell: readonly Point[],
  centre: Point,
  horn: Colour,
  mark: Colour,
  random: Random,
): string {
  const middle = averaged(cell, centre);
  const ringAt = (share: number, fill: Colour) =>
    `<path d="${rounded(cell.map(([x, y]): Point => [middle[0] + (x - middle[0]) * share, middle[1] + (y - middle[1]) * share]))}" fill="${fill}"/>`;
  const bands = [0.95, 0.84, 0.73, 0.62]
    .map((share, index) => ringAt(share, index % 2 ? horn : darker(horn, 0.12)))
    .join("");
  const size = Math.min(...cell.map(([x, y]) => Math.hypot(x - middle[0], y - middle[1])));
  const [markX, markY] = [middle[0] + random.between(-0.1, 0.1) * size, middle[1] + size * random.between(0.2, 0.34)];
  return (
    ringAt(0.95, darker(horn, 0.2)) +
    bands +
    `<g transform="translate(${spot(markX, markY)}) scale(${size.toFixed(1)})" filter="${drawing.blur(0.06)}"><ellipse rx=".62" ry=".42" fill="${mark}" opacity=".82"/></g>` +
    ringAt(0.42, lighter(horn, 0.16)) +
    ringAt(0.3, lighter(horn, 0.3))
  );
}

function rimPlate(drawing: Drawing, cell: readonly Point[], [x, y]: Point, horn: Colour, mark: Colour): string {
  const shape = rounded(cell.map(([px, py]): Point => [x + (px - x) * 0.94, py]));
  return `<path d="${shape}" fill="${horn}"/><path d="M${x - 24} ${y - 26}q22 6 26 40q-16 8 -30 2Z" fill="${mark}" opacity=".72" filter="${drawing.blur(3)}"/>`;
}

function averaged(cell: readonly Point[], centre: Point): Point {
  const [sumX, sumY] = cell.reduce(([x, y], point): Point => [x + point[0], y + point[1]], [0, 0]);
  return [(sumX / cell.length + centre[0]) / 2, (sumY / cell.length + centre[1]) / 2];
}

/** The polygon of all points nearer to this centre than to any other. */
function cellAround(centre: Point, centres: readonly Point[], frame: readonly Point[]): Point[] {
  let cell = [...frame];
  for (const other of centres) {
    if (other === centre) continue;
    const middle: Point = [(centre[0] + other[0]) / 2, (centre[1] + other[1]) / 2];
    const side = ([x, y]: Point) => (x - middle[0]) * (other[0] - centre[0]) + (y - middle[1]) * (other[1] - centre[1]);
    cell = cell.flatMap((point, index) => {
      const next = cell[(index + 1) % cell.length] as Point;
      const [here, there] = [side(point), side(next)];
      const kept = here <= 0 ? [point] : [];
      if (here <= 0 === there <= 0) return kept;
      const share = here / (here - there);
      return [...kept, [point[0] + (next[0] - point[0]) * share, point[1] + (next[1] - point[1]) * share] as Point];
    });
  }
  return cell;
}

/** A polygon with its corners rounded off. */
function rounded(points: readonly Point[]): string {
  const between = (from: Point, to: Point, share: number) =>
    `${(from[0] + (to[0] - from[0]) * share).toFixed(1)} ${(from[1] + (to[1] - from[1]) * share).toFixed(1)}`;
  return (
    points
      .map((point, index) => {
        const before = points[(index + points.length - 1) % points.length] as Point;
        const next = points[(index + 1) % points.length] as Point;
        const corner = `${point[0].toFixed(1)} ${point[1].toFixed(1)}`;
        return `${index ? "L" : "M"}${between(before, point, 0.86)}Q${corner} ${between(point, next, 0.14)}`;
      })
      .join("") + "Z"
  );
}
