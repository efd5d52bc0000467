import { type Colour, lighter } from "../../lib/colour.ts";
import type { Drawing } from "../../lib/drawing.ts";
import { lightFrom } from "../shared/mirror.ts";

export interface BeadEye {
  x: number;
  y: number;
  radius: number;
  /** Narrowing of an eye that looks away from the viewer. */
  squeeze?: number;
  tilt?: number;
  colour?: Colour;
  lid: Colour;
}

/** The dark bead of a rodent's eye: a rim of skin, a warm depth at the foot and the window of the sky in it. */
export function beadEye(drawing: Drawing, eye: BeadEye): string {
  const { x, y, radius: r, squeeze = 1, tilt = 0, colour = "#3b2013", lid } = eye;
  const lamp = lightFrom(drawing);
  const ball = drawing.radial([0.5, 0.78], 0.75, [
    [0, lighter(colour, 0.22)],
    [0.35, colour],
    [0.8, "#140906"],
    [1, "#0b0504"],
  ]);
  return `<g transform="translate(${x} ${y}) rotate(${tilt}) scale(${squeeze} 1)">
    <ellipse cy="${r * 0.05}" rx="${r * 1.3}" ry="${r * 1.24}" fill="${lid}" opacity=".75" filter="${drawing.blur(r * 0.12)}"/>
    <ellipse rx="${r * 1.08}" ry="${r * 1.06}" fill="#1d0e08"/>
    <circle r="${r}" fill="${ball}"/>
    <path d="M-.62 .62A.9 .9 0 0 0 .7 .54A1.15 1.15 0 0 1 -.62 .62Z" transform="scale(${r})" fill="#f3c9a0" opacity=".35"/>
    <ellipse cx="${-lamp * r * 0.34}" cy="${-r * 0.4}" rx="${r * 0.28}" ry="${r * 0.25}" fill="#fffdf6"/>
    <circle cx="${lamp * r * 0.36}" cy="${r * 0.28}" r="${r * 0.11}" fill="#fffdf6" opacity=".6"/>
  </g>`;
}
