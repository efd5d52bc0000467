import { floorShadow } from "../../lib/backdrop.ts";
import { smooth } from "../../lib/path.ts";
import { emblemAt, leaf, seedEar } from "../emblems.ts";
import { fluff } from "../fluff.ts";
import { bubbles, lather, pinRow, slickerBrush } from "../grooming.ts";
import type { Label } from "../labels.ts";
import { cast, volume } from "../shading.ts";
import { fill, placed, softPolygon, trace } from "../shapes.ts";
import { gear, type Stage } from "../stage.ts";
import { pumpBottle } from "../vessels.ts";
import { timber } from "../wood.ts";

const shampooLabel: Label = {
  layout: "stamp",
  title: ["Oat & Aloe"],
  note: "gentle shampoo",
  size: "400 ml",
  emblem: leaf("#5aa06c"),
  ground: "#fff8ec",
  ink: "#2f5d49",
  accent: "#cfe6d3",
};
const shampoo = { colour: "#e3c298", pump: "#2f5d49", label: shampooLabel } as const;

function brushCloseUp({ drawing, random }: Stage): string {
  const wood = "#d6a663";
  const block = softPolygon(trace("90,560 710,500 724,590 100,660"), 30);
  const cushion = smooth(trace("110,566 400,516 704,508 700,470 400,468 116,522"), { tightness: 8 });
  const hairball = fluff(drawing, random, {
    outline: trace("280,330 340,250 440,232 540,262 590,330 540,396 420,410 320,392"),
    colour: "#e9dcc6",
    depth: 40,
    tuft: 14,
    hairs: 420,
    long: 40,
  });
  return (
    cast(drawing, fill(block, "#4a2a14"), { move: [10, 30], soft: 14, opacity: 0.36 }) +
    volume(drawing, block, wood, {
      depth: 34,
      surface: timber(drawing, random, block, { x: 80, y: 490, width: 650, height: 180 }, wood),
    }) +
    volume(drawing, cushion, "#55666d", { depth: 20 }) +
    placed(pinRow(16, 36, 170), { move: [400, 512], turn: -4 }) +
    hairball +
    placed(pinRow(15, 36, 150), { move: [420, 536], turn: -4 })
  );
}

function shampooInFoam({ drawing, random }: Stage): string {
  return (
    floorShadow(drawing, [410, 690], [300, 40], 0.3) +
    placed(emblemAt(leaf("#5aa06c"), 0, 0, 300), { move: [600, 520], turn: 8 }) +
    placed(emblemAt(seedEar("#d8a857"), 0, 0, 330), { move: [206, 520], turn: -20 }) +
    placed(emblemAt(seedEar("#e0b568"), 0, 0, 300), { move: [256, 530], turn: -4 }) +
    placed(pumpBottle(drawing, { radius: 120, height: 580, ...shampoo }), { move: [410, 680], turn: 0 }) +
    lather(drawing, random, { at: [400, 690], wide: 300, high: 90 }) +
    bubbles(drawing, [
      [150, 300, 40],
      [640, 240, 54],
      [680, 340, 24],
      [120, 420, 22],
      [560, 150, 26],
    ])
  );
}

export const dogsGrooming = [
  ...gear(
    "oat-aloe-shampoo",
    [
      "lilac",
      ({ drawing }) =>
        floorShadow(drawing, [410, 690], [190, 34], 0.34) +
        placed(pumpBottle(drawing, { radius: 142, height: 610, ...shampoo }), { move: [410, 690] }) +
        bubbles(drawing, [
          [180, 600, 52],
          [120, 510, 26],
          [236, 680, 26],
          [640, 560, 44],
          [690, 640, 28],
          [622, 250, 34],
          [680, 190, 18],
          [600, 668, 22],
        ]),
    ],
    ["mint", shampooInFoam],
  ),
  ...gear(
    "bamboo-slicker-brush",
    [
      "rose",
      ({ drawing, random }) =>
        placed(slickerBrush(drawing, random, "#d6a663", "#55666d"), { move: [400, 396], turn: 36, scale: 1.12 }),
    ],
    ["sand", brushCloseUp],
  ),
];
