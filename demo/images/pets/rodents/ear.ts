import { darker, lighter, mix } from "../../lib/colour.ts";
import type { Drawing } from "../../lib/drawing.ts";
import { type Point, smooth } from "../../lib/path.ts";
import type { Rodent } from "./rodent.ts";
import { type Species, species } from "./species.ts";

/** One ear above its root: the furred back as a rim, the bare inside, and the dark where it joins the head. */
export function earShell(drawing: Drawing, rodent: Rodent, side: -1 | 1 = 1): string {
  const { outline, inner }: Species["ear"] = species[rodent.species].ear;
  const shell = smooth(outline);
  const centre = middleOf(outline);
  const hollow = smooth(
    outline.map(([x, y]): Point => [centre[0] + (x - centre[0]) * inner, centre[1] + 6 + (y - centre[1]) * inner]),
  );
  const skin = drawing.radial([0.42, 0.34], 0.8, [
    [0, lighter(rodent.skin, 0.3)],
    [0.55, rodent.skin],
    [1, darker(mix(rodent.skin, rodent.ear, 0.5), 0.35)],
  ]);
  const outside = drawing.linear(side > 0 ? [0, 0] : [1, 0], side > 0 ? [1, 1] : [0, 1], [
    [0, lighter(rodent.ear, 0.35)],
    [0.5, rodent.ear],
    [1, darker(rodent.ear, 0.3)],
  ]);
  return `<path d="${shell}" fill="${outside}"/><path d="${hollow}" fill="${skin}"/><g clip-path="${drawing.clip(shell)}">
    <ellipse cx="${centre[0] - 12}" cy="34" rx="62" ry="52" fill="${darker(rodent.ear, 0.5)}" opacity=".55" filter="${drawing.blur(14)}"/>
    <path d="${shell}" fill="none" stroke="${lighter(rodent.ear, 0.6)}" stroke-width="5" opacity=".6" filter="${drawing.blur(2)}"/></g>`;
}

const middleOf = (points: readonly Point[]): Point => {
  const [sumX, sumY] = points.reduce(([totalX, totalY], [x, y]): Point => [totalX + x, totalY + y], [0, 0]);
  return [sumX / points.length, sumY / points.length];
};
