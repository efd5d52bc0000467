import { floorShadow } from "../../lib/backdrop.ts";
import { bag } from "../bag.ts";
import { bars, wire } from "../bars.ts";
import { hay, paperFluff } from "../bedding.ts";
import { burrowCage } from "../burrow-cage.ts";
import { leaf } from "../emblems.ts";
import type { Label } from "../labels.ts";
import { logHouse } from "../log-house.ts";
import { measure } from "../measure.ts";
import { contact, glow, volume } from "../shading.ts";
import { clipped, ellipse, fill, line, placed, repeat, rounded, stroke, trace } from "../shapes.ts";
import { gear, type Stage } from "../stage.ts";
import { wheel } from "../wheel.ts";
import { board } from "../wood.ts";

const nestLabel: Label = {
  layout: "header",
  title: ["Paper Nest"],
  note: "soft unbleached bedding · 20 L",
  emblem: leaf("#7fb09a"),
  ground: "#ece4f6",
  ink: "#4a3a6b",
  accent: "#7d63b0",
};

function nestPack({ drawing, random }: Stage): string {
  const inside =
    fill(rounded(-200, -110, 400, 220, 2), "#d9cfc0") +
    paperFluff(drawing, random, { at: [0, 0], wide: 200, high: 100, count: 210 });
  return (
    placed(
      bag(drawing, {
        width: 470,
        height: 500,
        side: 60,
        label: nestLabel,
        top: "roll",
        window: { size: [360, 170], at: [0, 134], content: inside, round: 60 },
      }),
      { move: [370, 676] },
    ) + paperFluff(drawing, random, { at: [640, 700], wide: 90, high: 20, count: 60 })
  );
}

function nestHeap({ drawing, random }: Stage): string {
  return (
    floorShadow(drawing, [410, 660], [320, 50], 0.32) +
    fill(ellipse(400, 530, 280, 124), "#cfc4b4") +
    paperFluff(drawing, random, { at: [400, 520], wide: 310, high: 150, count: 900 }) +
    `<g filter="${drawing.blur(18)}">${fill(ellipse(404, 470, 150, 62), "#6b5a48", 0.5)}</g>` +
    clipped(
      drawing.clip(ellipse(404, 480, 140, 56)),
      paperFluff(drawing, random, { at: [404, 492], wide: 130, high: 50, count: 120 }, "#e2d8c8"),
    ) +
    glow(drawing, 380, 452, 140, 46, "#4a3a2a", 0.5) +
    paperFluff(drawing, random, { at: [400, 600], wide: 250, high: 60, count: 220 })
  );
}

const houseOpened = ({ drawing, random }: Stage) =>
  placed(
    logHouse(drawing, random, {
      wall: "#b98250",
      roof: "#8a5a34",
      lift: 110,
      within: hay(random, { at: [366, 670], wide: 80, high: 24, count: 50, long: 70 }),
    }),
    { move: [26, 70], scale: 0.9 },
  ) + measure([170, 752], [540, 752], "26 cm", [0, -12]);

function wheelColours({ drawing }: Stage): string {
  return (
    placed(wheel(drawing, { colour: "#a78bda", stand: "#f0e6d2", turn: 0.1 }), { move: [-30, 40], scale: 0.62 }) +
    placed(wheel(drawing, { colour: "#f0b83f", stand: "#55666d", turn: 0.3 }), { move: [330, 40], scale: 0.62 }) +
    placed(wheel(drawing, { colour: "#3ba296", stand: "#e8a15a" }), { move: [140, 250], scale: 0.68 })
  );
}

function rampDetail({ drawing, random }: Stage): string {
  const tube =
    volume(drawing, rounded(96, 470, 250, 120, 60), "#e8a15a", { depth: 36 }) +
    fill(ellipse(330, 530, 40, 58), "#7a4a1c") +
    stroke(ellipse(330, 530, 40, 58), "#ffd9a8", 9);
  return (
    bars(90, 710, 90, 640, 17, 7, "#aab4bb") +
    wire(line([80, 110], [720, 110]), 11, "#aab4bb") +
    floorShadow(drawing, [400, 690], [330, 36], 0.34) +
    board(drawing, random, trace("90,330 150,290 520,290 500,330"), "#d8a86b") +
    fill("M90 330L500 330L500 352L90 352Z", "#a8733c") +
    volume(drawing, rounded(80, 620, 640, 80, 26), "#3b9c93", { depth: 26 }) +
    hay(random, { at: [400, 628], wide: 290, high: 14, count: 130, long: 90 }, "#e2cda8") +
    tube +
    board(drawing, random, trace("460,322 560,310 700,600 570,620"), "#c98f56", "y") +
    repeat(
      9,
      (index) =>
        stroke(line([470 + index * 13, 344 + index * 32], [570 + index * 15, 332 + index * 30]), "#8a5a2c", 9) +
        stroke(line([470 + index * 13, 340 + index * 32], [570 + index * 15, 328 + index * 30]), "#e6bd88", 4),
    ) +
    contact(drawing, 250, 288, 90, 14, 0.4) +
    placed(
      volume(drawing, "M-80 0L-80 -60Q0 -130 80 -60L80 0Z", "#b98250", { depth: 22 }) +
        fill("M-34 0L-34 -36Q0 -72 34 -36L34 0Z", "#3b2112"),
      { move: [250, 296] },
    )
  );
}

export const rodentsHome = [
  ...gear(
    "silent-spinner-wheel",
    ["lemon", ({ drawing }) => placed(wheel(drawing, { colour: "#3ba296", stand: "#e8a15a" }), { move: [-24, -12] })],
    ["rose", wheelColours],
  ),
  ...gear(
    "hazel-hideaway",
    [
      "mint",
      ({ drawing, random }) =>
        placed(
          logHouse(drawing, random, {
            wall: "#b98250",
            roof: "#8a5a34",
            within: hay(random, { at: [366, 676], wide: 80, high: 20, count: 50, long: 70 }),
          }),
          { move: [-20, -40], scale: 1.02 },
        ),
    ],
    ["lemon", houseOpened],
  ),
  ...gear(
    "two-storey-burrow",
    [
      "peach",
      ({ drawing, random }) =>
        placed(burrowCage(drawing, random, { tray: "#3b9c93", bar: "#aab4bb" }), { move: [-10, -8] }),
    ],
    ["mint", rampDetail],
  ),
  ...gear("paper-nest-bedding", ["sky", nestPack], ["lilac", nestHeap]),
];
