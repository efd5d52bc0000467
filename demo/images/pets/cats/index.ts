import type { Image } from "../../image.ts";
import { figure, portrait } from "./compositions.ts";
import { cats } from "./individuals.ts";
import { scenes } from "./scenes.ts";

const { milo, nala, salem, oreo, thor, duchess, poppy, snow, pepper } = cats;

const portraits: Image[] = [
  portrait(milo, "sky", { turn: 12, tilt: 5, raise: 2 }),
  portrait(nala, "lilac", { turn: -26, tilt: -4, gaze: [-0.6, 0.1] }),
  portrait(salem, "lemon", { turn: 10, raise: 16, tilt: -6, gaze: [0.2, 0.5] }),
  portrait(oreo, "rose", { turn: -10, tilt: 13 }),
  portrait(thor, "mint", { turn: 26, raise: 8, tilt: 3, gaze: [0.3, 0.2] }, { scale: 0.99, y: 884 }),
  portrait(duchess, "peach", { turn: -8, tilt: 4, lids: 0.46 }),
  portrait(poppy, "sky", { turn: -18, raise: 18, tilt: 9, gaze: [-0.2, 0.5] }),
  portrait(snow, "lilac", { turn: 10, tilt: -5, lids: 0.55 }),
  portrait(pepper, "peach", { turn: 6, tilt: -12, raise: 4, pupil: 1.12 }),
];

const figures: Image[] = [
  figure(milo, "sky", "walk", { x: 400, y: 664, scale: 1.08 }, { turn: -36, tilt: 3 }),
  figure(nala, "rose", "sit", { x: 380, y: 706, scale: 1.12 }, { turn: 18, raise: 4, lids: 0.85 }),
  figure(salem, "mint", "lie", { x: 400, y: 600, scale: 1.14, flip: true }, { turn: -14, tilt: 4 }),
  figure(oreo, "lemon", "sitSide", { x: 450, y: 690, scale: 1.16, flip: true }, { turn: -20, tilt: -4 }),
  figure(thor, "peach", "sit", { x: 410, y: 716, scale: 1.04, flip: true }, { turn: 14, raise: 4 }),
  figure(duchess, "sand", "loaf", { x: 385, y: 636, scale: 1.34 }, { turn: 8, tilt: 3, lids: 0.9 }),
  figure(poppy, "mint", "sitSide", { x: 350, y: 690, scale: 1.2 }, { turn: 24, raise: 6, tilt: 5 }),
  figure(snow, "rose", "lie", { x: 400, y: 616, scale: 1.12 }, { turn: 10, tilt: -3, lids: 0.75 }),
  figure(pepper, "lilac", "walk", { x: 384, y: 650, scale: 1.2, flip: true }, { turn: -16, tilt: 6, pupil: 1.1 }),
];

export const catImages: Image[] = [...portraits, ...figures, ...scenes].sort((one, other) =>
  one.name.localeCompare(other.name),
);
