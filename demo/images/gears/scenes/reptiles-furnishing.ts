import { floorShadow } from "../../lib/backdrop.ts";
import { type Colour, darker, lighter } from "../../lib/colour.ts";
import { smooth } from "../../lib/path.ts";
import { bag } from "../bag.ts";
import { corkHide, corkPlates } from "../cork.ts";
import { coconut, emblemAt } from "../emblems.ts";
import { mound, scatter } from "../heaps.ts";
import type { Label } from "../labels.ts";
import { measure } from "../measure.ts";
import { shard } from "../morsels.ts";
import { boulder, cactus, plant, soil } from "../planting.ts";
import { rockDish } from "../rock-dish.ts";
import { cast, contact, glow, grain, volume } from "../shading.ts";
import { clipped, fill, placed, polygon, repeat, stroke, trace } from "../shapes.ts";
import { gear, type Stage } from "../stage.ts";

const husk = shard(["#7a4f30", "#94663f", "#5e3a22", "#a97c50"]);
const cocoLabel: Label = {
  layout: "medallion",
  title: ["Coco Husk"],
  note: "substrate for reptiles",
  size: "10 L",
  emblem: coconut,
  ground: "#6b4630",
  ink: "#fff1d6",
  accent: "#e9b872",
};

function cocoBlock({ drawing, random }: Stage): string {
  const front = polygon(trace("100,300 460,322 460,540 100,508"));
  const top = polygon(trace("100,300 262,226 610,240 460,322"));
  const side = polygon(trace("460,322 610,240 610,448 460,540"));
  const face = (outline: string, tone: Colour) =>
    fill(outline, tone) +
    grain(drawing, outline, darker(tone, 0.6), { size: 0.12, strength: 0.7, stretch: 0.5 }) +
    grain(drawing, outline, lighter(tone, 0.5), { size: 0.2, strength: 0.5, stretch: 0.4 });
  const wrap =
    fill(polygon(trace("236,308 368,316 368,532 236,520")), "#e9b872") +
    fill(polygon(trace("236,308 392,231 518,236 368,316")), "#f6d6a2");
  const shade = cast(drawing, fill(polygon(trace("100,500 460,536 620,440 300,430")), "#4a2a14"), {
    move: [20, 26],
    soft: 16,
    opacity: 0.4,
  });
  return (
    shade +
    face(side, "#5e3a22") +
    face(top, "#94663f") +
    face(front, "#7a4f30") +
    wrap +
    emblemAt(coconut, 302, 414, 112) +
    scatter(drawing, random, husk, { at: [330, 676], wide: 230, deep: 30, count: 40, size: 32 }) +
    mound(drawing, random, husk, { at: [540, 680], wide: 200, high: 130, size: 38 })
  );
}

function corkTurned({ drawing, random }: Stage): string {
  const colour = "#94694a";
  const outline = smooth(
    trace("96,430 150,330 300,268 480,256 640,300 708,400 690,500 600,566 400,590 210,572 120,510"),
    { tightness: 7 },
  );
  const inner = smooth(trace("170,440 220,372 340,332 480,326 590,362 634,420 600,474 480,508 320,510 210,486"), {
    tightness: 7,
  });
  const wood = lighter(colour, 0.42);
  return (
    floorShadow(drawing, [410, 580], [310, 50], 0.36) +
    volume(drawing, outline, colour, { depth: 50, surface: corkPlates(drawing, random, outline, colour, 4) }) +
    fill(
      inner,
      drawing.linear(
        [0.2, 0],
        [0.7, 1],
        [
          [0, darker(wood, 0.45)],
          [0.5, darker(wood, 0.14)],
          [1, lighter(wood, 0.3)],
        ],
      ),
    ) +
    clipped(
      drawing.clip(inner),
      repeat(22, (index) =>
        stroke(
          `M160 ${350 + index * 9}Q400 ${330 + index * 9 + random.between(-8, 8)} 650 ${350 + index * 8}`,
          darker(wood, 0.4),
          2.4,
          { opacity: 0.3 },
        ),
      ) + glow(drawing, 340, 340, 240, 60, "#2c170c", 0.5),
    ) +
    measure([110, 668], [700, 668], "25–30 cm", [0, 48])
  );
}

const dishFull = ({ drawing }: Stage) => placed(rockDish(drawing, "#9a9088"), { move: [0, -40] });

function dishInPlace(stage: Stage): string {
  const { drawing, random } = stage;
  return (
    soil(drawing, { left: 0, right: 800, top: 430, bottom: 800 }, "#e2bb7c") +
    plant(drawing, random, { x: 130, y: 480, tall: 220, colour: "#7ca783", leaves: 9, broad: 0.14 }) +
    contact(drawing, 706, 476, 80, 14, 0.5) +
    cactus(drawing, 690, 476, 200) +
    placed(rockDish(drawing, "#b08f78"), { move: [48, 120], scale: 0.88 }) +
    boulder(drawing, trace("600,730 620,670 690,650 750,690 756,744 670,760"), "#9a8474")
  );
}

export const reptilesFurnishing = [
  ...gear(
    "cork-bark-hide",
    ["sand", ({ drawing, random }) => placed(corkHide(drawing, random, "#94694a"), { move: [-16, -20] })],
    ["mint", corkTurned],
  ),
  ...gear("rock-ledge-dish", ["sky", dishFull], ["peach", dishInPlace]),
  ...gear(
    "coco-husk-substrate",
    [
      "sand",
      ({ drawing, random }) =>
        placed(bag(drawing, { width: 430, height: 540, label: cocoLabel, side: 40 }), { move: [370, 684] }) +
        mound(drawing, random, husk, { at: [632, 690], wide: 90, high: 44, size: 28 }),
    ],
    ["mint", cocoBlock],
  ),
];
