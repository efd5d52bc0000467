import { type Colour, darker, lighter } from "../../lib/colour.ts";
import type { Drawing } from "../../lib/drawing.ts";
import { type Point, smooth } from "../../lib/path.ts";
import { across, rings, tubeOutline } from "../../lib/tube.ts";
import { type Colouring, furred } from "./fur.ts";

export interface FurLimb {
  name: string;
  spine: readonly Point[];
  radius: (along: number) => number;
  colour: Colouring;
  hair?: number;
  fluff?: number;
  shadow?: Colour | undefined;
}

/** A furred tube: an arm, or the tail of a gerbil or chinchilla. */
export function furLimb(drawing: Drawing, { spine, radius, ...part }: FurLimb): { markup: string; path: string } {
  const tube = rings(spine, radius, 10);
  const outline = tubeOutline(tube);
  const flow = (x: number, y: number) => {
    const nearest = tube.reduce((best, ring) =>
      Math.hypot(ring.middle[0] - x, ring.middle[1] - y) < Math.hypot(best.middle[0] - x, best.middle[1] - y)
        ? ring
        : best,
    );
    return Math.atan2(nearest.side[0], -nearest.side[1]);
  };
  return { markup: furred(drawing, { ...part, outline, flow, spacing: 6.5 }), path: smooth(outline) };
}

/** The bare ringed tail of a rat. */
export function bareTail(drawing: Drawing, skin: Colour, spine: readonly Point[], thick: number): string {
  const tube = rings(spine, (along) => thick * (1 - along * 0.82), 60);
  const path = smooth(tubeOutline(tube));
  const creases = tube
    .map(
      (ring) =>
        `M${across(ring, 0.95)
          .map((value) => value.toFixed(1))
          .join(" ")}L${across(ring, -0.95)
          .map((value) => value.toFixed(1))
          .join(" ")}`,
    )
    .join("");
  return `<path d="${path}" fill="${skin}"/><g clip-path="${drawing.clip(path)}">
    <path d="${creases}" stroke="${darker(skin, 0.4)}" stroke-width="1.6" opacity=".35"/>
    <path d="${path}" transform="translate(-4 -6)" fill="none" stroke="${darker(skin, 0.55)}" stroke-width="${thick * 0.9}" opacity=".35" filter="${drawing.blur(4)}"/>
    <path d="${path}" transform="translate(3 4)" fill="none" stroke="${lighter(skin, 0.8)}" stroke-width="${thick * 0.45}" opacity=".6" filter="${drawing.blur(3)}"/>
      </g>`;
}
