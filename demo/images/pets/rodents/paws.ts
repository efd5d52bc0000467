import { type Colour, darker, lighter } from "../../lib/colour.ts";
import type { Drawing } from "../../lib/drawing.ts";
import { type Point, smooth } from "../../lib/path.ts";

const flesh = (drawing: Drawing, skin: Colour) =>
  drawing.linear(
    [0.2, 0],
    [0.6, 1],
    [
      [0, lighter(skin, 0.32)],
      [0.6, skin],
      [1, darker(skin, 0.28)],
    ],
  );

export interface Paw {
  at: Point;
  scale?: number;
  /** Degrees the fingers turn away from pointing down. */
  turn?: number;
  mirrored?: boolean;
}

/** A small bare hand with four clawed fingers. */
export function paw(
  drawing: Drawing,
  skin: Colour,
  { at: [x, y], scale = 1, turn = 0, mirrored = false }: Paw,
): string {
  const fill = flesh(drawing, skin);
  const edge = darker(skin, 0.35);
  const finger = (from: number, reach: number, lean: number) =>
    `<g transform="translate(${from} 6) rotate(${lean})">
      <path d="M-1.6 ${reach + 5}L0 ${reach + 12}L1.6 ${reach + 5}Z" fill="${edge}"/>
      <rect x="-4.6" y="-8" width="9.2" height="${reach + 14}" rx="4.6" fill="${fill}" stroke="${edge}" stroke-opacity=".5"/>
    </g>`;
  return `<g transform="translate(${x} ${y}) scale(${mirrored ? -scale : scale} ${scale}) rotate(${turn})">
    ${finger(-13, 16, 20)}${finger(-5, 24, 7)}${finger(4, 24, -5)}${finger(12, 16, -18)}
    <ellipse cy="-3" rx="17.5" ry="14" fill="${fill}"/>
  </g>`;
}

export interface HindFoot {
  at: Point;
  scale: number;
  long: number;
  side: 1 | -1;
}

/** A hind foot seen from the front, toes towards the viewer. */
export function frontFoot(drawing: Drawing, skin: Colour, { at: [x, y], scale, long, side }: HindFoot): string {
  const fill = flesh(drawing, skin);
  const edge = darker(skin, 0.4);
  const toe = (across: number, down: number) =>
    `<g transform="translate(${across} ${down})"><path d="M-2 11L0 20L2 11Z" fill="${edge}"/>
      <ellipse rx="8" ry="15" fill="${fill}" stroke="${edge}" stroke-opacity=".5"/></g>`;
  return `<g transform="translate(${x} ${y}) scale(${side * scale} ${scale}) rotate(-${10 * long})">
    <ellipse cy="-6" rx="30" ry="${16 * long}" fill="${fill}"/>
    ${toe(-21, 8)}${toe(-7, 12)}${toe(7, 12)}${toe(21, 8)}
  </g>`;
}

/** A foot seen from the side, toes to the left; `long` is the length of the sole. */
export function sideFoot(drawing: Drawing, skin: Colour, [x, y]: Point, long: number, high: number): string {
  const fill = flesh(drawing, skin);
  const edge = darker(skin, 0.4);
  const sole = smooth([
    [0, -high],
    [-long * 0.55, -high * 0.75],
    [-long, -high * 0.3],
    [-long * 0.98, 0],
    [-long * 0.4, 2],
    [long * 0.12, 0],
    [long * 0.16, -high * 0.6],
  ]);
  const toe = (index: number) =>
    `<g transform="translate(${-long + index * high * 0.34} ${-high * (0.2 - index * 0.07)}) scale(${high})">
      <path d="M-.3 -.06l-.3 .22l.3 .02Z" fill="${edge}"/>
      <ellipse rx=".38" ry=".24" fill="${fill}" stroke="${edge}" stroke-width=".04" stroke-opacity=".5"/></g>`;
  return `<g transform="translate(${x} ${y})"><path d="${sole}" fill="${fill}"/>${toe(0)}${toe(1)}${toe(2)}</g>`;
}
