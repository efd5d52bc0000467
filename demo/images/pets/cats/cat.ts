import type { Colour } from "../../lib/colour.ts";
import type { Point } from "../../lib/path.ts";
import type { Coat } from "./coat.ts";

export interface EarShape {
  /** Where the inner and the outer edge meet the skull, and the tip; for the right ear, from the middle of the head. */
  inner: Point;
  tip: Point;
  outer: Point;
  /** Lynx tufts on the tips. */
  tuft?: number;
}

/** A head seen from the front, measured from its middle; the face may then turn in any direction. */
export interface HeadShape {
  /** Right half of the skull's outline from the crown to the chin. */
  half: readonly Point[];
  ears: EarShape;
  eye: { x: number; y: number; wide: number; tall: number; slant: number };
  nose: { y: number; wide: number };
  muzzle: { wide: number; tall: number; lift: number };
  /** Extra length of the hair on the cheeks. */
  cheeks: number;
}

export interface Build {
  /** Thickness of trunk and limbs; 1 is an ordinary house cat. */
  bulk: number;
  /** Size of the head against the body. */
  head: number;
  /** Length of the legs; kittens stand low. */
  legs: number;
  /** Size of the whole animal. */
  size: number;
  /** Thickness of the tail's fur. */
  tail: number;
}

/** One cat with all that makes it an individual. */
export interface Cat {
  slug: string;
  coat: Coat;
  head: HeadShape;
  build: Build;
  collar?: Colour;
}

/** How a head is held and what it expresses. Angles in degrees; positive turns to the viewer's right and up. */
export interface Mood {
  turn?: number;
  raise?: number;
  tilt?: number;
  /** 1 wide open, 0.5 content, 0 closed. */
  lids?: number;
  /** Where the eyes look, -1 to 1 on both axes. */
  gaze?: readonly [number, number];
  /** How wide the pupils are; 1 is friendly. */
  pupil?: number;
  /** Ears turned sideways, 0 to 1. */
  ears?: number;
}
