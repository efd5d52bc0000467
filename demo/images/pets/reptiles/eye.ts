import { type Colour, darker, lighter } from "../../lib/colour.ts";
import type { Drawing } from "../../lib/drawing.ts";
import { spot } from "../../lib/points.ts";
import { lightFrom } from "../shared/mirror.ts";

export interface ReptileEye {
  x: number;
  y: number;
  radius: number;
  iris: Colour;
  lid: Colour;
  /** Width of the pupil against the eye; a slit is about 0.2. */
  pupil?: number;
  squeeze?: number;
  tilt?: number;
  /** 0 wide open, 0.5 half closed from above. */
  drowsy?: number;
}

/** A reptile's eye: a ring of lid scales, an iris with fine rays, the pupil and the window of the sky. */
export function reptileEye(drawing: Drawing, eye: ReptileEye): string {
  const { x, y, radius: r, iris, lid, pupil = 0.24, squeeze = 0.92, tilt = 0, drowsy = 0.08 } = eye;
  const lamp = lightFrom(drawing);
  const ring = drawing.radial([0.36, 0.3], 0.8, [
    [0, lighter(lid, 0.5)],
    [0.6, lid],
    [1, darker(lid, 0.45)],
  ]);
  const glow = drawing.radial([0.5, 0.62], 0.6, [
    [0, lighter(iris, 0.45)],
    [0.55, iris],
    [1, darker(iris, 0.55)],
  ]);
  const rays = Array.from({ length: 28 }, (_, index) => {
    const angle = (index / 28) * Math.PI * 2;
    const [inner, outer] = [r * 0.34, r * (index % 2 ? 0.86 : 0.74)];
    const at = (reach: number) => spot(Math.cos(angle) * reach, Math.sin(angle) * reach);
    return `M${at(inner)}L${at(outer)}`;
  }).join("");
  const ball = `M${-r} 0A${r} ${r} 0 1 1 ${r} 0A${r} ${r} 0 1 1 ${-r} 0Z`;
  const lidEdge = -r + drowsy * 2 * r;
  return `<g transform="translate(${x} ${y}) rotate(${tilt}) scale(${squeeze} 1)">
    <circle cx="${r * 0.1}" cy="${r * 0.16}" r="${r * 1.36}" fill="#3a1c0c" opacity=".35" filter="${drawing.blur(r * 0.2)}"/>
    <circle r="${r * 1.3}" fill="${ring}"/>
    <circle r="${r * 1.06}" fill="#1b0f08"/>
    <g clip-path="${drawing.clip(ball)}"><circle r="${r}" fill="${glow}"/>
      <path d="${rays}" stroke="${lighter(iris, 0.5)}" stroke-width="${r * 0.045}" opacity=".4"/>
      <ellipse rx="${r * pupil}" ry="${r * (pupil > 0.4 ? pupil : 0.74)}" fill="#120905"/>
      <ellipse cy="${-r * 0.86}" rx="${r * 1.1}" ry="${r * 0.5}" fill="#120905" opacity=".35" filter="${drawing.blur(r * 0.12)}"/>
      <path d="M${-r * 1.2} ${-r * 1.3}H${r * 1.2}V${lidEdge + r * 0.2}Q0 ${lidEdge - r * 0.3} ${-r * 1.2} ${lidEdge + r * 0.2}Z" fill="${ring}"/></g>
    <ellipse cx="${-lamp * r * 0.34}" cy="${-r * 0.3 + drowsy * r * 0.5}" rx="${r * 0.24}" ry="${r * 0.2}" fill="#fffdf6"/>
    <circle cx="${lamp * r * 0.34}" cy="${r * 0.36}" r="${r * 0.1}" fill="#fffdf6" opacity=".7"/>
  </g>`;
}
