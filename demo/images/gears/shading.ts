import { type Colour, darker, lighter } from "../lib/colour.ts";
import type { Drawing, Stop } from "../lib/drawing.ts";
import type { Point } from "../lib/path.ts";
import { bounds, clipped, fill, stroke } from "./shapes.ts";

interface Volume {
  /** How far the shaded edge reaches into the thing. */
  depth?: number;
  /** How strong light and shadow are; 1 is a matt solid. */
  contrast?: number;
  /** What is drawn on the surface, below light and shadow. */
  surface?: string;
}

/**
 * A soft solid of any outline: lit from the upper left, a warm shadow along the lower right edge, bounced light on the
 * rim. The outline itself, blurred and shifted inside its own clip, gives both.
 */
export function volume(drawing: Drawing, outline: string, colour: Colour, options: Volume = {}): string {
  const { depth = 30, contrast = 1, surface = "" } = options;
  const base = drawing.linear(
    [0.15, 0],
    [0.85, 1],
    [
      [0, lighter(colour, 0.16 * contrast)],
      [0.5, colour],
      [1, darker(colour, 0.14 * contrast)],
    ],
  );
  const edge = (paint: Colour, shift: number, wide: number, opacity: number, soft: number) =>
    `<g transform="translate(${shift} ${shift})"><path d="${outline}" fill="none" stroke="${paint}" stroke-width="${wide}" opacity="${opacity}" filter="${drawing.blur(soft)}"/></g>`;
  return (
    fill(outline, base) +
    clipped(
      drawing.clip(outline),
      surface +
        edge(darker(colour, 0.6), -depth * 0.42, depth * 1.1, 0.42 * contrast, depth * 0.4) +
        edge(lighter(colour, 0.85), depth * 0.36, depth * 0.62, 0.46 * contrast, depth * 0.26) +
        stroke(outline, lighter(colour, 0.7), Math.max(2, depth * 0.06), { opacity: 0.2 }),
    )
  );
}

/** Stops across an upright cylinder: core shadow right of the middle, bounced light at the far edge. */
export const roundStops = (colour: Colour, contrast = 1): Stop[] => [
  [0, darker(colour, 0.3 * contrast)],
  [0.07, darker(colour, 0.14 * contrast)],
  [0.24, lighter(colour, 0.3 * contrast)],
  [0.34, lighter(colour, 0.22 * contrast)],
  [0.55, colour],
  [0.86, darker(colour, 0.34 * contrast)],
  [1, darker(colour, 0.22 * contrast)],
];

export const metalStops = (colour: Colour): Stop[] => [
  [0, darker(colour, 0.4)],
  [0.12, lighter(colour, 0.2)],
  [0.24, lighter(colour, 0.85)],
  [0.36, lighter(colour, 0.15)],
  [0.6, darker(colour, 0.32)],
  [0.78, lighter(colour, 0.35)],
  [1, darker(colour, 0.45)],
];

export const steel: Colour = "#b9c2c9";
export const brass: Colour = "#d9a441";

/** The darkening an upright round thing shows, laid over artwork that is already coloured. */
export const roundShade = (drawing: Drawing) =>
  drawing.linear(
    [0, 0],
    [1, 0],
    [
      [0, "#3a1d0c", 0.34],
      [0.1, "#3a1d0c", 0.06],
      [0.24, "#fffaf0", 0.34],
      [0.36, "#fffaf0", 0.12],
      [0.55, "#3a1d0c", 0],
      [0.88, "#3a1d0c", 0.38],
      [1, "#3a1d0c", 0.24],
    ],
  );

/** Speckled matter such as felt, stone, cork or kraft paper: noise in one colour, kept inside the outline. */
export function grain(
  drawing: Drawing,
  outline: string,
  colour: Colour,
  { size = 0.8, strength = 0.5, stretch = 1 } = {},
): string {
  const [red, green, blue] = [1, 3, 5].map((at) => (Number.parseInt(colour.slice(at, at + 2), 16) / 255).toFixed(3));
  const filter = drawing.define(
    `<filter id="ID" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="${size * stretch} ${size}" numOctaves="3" seed="7"/>` +
      `<feColorMatrix values="0 0 0 0 ${red} 0 0 0 0 ${green} 0 0 0 0 ${blue} 0 0 0 ${(6 * strength).toFixed(2)} ${(-2.7 * strength).toFixed(2)}"/></filter>`,
  );
  const { left, top, width, height } = bounds(outline);
  return clipped(
    drawing.clip(outline),
    `<rect x="${left}" y="${top}" width="${width}" height="${height}" filter="${filter}"/>`,
  );
}

/** A soft patch of light or shadow. */
export const glow = (
  drawing: Drawing,
  x: number,
  y: number,
  wide: number,
  high: number,
  colour: Colour,
  opacity: number,
) =>
  `<ellipse cx="${x}" cy="${y}" rx="${wide}" ry="${high}" fill="${drawing.radial([0.5, 0.5], 0.5, [
    [0, colour, opacity],
    [0.5, colour, opacity * 0.45],
    [1, colour, 0],
  ])}"/>`;

/** A tight shadow where a small thing touches the floor. */
export const contact = (drawing: Drawing, x: number, y: number, wide: number, high = wide * 0.25, opacity = 0.5) =>
  glow(drawing, x, y, wide, high, "#4a2a14", opacity);

interface Cast {
  move?: Point;
  soft?: number;
  opacity?: number;
}

/** The soft shadow a thing throws on what lies behind it, as a shifted and blurred copy of its dark shape. */
export const cast = (drawing: Drawing, shape: string, { move = [12, 18], soft = 12, opacity = 0.3 }: Cast = {}) =>
  `<g transform="translate(${move[0]} ${move[1]})" opacity="${opacity}" filter="${drawing.blur(soft)}">${shape}</g>`;

/** A blurred line: a gleam on a curved surface, a fold, or the shadow inside a rim. */
export const softStroke = (
  drawing: Drawing,
  path: string,
  paint: string,
  width: number,
  { soft = 7, opacity = 1 } = {},
) => `<g filter="${drawing.blur(soft)}">${stroke(path, paint, width, { opacity })}</g>`;
