import { darker, lighter } from "../../lib/colour.ts";
import type { Drawing } from "../../lib/drawing.ts";
import type { Rodent } from "./rodent.ts";
import type { Species } from "./species.ts";

const flesh = (drawing: Drawing, { skin }: Rodent) =>
  drawing.radial([0.4, 0.25], 0.9, [
    [0, lighter(skin, 0.45)],
    [0.5, skin],
    [1, darker(skin, 0.35)],
  ]);

const lineOf = ({ skin }: Rodent) => darker(skin, 0.6);

/** Nose, split lip and mouth from the front; noses are drawn with half their width as the unit. */
export function frontNose(drawing: Drawing, rodent: Rodent, build: Species, shift: number): string {
  const { y, wide, style } = build.nose;
  const { high, wide: broad, y: middle } = build.muzzle;
  const bottom = middle + high * 0.45;
  const smile =
    `M0 ${y + wide * 0.7}V${bottom}M${-broad * 0.36} ${bottom + 5}` +
    `Q${-broad * 0.14} ${bottom + 15} 0 ${bottom}Q${broad * 0.14} ${bottom + 15} ${broad * 0.36} ${bottom + 5}`;
  const tip = style === "button" ? button(drawing, rodent) : blunt(drawing, rodent);
  return `<g transform="translate(${shift} 0)">
    <path d="${smile}" fill="none" stroke="${lineOf(rodent)}" stroke-width="3.6" stroke-linecap="round" opacity=".8"/>
    <g transform="translate(0 ${y}) scale(${wide})">${tip}</g>
  </g>`;
}

const nostrils = (rodent: Rodent, path: string) =>
  `<path d="${path}" stroke="${lineOf(rodent)}" stroke-width=".17" fill="none" stroke-linecap="round"/>`;

const button = (drawing: Drawing, rodent: Rodent) =>
  `<path d="M-1 -.35Q-.5 -.85 0 -.7Q.5 -.85 1 -.35Q.9 .35 0 .85Q-.9 .35 -1 -.35Z" fill="${flesh(drawing, rodent)}"/>
  ${nostrils(rodent, "M-.62 .02q.2 .26 .42 .2M.62 .02q-.2 .26 -.42 .2")}
  <ellipse cx="-.3" cy="-.38" rx=".3" ry=".14" fill="#fff" opacity=".55"/>`;

const blunt = (drawing: Drawing, rodent: Rodent) =>
  `<path d="M-1 0Q-.7 -.7 0 -.6Q.7 -.7 1 0Q.66 .5 0 .62Q-.66 .5 -1 0Z" fill="${flesh(drawing, rodent)}" opacity=".92"/>
  ${nostrils(rodent, "M-.72 -.12q.1 .36 .46 .34M.72 -.12q-.1 .36 -.46 .34")}
  <ellipse cx="-.2" cy="-.3" rx=".4" ry=".12" fill="#fff" opacity=".35"/>`;

/** The tip of the nose in profile, looking left. */
export const sideNose = (drawing: Drawing, rodent: Rodent, radius: number) =>
  `<g transform="rotate(-14) scale(${radius})"><ellipse rx=".8" ry="1" fill="${flesh(drawing, rodent)}"/>
  <path d="M.1 -.1q.5 .1 .5 .6" stroke="${lineOf(rodent)}" stroke-width=".24" fill="none" stroke-linecap="round"/></g>`;
