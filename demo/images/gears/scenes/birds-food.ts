import { bag } from "../bag.ts";
import { bars, wire } from "../bars.ts";
import { cuttlebone } from "../cuttlebone.ts";
import { emblemAt, seedEar } from "../emblems.ts";
import { rod } from "../hardware.ts";
import { field, mound } from "../heaps.ts";
import type { Label } from "../labels.ts";
import { millet } from "../millet.ts";
import { type Morsel, seed, sunflower } from "../morsels.ts";
import { rope } from "../rope.ts";
import { scoop } from "../scoop.ts";
import { contact, steel, volume } from "../shading.ts";
import { ellipse, fill, line, placed, rounded, stroke, trace } from "../shapes.ts";
import { gear, type Stage } from "../stage.ts";

const seedLabel: Label = {
  layout: "header",
  title: ["Songbird"],
  note: "seed blend · 2 kg",
  emblem: seedEar("#8a5a1c"),
  ground: "#3f6b52",
  ink: "#fff6e6",
  accent: "#ecc15c",
};
const grains = seed(["#d9a441", "#f0dca8", "#b5813a", "#e8c97a"]);
const blend: Morsel = (drawing, random, size) =>
  random.chance(0.22) ? sunflower(drawing, random, size * 1.5) : grains(drawing, random, size);

function cuttlePair({ drawing }: Stage): string {
  const clip = (x: number, y: number, turn: number) =>
    placed(
      rod("M-74 0Q0 26 74 0", 9, steel) +
        rod(line([0, 10], [0, -30]), 9, steel) +
        rod(ellipse(0, -44, 14, 16), 7, steel),
      { move: [x, y], turn },
    );
  return (
    placed(cuttlebone(drawing), { move: [300, 400], turn: -12, scale: 1.36 }) +
    placed(cuttlebone(drawing), { move: [520, 420], turn: 10, scale: 1.26 }) +
    clip(296, 420, -12) +
    clip(522, 440, 10)
  );
}

const cuttleOnBars = ({ drawing }: Stage) =>
  bars(60, 740, -20, 820, 13, 11, "#b9c2c9") +
  wire(line([-20, 160], [820, 160]), 12, "#b9c2c9") +
  wire(line([-20, 660], [820, 660]), 12, "#b9c2c9") +
  placed(cuttlebone(drawing), { move: [400, 410], scale: 1.5, turn: 4 }) +
  rod("M284 380Q400 430 516 380", 13, steel) +
  fill(ellipse(284, 380, 15), "#8f9aa2") +
  fill(ellipse(516, 380, 15), "#8f9aa2");

function milletBunch({ drawing, random }: Stage): string {
  const spray = (lean: number, long: number, thick: number) =>
    millet(
      drawing,
      random,
      [
        [400, 640],
        [400 + lean * 0.3, 520],
        [400 + lean * 0.75, 640 - long * 0.6],
        [400 + lean, 640 - long],
      ],
      thick,
    );
  return (
    stroke("M370 740L396 640M420 744L404 640M400 750L400 640M446 726L408 640M352 722L392 640", "#b5893e", 8) +
    [-255, 255, -160, 165, -55, 60].map((lean) => spray(lean, 540 - Math.abs(lean) * 0.5, 26)).join("") +
    [-210, 205, -100, 108, 4].map((lean) => spray(lean, 470 - Math.abs(lean) * 0.3, 27)).join("") +
    rope(drawing, {
      points: trace("352,636 400,652 450,634"),
      thick: 22,
      colours: ["#e3694a", "#fff0dc"],
      shadow: 0.2,
    }) +
    rope(drawing, {
      points: trace("354,614 400,630 448,612"),
      thick: 22,
      colours: ["#e3694a", "#fff0dc"],
      shadow: 0.2,
    })
  );
}

const milletHung = ({ drawing, random }: Stage) =>
  bars(60, 740, -20, 820, 11, 10, "#c9d2d6") +
  wire(line([-20, 110], [820, 110]), 12, "#c9d2d6") +
  millet(drawing, random, trace("400,90 380,240 430,420 400,580 440,700"), 62) +
  placed(
    volume(drawing, rounded(-34, -60, 68, 120, 20), "#3ba296", { depth: 20 }) +
      fill(ellipse(0, -26, 13), "#e9eef0") +
      stroke(line([-22, 20], [22, 20]), "#bfe6e2", 6),
    { move: [400, 120] },
  );

export const birdsFood = [
  ...gear(
    "songbird-seed-blend",
    [
      "peach",
      ({ drawing, random }) =>
        placed(
          bag(drawing, {
            width: 370,
            height: 530,
            label: seedLabel,
            top: "zip",
            window: {
              size: [230, 190],
              at: [0, 130],
              content: field(drawing, random, blend, { wide: 260, high: 220, size: 24 }),
              round: 95,
            },
          }),
          { move: [374, 684] },
        ) + mound(drawing, random, blend, { at: [622, 690], wide: 84, high: 36, size: 22 }),
    ],
    [
      "lemon",
      ({ drawing, random }) =>
        mound(drawing, random, blend, { at: [400, 640], wide: 300, high: 170, size: 36 }) +
        placed(scoop(drawing, random, "#c98f56", blend, 34), { move: [350, 400], scale: 1.16 }) +
        contact(drawing, 600, 716, 120, 14, 0.45) +
        placed(emblemAt(seedEar("#d9a441"), 0, 0, 230), { move: [610, 694], turn: 80 }),
    ],
  ),
  ...gear("millet-sprays", ["sky", milletBunch], ["mint", milletHung]),
  ...gear("mineral-cuttlebone", ["sky", cuttlePair], ["sand", cuttleOnBars]),
];
