import type { Point } from "../../lib/path.ts";
import { points } from "../../lib/points.ts";

/** The build of a kind of rodent seen from the front. Faces are measured from the middle of the head. */
export interface Species {
  face: readonly Point[];
  /** How far the muzzle comes forward: it moves this much when the head turns. */
  reach: number;
  eye: { x: number; y: number; radius: number };
  ear: { x: number; y: number; tilt: number; outline: readonly Point[]; inner: number };
  muzzle: { y: number; wide: number; high: number };
  nose: { y: number; wide: number; style: "button" | "blunt" };
  whiskers: { length: number; count: number; dark: boolean };
  hair: { length: number; fluff: number };
  /** Sitting body: half an outline above the floor, and where the head rests on it. */
  body: readonly Point[];
  head: { y: number; scale: number };
  arms: { shoulder: Point; paw: Point; thick: number } | undefined;
  feet: { x: number; scale: number; long: number };
}

export const species = {
  hamster: {
    face: points("0,-156 64,-147 126,-112 164,-50 192,34 182,106 126,152 56,171 0,175"),
    reach: 34,
    eye: { x: 84, y: -30, radius: 25 },
    ear: {
      x: 118,
      y: -104,
      tilt: 18,
      outline: points("-40,14 -46,-38 -22,-82 18,-88 46,-54 44,-4 24,24"),
      inner: 0.7,
    },
    muzzle: { y: 62, wide: 66, high: 44 },
    nose: { y: 34, wide: 17, style: "button" },
    whiskers: { length: 150, count: 5, dark: false },
    hair: { length: 26, fluff: 0.55 },
    body: points("0,-330 90,-318 140,-250 176,-150 184,-70 150,-12 70,4 0,6"),
    head: { y: -384, scale: 0.96 },
    arms: { shoulder: [112, -212], paw: [36, -186], thick: 40 },
    feet: { x: 92, scale: 1, long: 1 },
  },
  guineaPig: {
    face: points("0,-160 66,-154 118,-118 150,-48 164,30 154,104 108,158 50,182 0,186"),
    reach: 56,
    eye: { x: 112, y: -34, radius: 23 },
    ear: {
      x: 116,
      y: -88,
      tilt: 30,
      outline: points("-34,-16 6,-42 62,-46 116,-22 138,22 104,48 44,46 -8,24"),
      inner: 0.66,
    },
    muzzle: { y: 104, wide: 78, high: 56 },
    nose: { y: 66, wide: 32, style: "blunt" },
    whiskers: { length: 140, count: 4, dark: false },
    hair: { length: 30, fluff: 0.4 },
    body: points("0,-370 110,-356 190,-290 232,-190 236,-90 190,-20 90,0 0,2"),
    head: { y: -226, scale: 1 },
    arms: undefined,
    feet: { x: 80, scale: 0.85, long: 1.1 },
  },
  rat: {
    face: points("0,-142 56,-133 104,-100 130,-40 124,24 94,84 68,136 44,172 0,190"),
    reach: 62,
    eye: { x: 84, y: -16, radius: 21 },
    ear: {
      x: 100,
      y: -92,
      tilt: 20,
      outline: points("-34,14 -50,-32 -34,-82 10,-104 50,-82 62,-32 36,16"),
      inner: 0.78,
    },
    muzzle: { y: 130, wide: 58, high: 50 },
    nose: { y: 118, wide: 18, style: "button" },
    whiskers: { length: 210, count: 6, dark: false },
    hair: { length: 19, fluff: 0.25 },
    body: points("0,-396 84,-384 122,-312 146,-210 168,-96 144,-14 64,4 0,6"),
    head: { y: -430, scale: 0.86 },
    arms: { shoulder: [88, -262], paw: [34, -240], thick: 36 },
    feet: { x: 104, scale: 1.15, long: 1.35 },
  },
  gerbil: {
    face: points("0,-138 60,-132 112,-96 142,-26 140,48 104,116 54,152 22,162 0,164"),
    reach: 46,
    eye: { x: 92, y: -24, radius: 24 },
    ear: {
      x: 86,
      y: -104,
      tilt: 20,
      outline: points("-28,14 -36,-40 -20,-84 8,-94 34,-64 36,-12 22,18"),
      inner: 0.66,
    },
    muzzle: { y: 96, wide: 56, high: 42 },
    nose: { y: 84, wide: 16, style: "button" },
    whiskers: { length: 190, count: 5, dark: false },
    hair: { length: 22, fluff: 0.35 },
    body: points("0,-420 76,-406 102,-330 120,-210 150,-96 130,-16 58,2 0,4"),
    head: { y: -448, scale: 0.84 },
    arms: { shoulder: [76, -286], paw: [30, -254], thick: 31 },
    feet: { x: 84, scale: 1.05, long: 1.7 },
  },
  chinchilla: {
    face: points("0,-140 70,-136 132,-100 168,-30 164,54 122,118 62,152 24,162 0,164"),
    reach: 46,
    eye: { x: 104, y: -14, radius: 26 },
    ear: {
      x: 112,
      y: -92,
      tilt: 22,
      outline: points("-44,22 -74,-50 -66,-136 -8,-184 58,-162 86,-84 60,-2 24,28"),
      inner: 0.82,
    },
    muzzle: { y: 88, wide: 60, high: 44 },
    nose: { y: 66, wide: 19, style: "button" },
    whiskers: { length: 240, count: 6, dark: true },
    hair: { length: 30, fluff: 0.85 },
    body: points("0,-360 110,-344 178,-260 214,-150 214,-70 170,-12 80,2 0,4"),
    head: { y: -374, scale: 0.94 },
    arms: { shoulder: [104, -202], paw: [34, -186], thick: 36 },
    feet: { x: 100, scale: 1, long: 1.4 },
  },
} as const satisfies Record<string, Species>;

export type SpeciesName = keyof typeof species;
