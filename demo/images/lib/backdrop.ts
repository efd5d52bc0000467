import type { Colour } from "./colour.ts";
import type { Drawing } from "./drawing.ts";
import { type Point, smooth } from "./path.ts";
import { randomFrom } from "./random.ts";

/** The pastel grounds of the brand: light, middle and deep tone of each. */
export const grounds = {
  peach: ["#fff3e6", "#ffdfc4", "#ffcba1"],
  mint: ["#eefaf3", "#d2f0df", "#aee3c8"],
  sky: ["#eef6ff", "#d4e7fd", "#b3d3f9"],
  lilac: ["#f6f0ff", "#e5d9fa", "#d0bdf2"],
  lemon: ["#fffae5", "#ffefba", "#ffe28c"],
  rose: ["#fff0f1", "#ffdadf", "#ffbdc8"],
  sand: ["#fbf6ef", "#f0e5d5", "#e2d0b7"],
} as const satisfies Record<string, readonly [Colour, Colour, Colour]>;

export type Ground = keyof typeof grounds;

/** A soft radial ground with one organic blob; the blob's outline follows from the picture's name. */
export function backdrop(drawing: Drawing, ground: Ground, name: string): string {
  const [light, middle, deep] = grounds[ground];
  const random = randomFrom(`backdrop:${name}`);
  const { width, height } = drawing;
  const turn = random.between(0, Math.PI * 2);
  const blob = Array.from({ length: 7 }, (_, index): Point => {
    const angle = turn + (index / 7) * Math.PI * 2;
    const radius = Math.min(width, height) * random.between(0.36, 0.43);
    return [width / 2 + Math.cos(angle) * radius, height * 0.48 + Math.sin(angle) * radius];
  });
  const paper = drawing.radial([0.5, 0.38], 0.8, [
    [0, light],
    [1, middle],
  ]);
  const tone = drawing.linear(
    [0, 0],
    [1, 1],
    [
      [0, middle],
      [1, deep],
    ],
  );
  return `<rect width="${width}" height="${height}" fill="${paper}"/><path d="${smooth(blob)}" fill="${tone}" opacity=".85"/>`;
}

/** A floor shadow in two layers: a wide soft one and a darker one close to the thing. */
export function floorShadow(
  drawing: Drawing,
  centre: Point,
  radius: Point,
  strength = 0.3,
  colour: Colour = "#5b3a20",
): string {
  const [x, y] = centre;
  const [wide, flat] = radius;
  return (
    `<ellipse cx="${x}" cy="${y}" rx="${wide}" ry="${flat}" fill="${colour}" opacity="${strength}" filter="${flatBlur(drawing, 22)}"/>` +
    `<ellipse cx="${x}" cy="${y}" rx="${wide * 0.82}" ry="${flat * 0.5}" fill="${colour}" opacity="${strength * 0.9}" filter="${flatBlur(drawing, 10)}"/>`
  );
}

/** A blur for shapes much flatter than it is wide: the usual margin, a share of their height, would cut it off. */
const flatBlur = (drawing: Drawing, deviation: number) =>
  drawing.define(
    `<filter id="ID" x="-60%" y="-400%" width="220%" height="900%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`,
  );
