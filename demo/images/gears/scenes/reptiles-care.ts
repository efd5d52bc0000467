import { floorShadow } from "../../lib/backdrop.ts";
import type { Drawing } from "../../lib/drawing.ts";
import { smooth } from "../../lib/path.ts";
import { bowl } from "../bowl.ts";
import { emblemAt, mango, sun } from "../emblems.ts";
import { scatter } from "../heaps.ts";
import { jar } from "../jar.ts";
import type { Label } from "../labels.ts";
import { shard } from "../morsels.ts";
import { pouch } from "../pouch.ts";
import { cast, contact, grain, metalStops, steel, volume } from "../shading.ts";
import { ellipse, fill, placed, repeat, stroke, trace } from "../shapes.ts";
import { gear, type Stage } from "../stage.ts";

const calciumLabel: Label = {
  layout: "horizon",
  title: ["Calcium + D3"],
  note: "fine dusting powder",
  emblem: sun(),
  ground: "#fff6e6",
  ink: "#5a3418",
  accent: "#ffd98a",
};
const nectarLabel: Label = {
  layout: "badge",
  title: ["Gecko", "Nectar Mix"],
  note: "mango & fig",
  size: "200 g",
  emblem: mango,
  ground: "#ffd58a",
  ink: "#7a3f12",
  accent: "#c2571a",
};

const powder = (drawing: Drawing, x: number, y: number, wide: number, high: number) => {
  const outline = smooth([
    [x - wide, y],
    [x - wide * 0.6, y - high * 0.5],
    [x - wide * 0.1, y - high],
    [x + wide * 0.4, y - high * 0.7],
    [x + wide, y],
    [x + wide * 0.4, y + high * 0.2],
    [x - wide * 0.5, y + high * 0.22],
  ]);
  return (
    contact(drawing, x + 10, y + 6, wide * 1.2, high * 0.4, 0.5) +
    volume(drawing, outline, "#fbf7ee", {
      depth: 22,
      contrast: 0.8,
      surface: grain(drawing, outline, "#c9bca4", { size: 0.7, strength: 0.3 }),
    })
  );
};

function calciumHero({ drawing }: Stage): string {
  return (
    floorShadow(drawing, [400, 680], [220, 36], 0.34) +
    placed(
      jar(drawing, { radius: 172, height: 520, glass: "#f4f1ea", lid: "#2f8f83", label: calciumLabel, shaker: true }),
      { move: [390, 664] },
    ) +
    powder(drawing, 620, 690, 90, 34)
  );
}

function calciumSpoon({ drawing }: Stage): string {
  const bowlOfSpoon = smooth(trace("110,610 150,556 260,536 380,552 440,604 390,656 270,674 150,660"));
  const hollowOfSpoon = smooth(trace("134,608 170,570 262,554 366,566 412,602 370,638 268,652 170,644"));
  const handle = "M420 590Q540 560 716 486Q748 478 750 500Q750 516 724 528Q560 600 428 626Z";
  const metal = drawing.linear([0, 0], [1, 1], metalStops(steel));
  return (
    floorShadow(drawing, [390, 520], [190, 34], 0.3) +
    placed(
      jar(drawing, { radius: 142, height: 420, glass: "#f4f1ea", lid: "#2f8f83", label: calciumLabel, shaker: true }),
      { move: [440, 510] },
    ) +
    cast(drawing, fill(bowlOfSpoon, "#4a2a14") + fill(handle, "#4a2a14"), { move: [12, 26], soft: 12, opacity: 0.34 }) +
    fill(handle, metal) +
    stroke("M436 600Q560 566 716 500", "#ffffff", 5, { opacity: 0.7 }) +
    fill(bowlOfSpoon, metal) +
    fill(
      hollowOfSpoon,
      drawing.linear(
        [0, 0],
        [0.6, 1],
        [
          [0, "#66727a"],
          [0.6, "#aab5bc"],
          [1, "#eef2f4"],
        ],
      ),
    ) +
    powder(drawing, 270, 610, 112, 92) +
    repeat(40, (index) =>
      fill(
        ellipse(300 + Math.sin(index * 2.4) * (90 + index * 5), 712 + Math.cos(index * 3.1) * 20, 2.4 + (index % 3)),
        "#fffdf6",
        0.95,
      ),
    )
  );
}

function nectarDish({ drawing, random }: Stage): string {
  const mix =
    fill(
      ellipse(0, 0, 230, 100),
      drawing.radial([0.4, 0.35], 0.75, [
        [0, "#ffdf9a"],
        [0.6, "#f6b64e"],
        [1, "#cf7f26"],
      ]),
    ) + stroke("M-150 0Q-60 -40 30 -8Q90 16 150 -10", "#fff0c9", 10, { opacity: 0.7 });
  const half = (x: number, y: number, turn: number) =>
    contact(drawing, x + 8, y + 60, 110, 24, 0.5) +
    placed(
      volume(drawing, smooth(trace("-110,10 -80,-50 0,-70 84,-48 112,12 70,58 -60,60")), "#f3a83b", { depth: 26 }) +
        fill(smooth(trace("-88,6 -60,-36 0,-52 64,-36 88,8 54,40 -48,42")), "#ffcf6b") +
        fill(ellipse(0, 0, 44, 26), "#e6a23c") +
        stroke(ellipse(0, 0, 44, 26), "#c97f1f", 3, { opacity: 0.6 }),
      { move: [x, y], turn },
    );
  return (
    contact(drawing, 600, 478, 120, 22, 0.5) +
    placed(emblemAt(mango, 0, 0, 260), { move: [590, 396], turn: 8 }) +
    contact(drawing, 190, 452, 110, 20, 0.5) +
    placed(emblemAt(mango, 0, 0, 230), { move: [190, 382], turn: -30 }) +
    floorShadow(drawing, [380, 620], [270, 44], 0.34) +
    placed(
      bowl(drawing, {
        radius: 240,
        height: 110,
        colour: "#7fae9c",
        inside: "#bfe0d2",
        tilt: 0.4,
        foot: 0.66,
        filling: placed(mix, { move: [0, 16] }),
      }),
      { move: [380, 580] },
    ) +
    half(600, 650, -10) +
    contact(drawing, 214, 730, 70, 14, 0.5) +
    placed(
      fill(
        smooth(trace("-58,20 -40,-30 0,-62 40,-30 58,20 0,46")),
        drawing.radial([0.36, 0.3], 0.8, [
          [0, "#b48ac9"],
          [1, "#5a3570"],
        ]),
      ) + stroke("M0 -60L4 -82", "#5d7a3a", 8),
      { move: [210, 684] },
    ) +
    scatter(drawing, random, shard(["#f6b64e", "#ffdf9a"]), { at: [400, 716], wide: 90, deep: 8, count: 10, size: 14 })
  );
}

export const reptilesCare = [
  ...gear("calcium-d3-dust", ["lemon", calciumHero], ["sky", calciumSpoon]),
  ...gear(
    "gecko-nectar-mix",
    [
      "mint",
      ({ drawing }) =>
        placed(pouch(drawing, { width: 370, height: 550, label: nectarLabel }), { move: [380, 672] }) +
        contact(drawing, 614, 706, 96, 22, 0.5) +
        placed(emblemAt(mango, 0, 0, 190), { move: [604, 640], turn: 10 }),
    ],
    ["rose", nectarDish],
  ),
];
