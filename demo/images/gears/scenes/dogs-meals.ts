import { floorShadow } from "../../lib/backdrop.ts";
import { bag } from "../bag.ts";
import { bowl } from "../bowl.ts";
import { can } from "../can.ts";
import { carrot, emblemAt, fish, lamb } from "../emblems.ts";
import { mound, scatter } from "../heaps.ts";
import type { Label } from "../labels.ts";
import { chunk, kibble } from "../morsels.ts";
import { contact } from "../shading.ts";
import { ellipse, fill, placed, repeat, stroke } from "../shapes.ts";
import { gear, type Stage } from "../stage.ts";

const brown = kibble("#a9683b");
const pale = kibble("#b98a4e");

const salmonLabel: Label = {
  layout: "horizon",
  title: ["Harbour", "Salmon"],
  note: "Adult dogs · 5 kg",
  emblem: fish("#f0906f"),
  ground: "#157a78",
  ink: "#fff6e6",
  accent: "#d8602f",
};
const lambLabel: Label = {
  layout: "medallion",
  title: ["Meadow Lamb"],
  note: "with brown rice",
  size: "10 kg",
  emblem: lamb,
  ground: "#74803c",
  ink: "#fff6e6",
  accent: "#ecc76c",
};
const stewLabel: Label = {
  layout: "banner",
  title: ["Slow Stew"],
  note: "chicken & carrot",
  size: "400 g",
  emblem: carrot,
  ground: "#fff3dc",
  ink: "#7c2d12",
  accent: "#d9622b",
};

function cans({ drawing }: Stage): string {
  const one = (x: number, y: number) =>
    placed(can(drawing, { radius: 102, height: 186, label: stewLabel, tilt: 0.17 }), { move: [x, y] });
  return (
    floorShadow(drawing, [410, 690], [330, 36], 0.36) +
    one(190, 676) +
    one(610, 676) +
    one(400, 688) +
    one(294, 500) +
    one(506, 500) +
    one(400, 322)
  );
}

function stewOpened({ drawing, random }: Stage): string {
  const gravy = fill(ellipse(0, 0, 190, 60), "#8f4d20") + fill(ellipse(-30, -12, 120, 24), "#b56a33", 0.6);
  const pieces = repeat(26, (index) => {
    const at = [random.between(-150, 150), random.between(-34, 42)] as const;
    const orange = index % 3 === 0;
    return placed(
      orange
        ? fill(
            ellipse(0, 0, 26, 15),
            drawing.radial([0.4, 0.3], 0.8, [
              [0, "#ffb06b"],
              [1, "#d96a22"],
            ]),
          ) + stroke(ellipse(0, 0, 15, 8), "#ffcf9d", 2, { opacity: 0.7 })
        : chunk("#c98a55")(drawing, random, 54),
      { move: at, turn: random.between(-20, 20) },
    );
  });
  const peas = repeat(12, () =>
    fill(
      ellipse(random.between(-150, 150), random.between(-30, 40), 11, 10),
      drawing.radial([0.35, 0.3], 0.8, [
        [0, "#c9e39b"],
        [1, "#5f8f3a"],
      ]),
    ),
  );
  const slice = (x: number, y: number, r: number) =>
    contact(drawing, x + 4, y + r * 0.5, r * 1.2, r * 0.34) +
    placed(
      fill(ellipse(0, 7, r, r * 0.62), "#c45f1c") +
        fill(
          ellipse(0, 0, r, r * 0.62),
          drawing.radial([0.4, 0.35], 0.75, [
            [0, "#ffb877"],
            [1, "#ee8336"],
          ]),
        ) +
        stroke(ellipse(0, 0, r * 0.55, r * 0.34), "#ffd3a6", 3, { opacity: 0.8 }),
      { move: [x, y] },
    );
  return (
    floorShadow(drawing, [400, 668], [260, 40], 0.36) +
    placed(
      can(drawing, {
        radius: 196,
        height: 350,
        label: { ...stewLabel, layout: "stamp" },
        tilt: 0.3,
        filling: gravy + pieces + peas,
      }),
      { move: [400, 640] },
    ) +
    slice(640, 690, 44) +
    slice(566, 722, 38) +
    slice(160, 700, 42) +
    contact(drawing, 668, 640, 90, 20, 0.5) +
    placed(emblemAt(carrot, 0, 0, 210), { move: [680, 590], turn: 62 })
  );
}

export const dogsMeals = [
  ...gear(
    "harbour-salmon-kibble",
    [
      "peach",
      ({ drawing, random }) =>
        placed(bag(drawing, { width: 390, height: 540, label: salmonLabel }), { move: [376, 676] }) +
        mound(drawing, random, brown, { at: [622, 676], wide: 88, high: 56, size: 44 }),
    ],
    [
      "sky",
      ({ drawing, random }) =>
        placed(bag(drawing, { width: 270, height: 370, label: salmonLabel }), { move: [560, 500] }) +
        floorShadow(drawing, [350, 680], [270, 44], 0.36) +
        placed(
          bowl(drawing, {
            radius: 250,
            height: 170,
            colour: "#e8795a",
            emblem: fish("#fff1dc", "#ffd9c4"),
            heap: mound(drawing, random, brown, { at: [0, 34], wide: 196, high: 92, size: 52 }),
          }),
          { move: [340, 650] },
        ),
    ],
  ),
  ...gear(
    "meadow-lamb-kibble",
    [
      "lemon",
      ({ drawing }) =>
        placed(bag(drawing, { width: 410, height: 540, side: 70, top: "handle", label: lambLabel }), {
          move: [366, 690],
        }),
    ],
    [
      "mint",
      ({ drawing, random }) =>
        placed(bag(drawing, { width: 300, height: 390, side: 50, top: "handle", label: lambLabel }), {
          move: [230, 530],
        }) +
        mound(drawing, random, pale, { at: [430, 610], wide: 250, high: 150, size: 74 }) +
        scatter(drawing, random, pale, { at: [400, 690], wide: 270, deep: 26, count: 7, size: 70 }),
    ],
  ),
  ...gear("slow-stew-chicken", ["peach", cans], ["lemon", stewOpened]),
];
