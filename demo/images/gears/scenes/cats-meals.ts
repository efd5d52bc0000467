import { floorShadow } from "../../lib/backdrop.ts";
import type { Colour } from "../../lib/colour.ts";
import type { Drawing } from "../../lib/drawing.ts";
import { smooth } from "../../lib/path.ts";
import { bag } from "../bag.ts";
import { bowl } from "../bowl.ts";
import { cup } from "../can.ts";
import { drumstick, fish } from "../emblems.ts";
import { mound, scatter } from "../heaps.ts";
import type { Label } from "../labels.ts";
import { chunk, kibble } from "../morsels.ts";
import { pouch } from "../pouch.ts";
import { scoop } from "../scoop.ts";
import { contact, volume } from "../shading.ts";
import { ellipse, fill, placed, stroke, trace } from "../shapes.ts";
import { gear, type Stage } from "../stage.ts";

const codLabel: Label = {
  layout: "banner",
  title: ["Wild Cod"],
  note: "grain free · adult cats",
  size: "3 kg",
  emblem: fish("#9fc3e0"),
  ground: "#22385e",
  ink: "#fff6e6",
  accent: "#f0c462",
};
const tunaLabel: Label = {
  layout: "badge",
  title: ["Tuna Mousse"],
  note: "85 g",
  emblem: fish("#dcefff", "#ffffff"),
  ground: "#fff6e6",
  ink: "#1f4e6b",
  accent: "#2f86a8",
};
const chickenLabel: Label = {
  layout: "stamp",
  title: ["Freeze-Dried", "Chicken Bites"],
  note: "one ingredient",
  emblem: drumstick,
  ground: "#cfa878",
  ink: "#5a3418",
  accent: "#5a3418",
};

const small = kibble("#b07a4a", false);

/** One cup with its lid peeled back. */
function peeled({ drawing }: Stage): string {
  const swirl = smooth(trace("-120,6 -60,-30 20,-40 90,-20 100,14 40,34 -40,36 -80,14 -20,-6 40,2 20,18"), {
    closed: false,
  });
  const mousse =
    fill(
      ellipse(0, 0, 240, 90),
      drawing.radial([0.4, 0.3], 0.8, [
        [0, "#f6d3bd"],
        [0.6, "#e6af92"],
        [1, "#b9795c"],
      ]),
    ) +
    stroke(swirl, "#f9e0cf", 15, { opacity: 0.7 }) +
    `<g transform="translate(4 9)">${stroke(swirl, "#a8674a", 8, { opacity: 0.3 })}</g>`;
  const foil = smooth(trace("250,330 330,236 450,210 560,250 600,330 520,380 400,372 300,392"), { tightness: 7 });
  return (
    floorShadow(drawing, [400, 640], [270, 46], 0.34) +
    volume(drawing, foil, "#8fb8cf", { depth: 24 }) +
    stroke("M330 300Q430 250 540 300M350 336Q440 300 540 340", "#e8f4fa", 5, { opacity: 0.6 }) +
    placed(
      cup(drawing, { radius: 236, height: 170, colour: "#eef3f5", foil: "#8fc4de", label: tunaLabel, filling: mousse }),
      { move: [400, 590] },
    ) +
    fishOnPlate(drawing)
  );
}

const fishOnPlate = (drawing: Drawing) =>
  contact(drawing, 624, 712, 120, 20, 0.5) + placed(fish("#6f9fc0")(), { move: [620, 676], scale: 2.2, turn: -8 });

function cupTower({ drawing }: Stage): string {
  const one = (x: number, y: number, foil: Colour, radius = 132) =>
    placed(cup(drawing, { radius, height: 84, colour: "#eef3f5", foil, label: tunaLabel }), { move: [x, y] });
  return placed(
    floorShadow(drawing, [400, 640], [320, 40], 0.3) +
      one(250, 420, "#9fd0e6") +
      one(548, 420, "#f3b9a0") +
      one(180, 600, "#8fc4de", 146) +
      one(620, 600, "#8fc4de", 146) +
      one(400, 628, "#f3b9a0", 152) +
      one(400, 300, "#8fc4de", 120),
    { move: [32, 40], scale: 0.92 },
  );
}

function woodenBowlOfBites({ drawing, random }: Stage): string {
  const bites = chunk("#e6c48f");
  return (
    floorShadow(drawing, [400, 630], [300, 50], 0.34) +
    placed(
      bowl(drawing, {
        radius: 276,
        height: 150,
        colour: "#b07a4a",
        inside: "#d6a66b",
        tilt: 0.36,
        heap: mound(drawing, random, bites, { at: [0, 40], wide: 214, high: 120, size: 78 }),
      }),
      { move: [400, 590] },
    ) +
    scatter(drawing, random, bites, { at: [420, 700], wide: 240, deep: 18, count: 6, size: 72 })
  );
}

export const catsMeals = [
  ...gear(
    "wild-cod-kibble",
    [
      "sky",
      ({ drawing, random }) =>
        placed(bag(drawing, { width: 360, height: 520, top: "zip", label: codLabel, side: 44 }), { move: [366, 676] }) +
        mound(drawing, random, small, { at: [622, 684], wide: 74, high: 34, size: 30 }),
    ],
    [
      "peach",
      ({ drawing, random }) =>
        placed(bag(drawing, { width: 280, height: 400, top: "zip", label: codLabel, side: 36 }), { move: [280, 540] }) +
        placed(scoop(drawing, random, "#e8a15a", small, 44), { move: [380, 570], scale: 1.1 }),
    ],
  ),
  ...gear("tuna-mousse-cups", ["rose", cupTower], ["sand", peeled]),
  ...gear(
    "freeze-dried-chicken",
    [
      "mint",
      ({ drawing, random }) =>
        placed(pouch(drawing, { width: 420, height: 570, kraft: true, label: { ...chickenLabel, layout: "stamp" } }), {
          move: [380, 672],
        }) + scatter(drawing, random, chunk("#e6c48f"), { at: [600, 686], wide: 96, deep: 24, count: 8, size: 56 }),
    ],
    ["lemon", woodenBowlOfBites],
  ),
];
