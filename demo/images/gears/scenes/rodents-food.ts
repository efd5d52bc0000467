import { floorShadow } from "../../lib/backdrop.ts";
import { bag } from "../bag.ts";
import { hay } from "../bedding.ts";
import { bowl } from "../bowl.ts";
import { carrot, emblemAt, grass, leaf } from "../emblems.ts";
import { mound, scatter } from "../heaps.ts";
import type { Label } from "../labels.ts";
import { pellet } from "../morsels.ts";
import { rope } from "../rope.ts";
import { cast, contact, glow, volume } from "../shading.ts";
import { ellipse, fill, placed, repeat, rounded, stroke, trace } from "../shapes.ts";
import { gear, type Stage } from "../stage.ts";
import { branch, sawn } from "../wood.ts";

const hayLabel: Label = {
  layout: "header",
  title: ["Timothy Hay"],
  note: "first cut · 1 kg",
  emblem: grass("#8fae4c"),
  ground: "#e9f0cf",
  ink: "#3f5a23",
  accent: "#55752f",
};
const nuggetLabel: Label = {
  layout: "horizon",
  title: ["Garden", "Nuggets"],
  note: "for guinea pigs · 1.5 kg",
  emblem: carrot,
  ground: "#f6e7b8",
  ink: "#4a3a12",
  accent: "#a9c46c",
};

const nugget = pellet("#8d9a4c");

function hayBag({ drawing, random }: Stage): string {
  const inside = `<g>${fill(rounded(-200, -160, 400, 320, 2), "#8a9650")}${hay(random, { at: [0, 0], wide: 210, high: 150, count: 320, long: 150 })}</g>`;
  return (
    placed(hay(random, { at: [400, 690], wide: 260, high: 16, count: 60, long: 120 }), {}) +
    placed(
      bag(drawing, {
        width: 410,
        height: 570,
        label: hayLabel,
        window: { size: [300, 250], at: [0, 140], content: inside, round: 56 },
      }),
      { move: [390, 690] },
    ) +
    hay(random, { at: [620, 700], wide: 80, high: 14, count: 50, long: 120 })
  );
}

function hayRack({ drawing, random }: Stage): string {
  const wood = "#cf9f62";
  return (
    floorShadow(drawing, [410, 690], [310, 40], 0.34) +
    glow(drawing, 400, 480, 320, 200, "#6b7a2f", 0.35) +
    hay(random, { at: [400, 440], wide: 214, high: 170, count: 620, long: 180 }) +
    repeat(7, (index) => {
      const x = 150 + index * 83;
      return placed(volume(drawing, rounded(-13, 0, 26, 400, 12), wood, { depth: 14 }), {
        move: [x + (index - 3) * -6, 250],
        turn: (index - 3) * -1.6,
      });
    }) +
    volume(drawing, rounded(100, 236, 600, 46, 20), wood, { depth: 18 }) +
    volume(drawing, rounded(130, 630, 540, 46, 20), wood, { depth: 18 }) +
    hay(random, { at: [400, 690], wide: 280, high: 16, count: 80, long: 120 })
  );
}

function nuggetBowl({ drawing, random }: Stage): string {
  return (
    floorShadow(drawing, [400, 640], [290, 46], 0.34) +
    placed(emblemAt(carrot, 0, 0, 250), { move: [650, 480], turn: 36 }) +
    placed(emblemAt(leaf("#6aa85d"), 0, 0, 230), { move: [166, 460], turn: -40 }) +
    placed(
      bowl(drawing, {
        radius: 250,
        height: 150,
        colour: "#f1e4cc",
        inside: "#d9c9a8",
        speckled: true,
        emblem: carrot,
        heap: mound(drawing, random, nugget, { at: [0, 34], wide: 200, high: 96, size: 36 }),
      }),
      { move: [400, 600] },
    ) +
    scatter(drawing, random, nugget, { at: [400, 706], wide: 220, deep: 16, count: 9, size: 36 })
  );
}

/** Seven sticks tied with twine. */
function bundle({ drawing, random }: Stage): string {
  const stick = (x: number, y: number, long: number, thick: number, turn: number) =>
    placed(
      branch(drawing, random, {
        points: [
          [-long / 2, 6],
          [0, -4],
          [long / 2, 4],
        ],
        thick,
        bark: random.pick(["#8f6a4c", "#a07a58", "#7d5a40"] as const),
        cut: "#f0d6a8",
        knots: 2,
      }),
      { move: [x, y], turn },
    );
  const twine = rope(drawing, {
    points: trace("-8,-112 -22,-40 -20,50 -2,118"),
    thick: 17,
    colours: ["#d9b98a", "#c9a56c"],
    shadow: 0.2,
  });
  return placed(
    cast(drawing, fill(ellipse(0, 40, 290, 100), "#4a2a14"), { move: [20, 40], soft: 16, opacity: 0.34 }) +
      repeat(11, (index) => {
        const y = -98 + index * 19.6;
        return stick(
          random.between(-16, 16),
          y,
          random.between(540, 610),
          random.between(34, 42),
          random.between(-3, 3),
        );
      }) +
      placed(twine, { move: [-20, 10] }) +
      placed(twine, { move: [4, 8] }) +
      placed(twine, { move: [28, 10] }) +
      placed(
        rope(drawing, {
          points: trace("0,-100 40,-150 90,-120 30,-96 -30,-140 -80,-110 0,-96"),
          thick: 15,
          colours: ["#d9b98a", "#c9a56c"],
          shadow: 0.2,
        }),
        { move: [10, 0] },
      ),
    { move: [400, 400], turn: -26 },
  );
}

function looseSticks({ drawing, random }: Stage): string {
  const stick = (x: number, y: number, long: number, turn: number) =>
    placed(
      `<g transform="translate(10 26)" opacity=".32" filter="${drawing.blur(9)}">${stroke(`M${-long / 2} 8L0 -6L${long / 2} 6`, "#4a2a14", 50)}</g>` +
        branch(drawing, random, {
          points: [
            [-long / 2, 8],
            [0, -6],
            [long / 2, 6],
          ],
          thick: 58,
          bark: "#8f6a4c",
          cut: "#f0d6a8",
        }),
      { move: [x, y], turn },
    );
  const chewed = placed(
    volume(drawing, "M-90 -30L20 -28Q60 -16 96 -10Q104 0 96 10Q60 18 20 28L-90 30Z", "#f0d6a8", { depth: 16 }) +
      sawn(drawing, -92, 0, 30, 0, "#f0d6a8", "#8f6a4c") +
      repeat(5, (index) =>
        stroke(`M${10 + index * 16} ${-20 + index * 3}q8 18 2 ${40 - index * 6}`, "#c9a56c", 3, { opacity: 0.7 }),
      ),
    { move: [600, 640], turn: -14, scale: 1.1 },
  );
  return (
    floorShadow(drawing, [400, 600], [310, 80], 0.16) +
    stick(310, 350, 460, -14) +
    stick(420, 450, 520, 8) +
    stick(330, 580, 440, -6) +
    contact(drawing, 600, 676, 110, 20, 0.5) +
    chewed +
    contact(drawing, 640, 308, 96, 20, 0.55) +
    placed(
      volume(
        drawing,
        "M0 -62C40 -86 92 -62 92 -4C92 52 52 92 26 88C14 84 -14 84 -26 88C-52 92 -92 52 -92 -4C-92 -62 -40 -86 0 -62Z",
        "#d9513d",
        { depth: 44 },
      ) +
        stroke("M0 -60Q-4 -92 14 -112", "#6b4226", 9) +
        fill("M10 -84Q40 -130 84 -112Q66 -74 10 -84Z", "#6aa85d") +
        fill(ellipse(-40, -24, 16, 26), "#ffffff", 0.35),
      { move: [636, 220] },
    )
  );
}

export const rodentsFood = [
  ...gear("timothy-hay", ["mint", hayBag], ["lemon", hayRack]),
  ...gear(
    "garden-nuggets",
    [
      "peach",
      ({ drawing, random }) =>
        placed(bag(drawing, { width: 370, height: 500, top: "roll", paper: true, side: 54, label: nuggetLabel }), {
          move: [360, 676],
        }) + mound(drawing, random, nugget, { at: [620, 684], wide: 80, high: 36, size: 28 }),
    ],
    ["mint", nuggetBowl],
  ),
  ...gear("apple-wood-chews", ["rose", bundle], ["mint", looseSticks]),
];
