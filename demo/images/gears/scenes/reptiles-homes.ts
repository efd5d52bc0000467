import type { Colour } from "../../lib/colour.ts";
import { smooth } from "../../lib/path.ts";
import { beam, cable, domeLamp } from "../lamp.ts";
import { measure } from "../measure.ts";
import { boulder, cactus, plant, soil } from "../planting.ts";
import { glow } from "../shading.ts";
import { ellipse, fill, placed, repeat, rounded, stroke, trace } from "../shapes.ts";
import { gear, type Stage } from "../stage.ts";
import { type Tank, tank } from "../tank.ts";
import { branch } from "../wood.ts";

export const frame: Colour = "#38464d";

function desertScene(
  { drawing, random }: Stage,
  box: { left: number; right: number; top: number; bottom: number },
): string {
  const { left, right, top, bottom } = box;
  const wide = right - left;
  return (
    glow(drawing, right - wide * 0.26, top + 60, wide * 0.3, (bottom - top) * 0.9, "#fff0b8", 0.95) +
    fill(
      smooth([
        [left, bottom - 130],
        [left + wide * 0.25, bottom - 180],
        [left + wide * 0.5, bottom - 120],
        [left + wide * 0.75, bottom - 170],
        [right, bottom - 120],
        [right, bottom],
        [left, bottom],
      ]),
      "#e3b98a",
      0.7,
    ) +
    soil(drawing, { left, right, top: bottom - 76, bottom }, "#e2bb7c") +
    boulder(
      drawing,
      [
        [right - 220, bottom - 60],
        [right - 200, bottom - 128],
        [right - 130, bottom - 156],
        [right - 62, bottom - 130],
        [right - 40, bottom - 56],
        [right - 130, bottom - 40],
      ],
      "#a58a76",
    ) +
    boulder(
      drawing,
      [
        [right - 262, bottom - 46],
        [right - 240, bottom - 90],
        [right - 190, bottom - 92],
        [right - 170, bottom - 44],
        [right - 220, bottom - 30],
      ],
      "#b79c86",
    ) +
    branch(drawing, random, {
      points: [
        [left + wide * 0.3, bottom - 50],
        [left + wide * 0.42, bottom - 130],
        [left + wide * 0.56, bottom - 170],
        [left + wide * 0.66, bottom - 230],
      ],
      thick: 32,
      bark: "#9c7750",
      taper: 0.5,
    }) +
    cactus(drawing, left + wide * 0.14, bottom - 50, 150) +
    plant(drawing, random, {
      x: left + wide * 0.26,
      y: bottom - 40,
      tall: 70,
      colour: "#8fae8a",
      leaves: 9,
      broad: 0.12,
    })
  );
}

function forestScene(
  { drawing, random }: Stage,
  box: { left: number; right: number; top: number; bottom: number },
): string {
  const { left, right, top, bottom } = box;
  const wide = right - left;
  const vine = (x: number, long: number, sway: number) => {
    const path = `M${x} ${top}Q${x + sway} ${top + long * 0.5} ${x - sway * 0.4} ${top + long}`;
    return (
      stroke(path, "#4f7a45", 6) +
      repeat(6, (index) =>
        fill(
          ellipse(
            x + sway * 0.5 * Math.sin((index / 5) * 3) + (index % 2 ? 12 : -12),
            top + (index + 0.6) * (long / 6),
            13,
            8,
          ),
          index % 2 ? "#7fb86a" : "#5f9a54",
        ),
      )
    );
  };
  return (
    fill(
      rounded(left, top, wide, bottom - top, 1),
      drawing.linear(
        [0, 0],
        [0, 1],
        [
          [0, "#e4f3dc"],
          [0.6, "#b9dcb4"],
          [1, "#8fbf92"],
        ],
      ),
    ) +
    plant(drawing, random, { x: left + wide * 0.5, y: bottom - 60, tall: 300, colour: "#8dbd8e", leaves: 11 }) +
    vine(left + wide * 0.16, 250, 26) +
    vine(left + wide * 0.84, 190, -20) +
    branch(drawing, random, {
      points: [
        [left - 10, bottom - 200],
        [left + wide * 0.3, bottom - 290],
        [left + wide * 0.62, bottom - 340],
        [right + 10, bottom - 440],
      ],
      thick: 46,
      bark: "#86613f",
    }) +
    branch(drawing, random, {
      points: [
        [left + wide * 0.48, bottom - 320],
        [left + wide * 0.56, bottom - 210],
        [left + wide * 0.5, bottom - 50],
      ],
      thick: 34,
      bark: "#7a5738",
    }) +
    plant(drawing, random, {
      x: left + wide * 0.32,
      y: bottom - 286,
      tall: 70,
      colour: "#5f9a54",
      leaves: 7,
      broad: 0.2,
    }) +
    soil(drawing, { left, right, top: bottom - 84, bottom }, "#7a5438") +
    plant(drawing, random, {
      x: left + wide * 0.2,
      y: bottom - 50,
      tall: 170,
      colour: "#4f9560",
      leaves: 9,
      broad: 0.24,
    }) +
    plant(drawing, random, {
      x: left + wide * 0.8,
      y: bottom - 44,
      tall: 200,
      colour: "#3f8a58",
      leaves: 11,
      broad: 0.14,
    }) +
    fill(ellipse(left + wide * 0.5, bottom - 34, 70, 16), "#8cc9e0") +
    fill(ellipse(left + wide * 0.48, bottom - 38, 40, 6), "#ffffff", 0.6) +
    repeat(16, () =>
      fill(ellipse(random.between(left, right), random.between(top + 20, bottom - 120), 3.4), "#ffffff", 0.8),
    )
  );
}

const desertTank: Omit<Tank, "scene"> = {
  left: 80,
  top: 270,
  width: 560,
  height: 350,
  depth: 88,
  frame,
  wall: "#f3d9b0",
  doors: "slide",
};
const desertBox = { left: 80, right: 640, top: 270, bottom: 620 };
const forestTank: Omit<Tank, "scene"> = {
  left: 180,
  top: 150,
  width: 390,
  height: 520,
  depth: 78,
  frame,
  wall: "#b9dcb4",
  doors: "swing",
};
const forestBox = { left: 180, right: 570, top: 150, bottom: 670 };

function desertHero(stage: Stage): string {
  const { drawing } = stage;
  return (
    tank(drawing, { ...desertTank, scene: desertScene(stage, desertBox) + beam(drawing, 490, 262, 66, 150, 300) }) +
    beam(drawing, 520, 190, 70, 100, 60) +
    placed(domeLamp(drawing, { radius: 84, colour: "#e2683f" }), { move: [520, 184] }) +
    cable(drawing, trace("520,60 530,30 600,24 690,20 790,-20"), 9)
  );
}

const desertSized = (stage: Stage) =>
  placed(tank(stage.drawing, { ...desertTank, doors: "ajar", scene: desertScene(stage, desertBox) }), {
    move: [80, 30],
    scale: 0.88,
  }) +
  measure([150, 650], [644, 650], "90 cm", [0, 46]) +
  measure([752, 232], [752, 540], "45 cm", [-14, 200]);

const forestSized = (stage: Stage) =>
  placed(tank(stage.drawing, { ...forestTank, doors: "ajar", scene: forestScene(stage, forestBox) }), {
    move: [66, 20],
    scale: 0.94,
  }) +
  measure([236, 704], [602, 704], "45 cm", [0, 46]) +
  measure([710, 120], [710, 612], "60 cm", [-4, 290]);

export const reptilesHomes = [
  ...gear("desert-terrarium", ["peach", desertHero], ["lemon", desertSized]),
  ...gear(
    "rainforest-terrarium",
    [
      "mint",
      (stage) =>
        placed(tank(stage.drawing, { ...forestTank, scene: forestScene(stage, forestBox) }), { move: [-8, -6] }),
    ],
    ["sky", forestSized],
  ),
];
