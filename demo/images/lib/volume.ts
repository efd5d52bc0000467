import { type Colour, lighter, mix } from "./colour.ts";
import type { Drawing } from "./drawing.ts";
import { type Point, sample, smooth } from "./path.ts";

/** An outline blown up like a cushion, so that any point of it knows how it is lit from the upper left. */
export interface Volume {
  path: string;
  box: { left: number; top: number; right: number; bottom: number };
  contains(x: number, y: number): boolean;
  /** About -1 in the deepest shadow, 0 where the surface faces the viewer, 0.4 where it faces the light. */
  light(x: number, y: number): number;
  /** The part of the surface normal that lies in the picture: zero in the middle, length one at the edge. */
  slope(x: number, y: number): Point;
}

const lamp = normalised([-0.5, -0.64, 0.72]);

/** `lampSide` is 1 for light from the upper left, -1 for what will be mirrored afterwards. */
export function inflate(outline: readonly Point[], { cell = 8, bulge = 1, tightness = 6, lampSide = 1 } = {}): Volume {
  const polygon = sample(outline, 12, tightness);
  const box = boundsOf(polygon);
  const columns = Math.ceil((box.right - box.left) / cell) + 3;
  const rows = Math.ceil((box.bottom - box.top) / cell) + 3;
  const x = (column: number) => box.left + (column - 1) * cell;
  const y = (row: number) => box.top + (row - 1) * cell;
  const inside = new Uint8Array(columns * rows);
  for (let row = 1; row < rows - 1; row++) {
    for (let column = 1; column < columns - 1; column++) {
      inside[row * columns + column] = holds(polygon, x(column), y(row)) ? 1 : 0;
    }
  }
  const pressure = relax(inside, columns, rows);
  const normals = normalsOf(pressure, columns, rows, bulge);

  const read = (field: Float64Array, px: number, py: number) => {
    const column = clamp((px - box.left) / cell + 1, 0, columns - 1.001);
    const row = clamp((py - box.top) / cell + 1, 0, rows - 1.001);
    const at = Math.floor(row) * columns + Math.floor(column);
    const [across, down] = [column % 1, row % 1];
    const value = (index: number) => field[index] ?? 0;
    const above = value(at) * (1 - across) + value(at + 1) * across;
    const below = value(at + columns) * (1 - across) + value(at + columns + 1) * across;
    return above * (1 - down) + below * down;
  };
  const slope = (px: number, py: number): Point => [read(normals.x, px, py), read(normals.y, px, py)];
  return {
    path: smooth(outline, { tightness }),
    box,
    contains: (px, py) => holds(polygon, px, py),
    slope,
    light: (px, py) => {
      const [nx, ny] = slope(px, py);
      return lightOf(nx * lampSide, ny);
    },
  };
}

/** How a surface with this slope is lit; the far edge gets a little light back from the floor. */
export function lightOf(slopeX: number, slopeY: number): number {
  const towards = Math.sqrt(Math.max(0, 1 - slopeX ** 2 - slopeY ** 2));
  const direct = Math.max(-0.1, slopeX * lamp[0] + slopeY * lamp[1] + towards * lamp[2]);
  const returned = 0.22 * Math.max(0, slopeX * 0.64 + slopeY * 0.5) ** 3;
  return direct - lamp[2] + returned;
}

/** What shadows tend to: how deep and in which hue. */
export interface Shade {
  depth?: number | undefined;
  shadow?: Colour | undefined;
}

/** A colour under the light of a volume; shadows stay warm even on white. */
export const shaded = (colour: Colour, light: number, { depth = 0.62, shadow = "#5c2c18" }: Shade = {}): Colour =>
  light < 0 ? mix(colour, shadow, Math.min(0.85, -light * depth)) : lighter(colour, Math.min(0.8, light * 1.1));

/** A blur that keeps to the painted cells; the outline cuts its edges off anyway. */
const smear = (drawing: Drawing, deviation: number) =>
  drawing.define(
    `<filter id="ID" x="-3%" y="-3%" width="106%" height="106%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`,
  );

/** The lit volume in soft colour, cut to its outline: what fur, scales or felt are then drawn upon. */
export function painted(
  drawing: Drawing,
  volume: Volume,
  colour: (x: number, y: number) => Colour,
  shade?: Shade,
): string {
  const size = 7;
  const { left, top, right, bottom } = volume.box;
  let cells = "";
  for (let y = top - size; y < bottom + size; y += size) {
    for (let x = left - size; x < right + size; x += size) {
      const tone = shaded(colour(x, y), volume.light(x, y), shade);
      cells += `<rect x="${x.toFixed(0)}" y="${y.toFixed(0)}" width="${size + 2}" height="${size + 2}" fill="${tone}"/>`;
    }
  }
  return `<g clip-path="${drawing.clip(volume.path)}"><g filter="${smear(drawing, 4)}">${cells}</g></g>`;
}

/** Only the light and shadow of a volume, to lie over something already drawn flat. */
export function lightOver(drawing: Drawing, volume: Volume, depth = 0.62): string {
  const size = 7;
  const { left, top, right, bottom } = volume.box;
  let cells = "";
  for (let y = top - size; y < bottom + size; y += size) {
    for (let x = left - size; x < right + size; x += size) {
      const light = volume.light(x, y);
      const [tone, share] = light < 0 ? ["#4a2010", -light * depth] : ["#fff8e4", light * 1.1];
      cells += `<rect x="${x.toFixed(0)}" y="${y.toFixed(0)}" width="${size}" height="${size}" fill="${tone}" opacity="${share.toFixed(3)}"/>`;
    }
  }
  return `<g clip-path="${drawing.clip(volume.path)}"><g filter="${smear(drawing, 5)}">${cells}</g></g>`;
}

/** A shadow that one part throws on another, kept inside the part it falls on. */
export function shadowOn(
  drawing: Drawing,
  onto: string,
  caster: string,
  { by = [8, 18] as Point, soft = 14, strength = 0.4 } = {},
): string {
  return (
    `<g clip-path="${drawing.clip(onto)}"><path d="${caster}" transform="translate(${by[0]} ${by[1]})" ` +
    `fill="#3a1c0c" opacity="${strength}" filter="${drawing.blur(soft)}"/></g>`
  );
}

function relax(inside: Uint8Array, columns: number, rows: number): Float64Array {
  const pressure = new Float64Array(inside.length);
  const sweeps = 60 + Math.max(columns, rows) * 2;
  const eagerness = 1.9;
  for (let sweep = 0; sweep < sweeps; sweep++) {
    for (let index = columns; index < (rows - 1) * columns; index++) {
      if (!inside[index]) continue;
      const around =
        (pressure[index - 1] ?? 0) +
        (pressure[index + 1] ?? 0) +
        (pressure[index - columns] ?? 0) +
        (pressure[index + columns] ?? 0);
      pressure[index] = (pressure[index] ?? 0) * (1 - eagerness) + ((around + 1) / 4) * eagerness;
    }
  }
  return pressure;
}

function normalsOf(pressure: Float64Array, columns: number, rows: number, bulge: number) {
  const x = new Float64Array(pressure.length);
  const y = new Float64Array(pressure.length);
  for (let index = columns; index < (rows - 1) * columns; index++) {
    const downX = ((pressure[index - 1] ?? 0) - (pressure[index + 1] ?? 0)) * 0.5 * bulge;
    const downY = ((pressure[index - columns] ?? 0) - (pressure[index + columns] ?? 0)) * 0.5 * bulge;
    const height = Math.sqrt(2 * (pressure[index] ?? 0));
    const length = Math.hypot(downX, downY, height) || 1;
    x[index] = downX / length;
    y[index] = downY / length;
  }
  return { x, y };
}

function boundsOf(points: readonly Point[]) {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

function holds(polygon: readonly Point[], x: number, y: number): boolean {
  let within = false;
  let before = polygon[polygon.length - 1] as Point;
  for (const point of polygon) {
    const crosses = point[1] > y !== before[1] > y;
    if (crosses && x < ((before[0] - point[0]) * (y - point[1])) / (before[1] - point[1]) + point[0]) within = !within;
    before = point;
  }
  return within;
}

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

function normalised([x, y, z]: [number, number, number]): [number, number, number] {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}
