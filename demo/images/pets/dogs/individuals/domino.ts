import type { Dog, FaceMarking } from "../dog.ts";

const black = "#35313a";

/** A slightly lopsided spot, so that no two look stamped. */
const spot = (x: number, y: number, size: number): FaceMarking => ({
  colour: black,
  spot: true,
  soft: 0.6,
  outline: [
    [x - size, y + size * 0.1],
    [x - size * 0.2, y - size],
    [x + size * 0.9, y - size * 0.4],
    [x + size * 0.7, y + size * 0.7],
    [x - size * 0.4, y + size * 0.9],
  ],
});

export const domino: Dog = {
  slug: "domino",
  ground: "lemon",
  coat: {
    main: "#f6f3ee",
    spots: black,
    lid: "#cfc6c2",
    face: [
      spot(80, -68, 16),
      spot(-17, -105, 13),
      spot(-84, -31, 12),
      spot(36, -88, 8),
      spot(101, 34, 11),
      spot(-96, 39, 12),
      spot(-53, -75, 8),
      spot(52, -122, 8),
    ],
  },
  head: {
    skull: [
      [0, -154],
      [54, -142],
      [95, -109],
      [120, -57],
      [126, -6],
      [114, 54],
      [92, 104],
      [52, 134],
      [0, 142],
    ],
    depth: 88,
    muzzle: {
      colour: "#faf8f4",
      width: 62,
      height: 76,
      y: 70,
      length: 78,
      bridge: 30,
      nose: { width: 29, colour: "#211c20" },
      flews: 0.5,
    },
    eye: { x: 56, y: -8, radius: 19, slant: 4 },
  },
  ears: {
    kind: "drop",
    colour: black,
    inside: "#9a7c7c",
    root: [92, -98],
    outline: [
      [-18, -14],
      [24, -24],
      [58, 4],
      [76, 68],
      [66, 124],
      [40, 140],
      [16, 104],
      [6, 52],
      [-8, 20],
    ],
  },
  build: {
    neck: 84,
    chest: 168,
    length: 320,
    depth: 150,
    waist: 102,
    legs: 208,
    bone: 30,
    neckLength: 100,
    headScale: 0.62,
  },
  tail: { kind: "whip", length: 230, thickness: 15 },
  iris: "#5c3a22",
  collar: "#d8493f",
  fluff: 0,
};
