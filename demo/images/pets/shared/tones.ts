import { type Colour, mix } from "../../lib/colour.ts";

/** The steps from light to shadow that one coat colour passes through under the warm light of the pictures. */
export interface Tones {
  rim: Colour;
  light: Colour;
  base: Colour;
  shade: Colour;
  deep: Colour;
}

const channel = (colour: Colour, at: 1 | 3 | 5) => Number.parseInt(colour.slice(at, at + 2), 16) / 255;

/** Perceived lightness, 0 to 1. */
export const luminance = (colour: Colour) =>
  0.3 * channel(colour, 1) + 0.59 * channel(colour, 3) + 0.11 * channel(colour, 5);

/** Black coats gain cool lights, white coats get tinted shadows, all others warm up towards the shadow. */
export function tones(base: Colour): Tones {
  if (luminance(base) < 0.3) return fromAnchors(base, "#c3cbdc", 0.4, "#a7adbd", 0.24, "#150f14", 0.42);
  if (luminance(base) > 0.85) return fromAnchors(base, "#ffffff", 0.9, "#fffefb", 0.7, "#a78f90", 0.42);
  const shadow = channel(base, 1) > channel(base, 5) + 0.06 ? "#6d2c10" : "#2c2742";
  return fromAnchors(base, "#fff6e4", 0.62, "#fff1d8", 0.3, shadow, 0.36);
}

function fromAnchors(
  base: Colour,
  rimLight: Colour,
  rimShare: number,
  light: Colour,
  lightShare: number,
  shadow: Colour,
  shadowShare: number,
): Tones {
  return {
    rim: mix(base, rimLight, rimShare),
    light: mix(base, light, lightShare),
    base,
    shade: mix(base, shadow, shadowShare),
    deep: mix(base, shadow, Math.min(0.9, shadowShare * 1.75)),
  };
}
