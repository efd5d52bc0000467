import { fade, within } from "../../lib/markings.ts";
import { points } from "../../lib/points.ts";
import { type Rodent, waver } from "./rodent.ts";

const hazel: Rodent = {
  slug: "hazel",
  species: "hamster",
  skin: "#eaa695",
  ear: "#8a6650",
  lid: "#6b3d20",
  face: (x, y) => {
    const side = Math.abs(x);
    const white = y - 46 + side * 0.1 - waver(x, y) * 0.8;
    const blaze = within(x, y, [0, 50], 48, 80);
    const coat = blaze < 1 ? "#fff5e6" : fade("#dc9749", "#fff5e6", white, -8, 14);
    return fade("#8f572c", coat, within(side, y, [178, 38], 34, 60), 0.5, 1.1);
  },
  front: (x, y) => fade("#fff4e4", "#d8924a", Math.abs(x) - 96 - waver(x, y) + (y + 160) * 0.08, -8, 14),
  profile: (x, y) => {
    const coat = fade("#dc9749", "#fff5e6", y - 22 - waver(x, y) * 0.6 - x * 0.14, -8, 14);
    return fade("#8f572c", coat, within(x, y, [66, 34], 26, 44), 0.5, 1.1);
  },
  side: (x, y) => fade("#d8924a", "#fff4e4", y + 62 - waver(x, y) - (x + 60) * 0.14, -10, 16),
};

const brown = "#a8642f";
const peanut: Rodent = {
  slug: "peanut",
  species: "guineaPig",
  skin: "#e7a497",
  hair: { length: 34, fluff: 0.55 },
  ear: "#8d5634",
  lid: "#5a2f18",
  face: (x, y) => {
    const blaze = Math.abs(x - 6) - 24 - Math.max(0, y - 20) * 0.42 - waver(x, y) * 0.8;
    return fade("#fff6ea", fade("#8f5126", brown, y, -150, 20), blaze, -5, 7);
  },
  front: (x, y) => (waver(x * 1.2 + 90, y * 1.3) > 3 - Math.abs(x) * 0.02 && y > -330 ? "#f9ead7" : brown),
  profile: (x, y) => {
    const nose = -72 + waver(x, y) - y * 0.4 - x;
    return fade(fade("#8f5126", brown, y, -90, 40), "#fff6ea", nose, -6, 8);
  },
  side: (x, y) => {
    const band = Math.abs(x + 44 + y * 0.12 + waver(x, y)) - 62;
    const foot = within(x, y, [250, -60], 70, 60) - 1 + waver(x, y) * 0.01;
    return fade("#fff6ea", fade(brown, "#7c4520", waver(x * 1.6, y * 1.4), 2, 12), Math.min(band, foot * 60), -5, 8);
  },
  whorls: {
    front: points("-130,-270 124,-280 4,-352 -180,-120 184,-130"),
    side: points("-70,-232 62,-226 190,-196 0,-96 132,-92"),
    face: [
      [4, -96],
      [-108, 66],
      [112, 66],
    ],
  },
};

const clover: Rodent = {
  slug: "clover",
  species: "guineaPig",
  skin: "#eeb0a4",
  hair: { length: 19, fluff: 0.2 },
  ear: "#4a3a36",
  lid: "#2b1a14",
  face: (x, y) => {
    const blaze = Math.abs(x - 8) - 22 - Math.max(0, y - 6) * 0.5 - waver(x, y);
    return fade("#fffaf2", x < 8 ? "#433733" : "#d9813a", blaze, -4, 6);
  },
  front: (x, y) => {
    if (x > 60 + waver(x, y) * 2 && y < -120 + waver(y, x) * 3) return "#d9813a";
    return x < -90 + waver(x, y) * 2 && y > -190 + waver(y, x) * 3 ? "#433733" : "#fffaf2";
  },
  profile: (x, y) => {
    const nose = -60 + waver(x, y) - y * 0.5 - x;
    return fade(x > 72 + waver(y, x) ? "#fffaf2" : "#433733", "#fffaf2", nose, -5, 6);
  },
  side: (x, y) => {
    const saddle = within(x, y, [66, -262], 120, 150) - 1 + waver(x, y) * 0.012;
    const rump = within(x, y, [252, -110], 96, 150) - 1 + waver(x, y) * 0.012;
    return saddle < 0 ? "#d9813a" : fade("#433733", "#fffaf2", rump, -0.02, 0.05);
  },
};

const hood = "#7a7d8a";
const remy: Rodent = {
  slug: "remy",
  species: "rat",
  skin: "#eeb3a8",
  shadow: "#3c3038",
  ear: "#9a8188",
  lid: "#33303a",
  eye: "#241a1c",
  face: (x, y) => {
    const star = within(x, y, [2, -84], 15, 30) + waver(x, y) * 0.02;
    const pale = fade(hood, "#c9c5c6", within(Math.abs(x), y, [26, 150], 62, 84), 1, 0.3);
    const chin = fade(pale, "#fffaf2", y - waver(x, y) * 0.4, 152, 172);
    return fade("#fffaf2", fade(chin, "#a9a9b2", within(Math.abs(x), y, [90, -10], 40, 36), 1.1, 0.6), star, 0.8, 1.1);
  },
  front: (x, y) => fade(hood, "#fffaf2", y + 300 - Math.abs(x) * 1.5 - waver(x, y), -6, 10),
  profile: (x, y) =>
    fade(fade(hood, "#c9c5c6", y + x * 0.1, 34, 66), "#a9a9b2", within(x, y, [-36, -12], 34, 30), 1.1, 0.6),
  side: (x, y) => {
    const cape = x + 52 + (y + 120) * 0.25 + waver(x, y);
    const stripe = y + 206 - (x - 60) ** 2 * 0.0012 + waver(x, y) * 0.6;
    return fade(hood, "#fffaf2", Math.min(cape, stripe * 1.2), -5, 9);
  },
};

const sandy = "#d39a58";
const cinnamon: Rodent = {
  slug: "cinnamon",
  species: "gerbil",
  skin: "#e9b09c",
  ear: "#a9764a",
  lid: "#5b3a1e",
  face: (x, y) => {
    const pale = fade(sandy, "#fdf0dc", y - 74 - waver(x, y) + Math.abs(x) * 0.12, -12, 18);
    const ring = within(Math.abs(x), y, [98, -16], 48, 44);
    return fade("#ecc893", fade("#b67c3f", pale, y, -150, -60), ring, 0.75, 1.1);
  },
  front: (x, y) => fade("#fdf0dc", sandy, Math.abs(x) - 62 - waver(x, y) + (y + 160) * 0.05, -10, 16),
  profile: (x, y) => {
    const pale = fade(sandy, "#fdf0dc", y - 34 - waver(x, y), -10, 18);
    return fade("#ecc893", fade("#b67c3f", pale, y, -90, -40), within(x, y, [-20, -12], 40, 36), 0.75, 1.1);
  },
  side: (x, y) => fade(fade("#b67c3f", sandy, y, -230, -150), "#fdf0dc", y + 52 - waver(x, y), -12, 18),
  tail: { base: "#c98d4c", tip: "#4f3320" },
};

const silver = "#9ba1ae";
const dusty: Rodent = {
  slug: "dusty",
  species: "chinchilla",
  skin: "#d9aaa4",
  shadow: "#3a343f",
  ear: "#8e8a95",
  lid: "#3b3a42",
  eye: "#1e1516",
  face: (x, y) => {
    const coat = fade("#7d8491", silver, y, -150, -10);
    return fade(coat, "#f3f1f0", y - 82 - waver(x, y) * 0.6 + Math.abs(x) * 0.1, -22, 26);
  },
  front: (x, y) => fade("#f6f3f0", silver, Math.abs(x) - 92 - waver(x, y), -20, 34),
  profile: (x, y) => fade(fade("#7d8491", silver, y, -90, 0), "#f3f1f0", y - 52 - waver(x, y) * 0.6, -20, 26),
  side: (x, y) => fade(fade("#767d8b", silver, y, -310, -160), "#f3f1f0", y + 52 - waver(x, y), -30, 30),
  tail: { base: "#8d93a0", tip: "#5d636f" },
};

export const rodents = { hazel, peanut, clover, remy, cinnamon, dusty };
