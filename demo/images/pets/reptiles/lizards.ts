import { mix } from "../../lib/colour.ts";
import { fade } from "../../lib/markings.ts";
import { points } from "../../lib/points.ts";
import { randomFrom } from "../../lib/random.ts";
import type { Lizard } from "./reptile.ts";

const waver = (x: number, y: number) => Math.sin(x * 0.06 + y * 0.03) * 0.5 + Math.sin(y * 0.08 - x * 0.02) * 0.5;

/** Round spots strewn over an area; tells whether a point lies on one of them. */
function spots(
  name: string,
  count: number,
  [left, top, right, bottom]: [number, number, number, number],
  size: [number, number],
) {
  const random = randomFrom(`spots:${name}`);
  const strewn = Array.from({ length: count }, () => ({
    x: random.between(left, right),
    y: random.between(top, bottom),
    size: random.between(...size),
  }));
  return (x: number, y: number) => strewn.some((spot) => Math.hypot(x - spot.x, y - spot.y) < spot.size);
}

const sunny: Lizard = {
  slug: "sunny",
  colour: "#dcaa55",
  belly: "#f7e3b4",
  lid: "#e3b865",
  iris: "#c9782a",
  pupil: 0.46,
  spines: "beard",
  front: {
    stand: 0.8,
    face: points("0,-92 54,-96 104,-78 140,-26 158,34 136,84 84,112 0,122"),
    eye: { x: 108, y: -22, radius: 25 },
    mouth: { y: 62, wide: 118, lift: 36 },
    nostril: [30, 14],
    colour: (x, y) => {
      const patch = Math.abs(Math.abs(x) - 52 + y * 0.2) < 13 && y < -22 && y > -84;
      return patch ? "#c07f38" : fade("#e0ae5a", "#f5dda8", y, 44, 74);
    },
    body: (x, y) => fade("#f4dfae", "#d9a552", Math.abs(x) - 62 + waver(x, y) * 10, -10, 16),
  },
  side: {
    spine: points("-190,-216 -116,-184 -10,-138 90,-100 170,-70 250,-24 292,60 268,150"),
    radius: [
      [0, 54],
      [0.16, 70],
      [0.34, 80],
      [0.5, 58],
      [0.62, 32],
      [1, 5],
    ],
    head: points("-146,28 -138,2 -98,-24 -54,-56 -4,-72 48,-64 92,-40 118,4 110,46 72,70 10,70 -60,58 -124,48"),
    headAt: [-220, -262],
    eye: { at: [-24, -22], radius: 22 },
    mouth: [
      [-136, 30],
      [-50, 52],
      [38, 4],
    ],
    foreleg: [
      [-130, -160],
      [-98, -104],
      [-118, -54],
      [-150, -10],
    ],
    hindleg: [
      [96, -86],
      [36, -76],
      [30, -36],
      [66, -8],
    ],
    legs: 36,
    colour: (along, across) => {
      const band = Math.sin(along * 58 + waver(along * 300, across * 40)) > 0.35 && across > -0.35;
      const base = fade("#f6e2b2", "#dcaa55", across, -0.75, -0.3);
      return band ? mix(base, "#b06f2e", along > 0.6 ? 0.6 : 0.7) : base;
    },
    face: (x, y) => (y < -36 && Math.sin(x * 0.11) > 0.2 ? "#c68a40" : fade("#e0ae5a", "#f5dda8", y, 20, 44)),
  },
};

const mangoFace = spots("mango:face", 34, [-150, -90, 150, 34], [5, 10]);
const mangoHead = spots("mango:head", 26, [-100, -64, 90, 16], [4, 8]);
const mangoTrunk = spots("mango:trunk", 120, [0, -50, 600, 100], [6, 11]);
const mango: Lizard = {
  slug: "mango",
  colour: "#f3c24a",
  belly: "#fff3d4",
  lid: "#fbe08a",
  iris: "#b8863a",
  pupil: 0.2,
  front: {
    stand: 0.56,
    face: points("0,-84 54,-88 106,-74 142,-30 136,22 100,68 52,96 0,104"),
    eye: { x: 112, y: -34, radius: 32 },
    mouth: { y: 54, wide: 102, lift: 38 },
    nostril: [24, 18],
    colour: (x, y) => (mangoFace(x, y) ? "#5b3f2a" : fade("#f6c850", "#fff3d6", y, 34, 58)),
    body: (x, y) =>
      Math.abs(x) > 70 && mangoTrunk(Math.abs(x) * 2, y % 90)
        ? "#5b3f2a"
        : fade("#fff3d6", "#f3c24a", Math.abs(x), 60, 88),
  },
  side: {
    spine: points("-170,-110 -60,-106 50,-98 116,-84 184,-78 264,-112 300,-190 280,-262"),
    radius: [
      [0, 36],
      [0.18, 60],
      [0.36, 58],
      [0.48, 28],
      [0.62, 46],
      [0.76, 38],
      [1, 4],
    ],
    head: points("-138,26 -132,4 -94,-24 -48,-54 0,-66 46,-58 86,-34 108,4 96,38 56,56 0,54 -64,50 -118,44"),
    headAt: [-206, -136],
    eye: { at: [-22, -28], radius: 25 },
    mouth: [
      [-128, 30],
      [-50, 48],
      [38, 0],
    ],
    foreleg: [
      [-128, -86],
      [-104, -62],
      [-118, -34],
      [-146, -8],
    ],
    hindleg: [
      [78, -70],
      [42, -62],
      [40, -32],
      [70, -8],
    ],
    legs: 28,
    colour: (along, across) => {
      const back = fade("#fff3d6", "#f3c24a", across, -0.5, -0.15);
      if (along > 0.52) return Math.sin(along * 64) > 0.25 && across > -0.8 ? "#6b4c33" : mix(back, "#fff3d6", 0.45);
      return across > -0.28 && mangoTrunk(along * 720, across * 50 + 10) ? "#5b3f2a" : back;
    },
    face: (x, y) => (mangoHead(x, y) ? "#5b3f2a" : fade("#f6c850", "#fff3d6", y, 16, 32)),
  },
};

const fern: Lizard = {
  slug: "fern",
  colour: "#8a9a4c",
  belly: "#dfe0ae",
  lid: "#c3c777",
  iris: "#c98a3c",
  pupil: 0.16,
  spines: "crest",
  pads: true,
  front: {
    stand: 0.58,
    face: points("0,-96 50,-98 98,-86 132,-48 122,4 86,54 46,90 0,104"),
    eye: { x: 102, y: -34, radius: 29 },
    mouth: { y: 58, wide: 86, lift: 36 },
    nostril: [22, 24],
    colour: (x, y) => {
      const crown = Math.abs(x) < 66 - (y + 90) * 0.42 && y < 20;
      return crown ? fade("#c0c277", "#a6ad5e", y, -90, 10) : fade("#889848", "#dcdca8", y, 34, 62);
    },
    body: (x, y) => fade("#dfe0ae", "#8a9a4c", Math.abs(x) - 60 + waver(x, y) * 12, -10, 16),
  },
  side: {
    spine: points("-170,-128 -60,-124 50,-116 130,-100 210,-60 270,20 250,96 196,90"),
    radius: [
      [0, 44],
      [0.18, 50],
      [0.34, 51],
      [0.46, 30],
      [0.58, 18],
      [1, 5],
    ],
    head: points("-148,30 -142,8 -100,-22 -44,-56 10,-74 62,-66 104,-40 126,-8 112,30 56,56 -10,58 -74,54 -128,48"),
    headAt: [-206, -166],
    eye: { at: [-18, -24], radius: 28 },
    mouth: [
      [-138, 34],
      [-54, 50],
      [48, 2],
    ],
    foreleg: [
      [-130, -112],
      [-92, -82],
      [-112, -44],
      [-150, -8],
    ],
    hindleg: [
      [84, -92],
      [36, -88],
      [36, -42],
      [70, -8],
    ],
    legs: 26,
    colour: (along, across) => {
      if (across > 0.52 + waver(along * 260, 3) * 0.2) return "#c6c87e";
      const flank = waver(along * 420, across * 60 + 20) > 0.3 && across < 0.2;
      return flank ? "#b4ba6c" : fade("#d6d8a2", "#8a9a4c", across, -0.85, -0.45);
    },
    face: (x, y) => (y < -30 - x * 0.12 ? "#bdc074" : fade("#889848", "#dcdca8", y, 18, 38)),
  },
};

export const lizards = { sunny, mango, fern };
