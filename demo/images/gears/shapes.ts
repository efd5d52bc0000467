import type { Point } from "../lib/path.ts";

const pair = ([x, y]: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** How far a cubic's handles reach to draw a quarter circle. */
const quarter = 0.5523;

/** Points written the way SVG writes them: "x,y x,y x,y". */
export const trace = (...runs: string[]): Point[] =>
  runs.flatMap((run) =>
    run.split(" ").map((pairOfNumbers): Point => {
      const [x = 0, y = 0] = pairOfNumbers.split(",").map(Number);
      return [x, y];
    }),
  );

export const polygon = (points: readonly Point[]) => `M${points.map(pair).join("L")}Z`;

export const line = (...points: Point[]) => `M${points.map(pair).join("L")}`;

export function ellipse(x: number, y: number, wide: number, high = wide): string {
  const [a, b] = [wide * quarter, high * quarter];
  const points: [Point, Point, Point][] = [
    [
      [x + wide, y + b],
      [x + a, y + high],
      [x, y + high],
    ],
    [
      [x - a, y + high],
      [x - wide, y + b],
      [x - wide, y],
    ],
    [
      [x - wide, y - b],
      [x - a, y - high],
      [x, y - high],
    ],
    [
      [x + a, y - high],
      [x + wide, y - b],
      [x + wide, y],
    ],
  ];
  return `M${pair([x + wide, y])}${points.map((curve) => `C${curve.map(pair).join(" ")}`).join("")}Z`;
}

/** The near (lower) or far (upper) half of an ellipse, from left to right, open. */
export function arc(x: number, y: number, wide: number, high: number): string {
  const [a, b] = [wide * quarter, high * quarter];
  return `M${pair([x - wide, y])}C${pair([x - wide, y + b])} ${pair([x - a, y + high])} ${pair([x, y + high])}C${pair([x + a, y + high])} ${pair([x + wide, y + b])} ${pair([x + wide, y])}`;
}

export function rounded(x: number, y: number, width: number, height: number, radius: number): string {
  const r = Math.min(radius, width / 2, height / 2);
  const [right, bottom] = [x + width, y + height];
  return (
    `M${pair([x + r, y])}L${pair([right - r, y])}Q${pair([right, y])} ${pair([right, y + r])}L${pair([right, bottom - r])}` +
    `Q${pair([right, bottom])} ${pair([right - r, bottom])}L${pair([x + r, bottom])}Q${pair([x, bottom])} ${pair([x, bottom - r])}` +
    `L${pair([x, y + r])}Q${pair([x, y])} ${pair([x + r, y])}Z`
  );
}

/** A polygon whose corners are rounded by at most `radius`. */
export function softPolygon(points: readonly Point[], radius: number): string {
  const towards = (from: Point, to: Point): Point => {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
    const share = Math.min(radius / length, 0.5);
    return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
  };
  const corners = points.map((corner, index) => {
    const before = points.at(index - 1) as Point;
    const after = points[(index + 1) % points.length] as Point;
    return `${pair(towards(corner, before))}Q${pair(corner)} ${pair(towards(corner, after))}`;
  });
  return `M${corners.join("L")}Z`;
}

/** The box around a path's points; handles count too, so it may be a little large. */
export function bounds(path: string) {
  const values = (path.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
  const across = values.filter((_, index) => index % 2 === 0);
  const down = values.filter((_, index) => index % 2 === 1);
  const [left, top] = [Math.min(...across), Math.min(...down)];
  return { left, top, width: Math.max(...across) - left, height: Math.max(...down) - top };
}

export const fill = (path: string, paint: string, opacity = 1) =>
  `<path d="${path}" fill="${paint}"${opacity === 1 ? "" : ` opacity="${opacity}"`}/>`;

interface Pen {
  opacity?: number;
  dash?: string;
  cap?: "round" | "butt";
}

export const stroke = (path: string, paint: string, width: number, { opacity = 1, dash, cap = "round" }: Pen = {}) =>
  `<path d="${path}" fill="none" stroke="${paint}" stroke-width="${width}" stroke-linecap="${cap}" stroke-linejoin="round"` +
  `${opacity === 1 ? "" : ` opacity="${opacity}"`}${dash ? ` stroke-dasharray="${dash}"` : ""}/>`;

interface Place {
  move?: Point;
  turn?: number;
  scale?: number | Point;
  opacity?: number;
}

export function placed(content: string, { move = [0, 0], turn = 0, scale = 1, opacity = 1 }: Place): string {
  const [sx, sy] = typeof scale === "number" ? [scale, scale] : scale;
  const fade = opacity === 1 ? "" : ` opacity="${opacity}"`;
  return `<g transform="translate(${move[0]} ${move[1]}) rotate(${turn}) scale(${sx} ${sy})"${fade}>${content}</g>`;
}

export const clipped = (clip: string, content: string) => `<g clip-path="${clip}">${content}</g>`;

export const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

export const repeat = (count: number, make: (index: number) => string) => times(count, make).join("");
