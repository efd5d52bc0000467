import type { Ground } from "../../lib/backdrop.ts";
import type { Colour } from "../../lib/colour.ts";
import type { Drawing } from "../../lib/drawing.ts";
import type { Point } from "../../lib/path.ts";

/** What makes one dog look like itself. Lengths are in the head's own units: a skull is about 270 wide. */
export interface Dog {
  slug: string;
  ground: Ground;
  coat: Coat;
  head: Head;
  ears: Ears;
  build: Build;
  tail: Tail;
  iris: Colour;
  collar?: Colour;
  /** Length of the fur's tufts along the outline; 0 for a smooth coat. */
  fluff: number;
}

export interface Coat {
  main: Colour;
  /** Throat, chest and front of the neck. */
  chest?: Colour;
  belly?: Colour;
  /** A darker cloak over the back. */
  saddle?: Colour;
  socks?: { colour: Colour; height: number };
  tailTip?: Colour;
  /** Seed and colour of scattered spots. */
  spots?: Colour;
  /** A white band around the neck. */
  ruff?: Colour;
  /** Shadow colour for coats whose markings are far lighter than the coat. */
  shadow?: Colour;
  /** Colour of the eyelids where it differs from the coat. */
  lid?: Colour;
  face: FaceMarking[];
}

/** A patch on the face; outlines are seen from the front, x to the viewer's right, and mirrored when `both`. */
export interface FaceMarking {
  colour: Colour;
  outline: readonly Point[];
  both?: boolean;
  soft?: number;
  opacity?: number;
  /** Keeps its full darkness in light and shadow. */
  spot?: boolean;
}

export interface Head {
  /** Right half of the skull's outline from crown to throat. */
  skull: readonly Point[];
  /** How far the face bulges towards the viewer. */
  depth: number;
  muzzle: Muzzle;
  eye: { x: number; y: number; radius: number; slant?: number };
  wrinkles?: boolean;
}

export interface Muzzle {
  colour: Colour;
  /** Half width at the lips and height from bridge to lips. */
  width: number;
  height: number;
  /** Height of its middle on the face. */
  y: number;
  length: number;
  /** Half width of the bridge between the eyes. */
  bridge: number;
  nose: { width: number; colour: Colour };
  /** Lower jaw, where it differs: the grey chin of an older dog. */
  chin?: Colour;
  /** Hairs that have turned grey with age. */
  frost?: Colour;
  /** How far the lips hang. */
  flews?: number;
}

export interface Ears {
  /** Of "tipped" ears the right one folds over at its tip, the left one stands. */
  kind: "drop" | "erect" | "tipped" | "folded";
  colour: Colour;
  inside: Colour;
  /** Where the ear meets the skull on the right side. */
  root: Point;
  /** Outline of the right ear, measured from its root. */
  outline: readonly Point[];
  fluff?: number;
  wavy?: boolean;
}

export interface Build {
  /** Half width of the neck and of the chest seen from the front. */
  neck: number;
  chest: number;
  /** Seen from the side: length of the trunk, its depth at the ribs and at the waist, length of the legs. */
  length: number;
  depth: number;
  waist: number;
  legs: number;
  /** Thickness of a foreleg. */
  bone: number;
  neckLength: number;
  /** Size of the head against the body. */
  headScale: number;
}

export interface Tail {
  kind: "plume" | "otter" | "curl" | "whip" | "stub";
  length: number;
  thickness: number;
}

/** How the head is held and what the face does; angles are in degrees. */
export interface Expression {
  /** Pure side view to the viewer's left instead of a turned face; yaw, tilt and mouth then do not count. */
  profile?: boolean;
  /** Ear towards the shoulder: positive leans to the viewer's right. */
  tilt?: number;
  /** Face turned to the viewer's right (positive) or left. */
  yaw?: number;
  /** Nose up (positive) or down. */
  pitch?: number;
  /** 0 closed, 1 panting wide. */
  mouth?: number;
  eyes?: number;
  closed?: "smiling" | "sleeping";
  look?: Point;
  /** Something carried between the teeth, drawn around the mouth's middle. */
  holding?: (drawing: Drawing) => string;
  /** Extra turn of the left and right ear, positive lifts it outward. */
  ears?: readonly [number, number];
}
