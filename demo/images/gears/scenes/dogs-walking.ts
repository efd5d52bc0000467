import { type Colour, darker } from "../../lib/colour.ts";
import type { Drawing } from "../../lib/drawing.ts";
import type { Point } from "../../lib/path.ts";
import { collarBand, holes, strap } from "../collar.ts";
import { drop, emblemAt, paw } from "../emblems.ts";
import { buckle, rod, snapHook, tag } from "../hardware.ts";
import { harness } from "../harness.ts";
import { raincoat } from "../raincoat.ts";
import { rope } from "../rope.ts";
import { cast, volume } from "../shading.ts";
import { ellipse, fill, line, placed, rounded, stroke, trace } from "../shapes.ts";
import { gear, type Stage } from "../stage.ts";

const coral: readonly Colour[] = ["#e3694a", "#fff0dc", "#e3694a"];
const leather: Colour = "#a8642f";

/** A leather sleeve stitched around a rope's end, along x, its middle at (0, 0). */
const sleeve = (drawing: Drawing, long: number, thick: number) =>
  cast(drawing, fill(rounded(-long / 2, -thick / 2, long, thick, thick * 0.2), "#4a2a14"), {
    move: [8, 14],
    soft: 8,
    opacity: 0.3,
  }) +
  volume(drawing, rounded(-long / 2, -thick / 2, long, thick, thick * 0.22), leather, { depth: thick * 0.4 }) +
  stroke(line([-long * 0.4, -thick * 0.3], [long * 0.4, -thick * 0.3]), "#f6e0bb", thick * 0.05, {
    dash: `${thick * 0.16} ${thick * 0.12}`,
  }) +
  stroke(line([-long * 0.4, thick * 0.3], [long * 0.4, thick * 0.3]), "#f6e0bb", thick * 0.05, {
    dash: `${thick * 0.16} ${thick * 0.12}`,
  });

function lead({ drawing }: Stage): string {
  const loop: Point[] = trace(
    "276,236 196,196 126,250 140,340 226,356 282,290 320,220 420,150 560,160 650,250 620,370",
    "480,420 340,440 236,500 224,600 320,670 440,668 526,640",
  );
  return (
    rope(drawing, { points: loop, thick: 42, colours: coral }) +
    placed(sleeve(drawing, 92, 56), { move: [284, 272], turn: -58 }) +
    placed(sleeve(drawing, 88, 54), { move: [548, 628], turn: -22 }) +
    placed(snapHook(drawing), { move: [594, 610], turn: -22, scale: 0.96 })
  );
}

const clipCloseUp = ({ drawing }: Stage) =>
  rope(drawing, {
    points: trace("-60,160 60,190 170,260 260,350"),
    thick: 116,
    colours: coral,
  }) +
  placed(sleeve(drawing, 220, 148), { move: [318, 408], turn: 46 }) +
  placed(snapHook(drawing), { move: [420, 512], turn: 42, scale: 2.1 });

function collarHero({ drawing }: Stage): string {
  return placed(
    collarBand(drawing, { radius: 290, high: 104, colour: "#b8743a", lining: "#d9a876", stitch: "#f9e6c6" }) +
      placed(buckle(142), { move: [-96, 96], turn: 4 }) +
      placed(volume(drawing, rounded(-20, -62, 40, 124, 10), "#9c5d2a", { depth: 14 }), { move: [20, 104] }) +
      rod(ellipse(104, 156, 28, 30), 10) +
      placed(tag(drawing, 132, paw("#7c4f10")), { move: [104, 176] }),
    { move: [400, 350] },
  );
}

function collarsInThreeColours({ drawing }: Stage): string {
  const one = (y: number, colour: Colour, stitch: Colour) =>
    placed(
      strap(drawing, {
        points: trace("-300,0 -100,0 100,0 292,0"),
        wide: 78,
        colour,
        stitch,
      }) +
        fill(ellipse(292, 0, 30, 39), colour) +
        placed(holes(6, 46, 8, colour), { move: [40, 0] }) +
        placed(buckle(112), { move: [-292, 0] }) +
        placed(volume(drawing, rounded(-15, -46, 30, 92, 8), darker(colour, 0.12), { depth: 10 }), {
          move: [-216, 0],
        }) +
        rod(ellipse(-160, 44, 22, 24), 8),
      { move: [404, y], turn: -8 },
    );
  return one(210, "#b8743a", "#f9e6c6") + one(400, "#2f6b66", "#d9efe6") + one(590, "#8f3f36", "#f6d9cf");
}

const harnessColours = ({ drawing }: Stage) =>
  placed(harness(drawing, { colour: "#e07a4f", trim: "#8f4327" }), { move: [-30, 10], scale: 0.56 }) +
  placed(harness(drawing, { colour: "#6d7fb8", trim: "#3a4878" }), { move: [374, 10], scale: 0.56 }) +
  placed(harness(drawing, { colour: "#1f8a86", trim: "#155e5c" }), { move: [156, 310], scale: 0.62 });

const rainyCoat = ({ drawing }: Stage) =>
  placed(raincoat(drawing, { colour: "#5a8fc0", lining: "#f5c33b" }), { move: [300, 0], scale: 0.6 }) +
  placed(raincoat(drawing, { colour: "#f5c33b", lining: "#3b6f8f" }), { move: [10, 240], scale: 0.74 }) +
  (
    [
      [150, 150, 46],
      [230, 90, 32],
      [90, 270, 30],
      [680, 600, 40],
      [730, 500, 28],
      [640, 700, 30],
      [60, 400, 26],
    ] as const
  )
    .map(([x, y, size]) => emblemAt(drop("#6fb4dc"), x, y, size))
    .join("");

export const dogsWalking = [
  ...gear("harbour-rope-lead", ["mint", lead], ["peach", clipCloseUp]),
  ...gear("everyday-leather-collar", ["sky", collarHero], ["sand", collarsInThreeColours]),
  ...gear(
    "trailhead-harness",
    ["lemon", ({ drawing }) => harness(drawing, { colour: "#1f8a86", trim: "#155e5c" })],
    ["sky", harnessColours],
  ),
  ...gear(
    "puddle-raincoat",
    [
      "sky",
      ({ drawing }) =>
        placed(raincoat(drawing, { colour: "#f5c33b", lining: "#3b6f8f" }), { move: [-10, 10], scale: 1 }),
    ],
    ["mint", rainyCoat],
  ),
];
