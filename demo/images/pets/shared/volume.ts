import type { Colour } from "../../lib/colour.ts";
import type { Drawing } from "../../lib/drawing.ts";
import { lightFrom } from "./mirror.ts";
import { tones } from "./tones.ts";

export interface Surface {
  colour: Colour;
  /** How wide the shadow reaches in from the lower right edge; about a sixth of the thing's size looks round. */
  depth?: number;
  /** Strength of that shadow, 0 to 1. */
  shade?: number;
  /** Colour of the shadow where markings would turn grey under the coat's own. */
  tint?: Colour;
  /** Strength of the light along the upper left edge, 0 to 1. */
  rim?: number;
}

/**
 * A soft body lit from the upper left. What lies `inside` (markings, fur) is clipped to it and shaded with it; what lies
 * `over` the shading keeps its own colour, as dark spots must under a light rim.
 */
export function volume(drawing: Drawing, outline: string, surface: Surface, inside = "", over = ""): string {
  const { colour, depth = 40, shade = 0.55, rim = 0.45 } = surface;
  const steps = tones(colour);
  const shadow = surface.tint ?? steps.deep;
  const fill = drawing.radial([0.5 - lightFrom(drawing) * 0.14, 0.24], 0.95, [
    [0, steps.light],
    [0.45, steps.base],
    [1, steps.shade],
  ]);
  return (
    `<path d="${outline}" fill="${fill}"/>` +
    `<g clip-path="${drawing.clip(outline)}">${inside}` +
    edge(drawing, outline, shadow, depth, shade, -depth * 0.28) +
    edge(drawing, outline, steps.rim, depth * 0.3, rim, depth * 0.07) +
    `${over}</g>`
  );
}

/** A blurred stroke of the outline itself, moved inwards on one side; the caller's clip keeps it inside. */
function edge(
  drawing: Drawing,
  outline: string,
  colour: Colour,
  width: number,
  opacity: number,
  shift: number,
): string {
  const place = `transform="translate(${(shift * lightFrom(drawing)).toFixed(1)} ${shift.toFixed(1)})"`;
  const blur = drawing.blur(Math.max(1, Math.round(width * 0.32)));
  return (
    `<g filter="${blur}" opacity="${opacity}"><path d="${outline}" fill="none" stroke="${colour}" ` +
    `stroke-width="${width.toFixed(1)}" ${place}/></g>`
  );
}

/**
 * A soft patch of tone, for cheeks, sockets and the shadow that one part throws on another. A gradient instead of a
 * blur: flat patches would be cut off by the edge of a filter's region.
 */
export function softSpot(
  drawing: Drawing,
  x: number,
  y: number,
  wide: number,
  tall: number,
  colour: Colour,
  opacity: number,
  blur = Math.round(Math.min(wide, tall) * 0.45),
): string {
  const core = Math.min(0.8, Math.max(0, 1 - (blur * 2.4) / (Math.min(wide, tall) + blur * 1.2)));
  const fill = drawing.radial([0.5, 0.5], 0.5, [
    [core, colour, 1],
    [core + (1 - core) * 0.35, colour, 0.72],
    [core + (1 - core) * 0.7, colour, 0.2],
    [1, colour, 0],
  ]);
  return (
    `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="${(wide + blur * 1.2).toFixed(1)}" ` +
    `ry="${(tall + blur * 1.2).toFixed(1)}" fill="${fill}" opacity="${opacity}"/>`
  );
}

/** The shadow of something that stands on the ground: wide and faint, then narrow and dark where it touches. */
export const groundShadow = (drawing: Drawing, x: number, y: number, wide: number, tall: number, strength = 0.3) =>
  softSpot(drawing, x + wide * 0.06, y + tall * 0.1, wide, tall, "#5b3a20", strength * 0.75, Math.round(tall * 0.9)) +
  softSpot(drawing, x, y, wide * 0.82, tall * 0.4, "#4a2c18", strength, Math.round(tall * 0.36));
