import type { Colour } from "../../lib/colour.ts";

export type Pattern = "plain" | "tabby" | "points" | "tuxedo" | "calico";

/** The colours of a cat's fur and how long it is. */
export interface Coat {
  pattern: Pattern;
  base: Colour;
  /** Muzzle, chest, belly; the white of a patched cat. */
  pale: Colour;
  /** Stripes, points or dark patches. */
  mark: Colour;
  /** The third colour of a calico. */
  patch?: Colour;
  /** Shaded side and lit edge; pale and black coats need their own. */
  shade: Colour;
  rim: Colour;
  /** Length of the locks at the edges, in the picture's units at full size. */
  length: number;
  nose: Colour;
  innerEar: Colour;
  iris: Colour;
  /** Rims of the eyes and line of the mouth. */
  line: Colour;
  whisker?: Colour;
}
