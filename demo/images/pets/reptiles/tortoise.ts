import { type Colour, darker, lighter } from "../../lib/colour.ts";
import type { Drawing } from "../../lib/drawing.ts";
import type { Point } from "../../lib/path.ts";
import { scaledTube } from "./skin.ts";

export interface Tortoise {
  slug: string;
  skin: Colour;
  pale: Colour;
  horn: Colour;
  mark: Colour;
  iris: Colour;
}

/** A pillar of a leg with large scales and blunt claws; `far` lies in the shadow of the shell. */
export function stump(
  drawing: Drawing,
  tortoise: Tortoise,
  name: string,
  from: Point,
  to: Point,
  far: boolean,
): string {
  const tone = far ? darker(tortoise.skin, 0.32) : tortoise.skin;
  const { markup } = scaledTube(drawing, {
    name,
    spine: [from, [(from[0] + to[0]) / 2 - 6, (from[1] + to[1]) / 2], to],
    radius: (along) => 46 - along * 10,
    colour: (_along, across) => (across > 0.3 && !far ? tortoise.pale : tone),
    count: 8,
    scale: 13,
  });
  const claws = [-24, -9, 6]
    .map(
      (shift) =>
        `<path d="M${to[0] + shift - 7} ${to[1] + 12}q-5 12 2 15q8 1 11 -12Z" fill="${lighter("#cdb98a", far ? 0 : 0.25)}" stroke="#6d5632" stroke-width="1.4"/>`,
    )
    .join("");
  return markup + claws;
}
