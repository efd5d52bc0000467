import type { Colour } from "../../lib/colour.ts";
import type { Point } from "../../lib/path.ts";
import type { Colouring } from "./fur.ts";
import { type SpeciesName, species } from "./species.ts";

/** One animal: its kind and where which colour sits, for each view in the measures of that view. */
export interface Rodent {
  slug: string;
  species: SpeciesName;
  /** Bare skin: nose, paws, inside of the ears. */
  skin: Colour;
  ear: Colour;
  /** Rim of the eye. */
  lid: Colour;
  eye?: Colour;
  face: Colouring;
  front: Colouring;
  profile: Colouring;
  side: Colouring;
  tail?: { base: Colour; tip: Colour };
  /** Hue of the shadows in the coat; cool on grey animals. */
  shadow?: Colour;
  /** Hair, where it differs from that of the kind. */
  hair?: { length: number; fluff: number };
  /** Middles of the whorls in the coat of an Abyssinian guinea pig. */
  whorls?: { front: readonly Point[]; side: readonly Point[]; face: readonly Point[] };
}

/** A wavering that keeps the edges of markings from looking cut out. */
export const waver = (x: number, y: number) =>
  Math.sin(x * 0.043 + y * 0.021) * 7 + Math.sin(y * 0.061 - x * 0.017) * 6;

export const hairOf = (rodent: Rodent): { length: number; fluff: number } =>
  rodent.hair ?? species[rodent.species].hair;
