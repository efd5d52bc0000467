import { floorShadow } from "../../lib/backdrop.ts";
import type { Drawing } from "../../lib/drawing.ts";
import type { Point } from "../../lib/path.ts";
import { gauge } from "../gauge.ts";
import { beam, cable, domeLamp } from "../lamp.ts";
import { boulder, cactus, plant, soil } from "../planting.ts";
import { contact, glow, volume } from "../shading.ts";
import { ellipse, fill, line, placed, polygon, repeat, rounded, stroke, trace } from "../shapes.ts";
import { gear, type Stage } from "../stage.ts";
import { spareTube, tubeLight } from "../tube-light.ts";
import { branch } from "../wood.ts";
import { frame } from "./reptiles-homes.ts";

function lampAtWork(stage: Stage): string {
  const { drawing, random } = stage;
  return (
    beam(drawing, 400, 270, 160, 300, 400) +
    floorShadow(drawing, [400, 712], [320, 30], 0.34) +
    plant(drawing, random, { x: 160, y: 660, tall: 150, colour: "#8fae8a", leaves: 9, broad: 0.12 }) +
    boulder(drawing, trace("110,690 140,632 260,606 430,600 600,612 676,640 690,694 560,718 240,716"), "#a58a76") +
    boulder(drawing, trace("216,612 232,560 330,536 460,532 560,552 590,604 480,630 300,632"), "#b99c84") +
    glow(drawing, 400, 562, 190, 44, "#fff0b8", 0.95) +
    cactus(drawing, 646, 640, 190) +
    placed(domeLamp(drawing, { radius: 176, colour: "#e2683f" }), { move: [400, 264] }) +
    cable(drawing, trace("400,4 402,-10 404,-30"), 12)
  );
}

const lampHero = ({ drawing }: Stage) =>
  glow(drawing, 400, 560, 330, 260, "#fff0b8", 0.9) +
  beam(drawing, 400, 480, 220, 320, 240) +
  cable(drawing, trace("400,120 402,70 470,40 560,60 660,20 760,-20"), 12) +
  placed(domeLamp(drawing, { radius: 236, colour: "#e2683f" }), { move: [400, 470] });

function uvbHero({ drawing }: Stage): string {
  const clip = placed(
    volume(drawing, "M-46 0Q-46 -58 0 -58Q46 -58 46 0L26 0Q26 -36 0 -36Q-26 -36 -26 0Z", "#55666d", { depth: 14 }),
    {},
  );
  return (
    glow(drawing, 390, 340, 400, 190, "#cdbbff", 0.75) +
    cable(drawing, trace("690,216 744,200 760,130 690,90 620,70 610,10 640,-20"), 11) +
    `<g transform="translate(14 24) rotate(-6 400 300)" opacity=".25" filter="${drawing.blur(14)}">${fill(rounded(90, 230, 620, 90, 16), "#4a2a14")}</g>` +
    placed(placed(tubeLight(drawing, { x: -310, y: 0, long: 620 }), {}), { move: [394, 300], turn: -6 }) +
    placed(spareTube(drawing, 560), { move: [112, 560], turn: -6 }) +
    trace("250,690 420,672 590,654")
      .map(([x, y]) => contact(drawing, x, y + 4, 64, 12, 0.5) + placed(clip, { move: [x, y] }))
      .join("")
  );
}

function uvbMounted(stage: Stage): string {
  const { drawing, random } = stage;
  return (
    fill(
      rounded(0, 0, 800, 800, 0),
      drawing.linear(
        [0, 0],
        [0, 1],
        [
          [0, "#dcd3f7"],
          [0.55, "#d9ecdc"],
          [1, "#a3cfa8"],
        ],
      ),
    ) +
    plant(drawing, random, { x: 420, y: 760, tall: 360, colour: "#8dbd8e", leaves: 11 }) +
    fill(
      rounded(0, 0, 800, 150, 0),
      drawing.linear(
        [0, 0],
        [0, 1],
        [
          [0, "#4b5a61"],
          [1, "#38464d"],
        ],
      ),
    ) +
    repeat(26, (index) => stroke(line([index * 32, 0], [index * 32 + 18, 140]), "#66767e", 3, { opacity: 0.6 })) +
    fill(
      polygon(trace("150,262 650,262 790,760 10,760")),
      drawing.linear(
        [0, 0],
        [0, 1],
        [
          [0, "#cdbbff", 0.75],
          [1, "#cdbbff", 0],
        ],
      ),
    ) +
    ([170, 610] as const)
      .map((x) => stroke(line([x, 110], [x, 180]), "#22303c", 14) + fill(ellipse(x, 112, 20, 13), "#8f9aa2"))
      .join("") +
    placed(tubeLight(drawing, { x: 96, y: 244, long: 590 }), {}) +
    branch(drawing, random, {
      points: trace("-10,640 200,580 420,560 640,500 810,480"),
      thick: 64,
      bark: "#86613f",
    }) +
    soil(drawing, { left: 0, right: 800, top: 716, bottom: 800 }, "#7a5438") +
    plant(drawing, random, { x: 150, y: 770, tall: 230, colour: "#4f9560", leaves: 9, broad: 0.2 }) +
    plant(drawing, random, { x: 660, y: 770, tall: 210, colour: "#5fa56b", leaves: 9, broad: 0.2 })
  );
}

const probe = (drawing: Drawing, points: readonly Point[], end: Point, turn: number) =>
  cable(drawing, points, 10) +
  placed(volume(drawing, rounded(-12, 0, 24, 96, 12), "#8f9aa2", { depth: 12 }) + fill(ellipse(0, 92, 9), "#e9eef0"), {
    move: end,
    turn,
  });

const gaugeHero = ({ drawing }: Stage) =>
  probe(drawing, trace("560,330 690,360 716,480 640,600 500,640 360,620 270,650"), [272, 648], 74) +
  placed(gauge(drawing, ["28.4", "46"]), { move: [372, 320], turn: -4, scale: 1.2 });

function gaugeOnGlass(stage: Stage): string {
  const { drawing, random } = stage;
  return (
    fill(
      rounded(0, 0, 800, 800, 0),
      drawing.linear(
        [0, 0],
        [0, 1],
        [
          [0, "#e4f3dc"],
          [1, "#a9d1a8"],
        ],
      ),
    ) +
    plant(drawing, random, { x: 640, y: 720, tall: 420, colour: "#8dbd8e", leaves: 11 }) +
    branch(drawing, random, {
      points: trace("-20,640 240,600 520,520 830,470"),
      thick: 64,
      bark: "#86613f",
    }) +
    soil(drawing, { left: 0, right: 800, top: 706, bottom: 800 }, "#7a5438") +
    plant(drawing, random, { x: 120, y: 760, tall: 240, colour: "#4f9560", leaves: 9, broad: 0.22 }) +
    probe(drawing, trace("560,360 640,400 650,470 600,560 596,640"), [596, 630], 0) +
    placed(gauge(drawing, ["24.8", "72"]), { move: [372, 300], scale: 1.06 }) +
    fill(polygon(trace("0,0 180,0 -40,800 0,800")), "#ffffff", 0.22) +
    fill(polygon(trace("560,0 660,0 440,800 340,800")), "#ffffff", 0.13) +
    fill(rounded(0, 0, 800, 26, 0), frame) +
    fill(rounded(0, 0, 26, 800, 0), frame)
  );
}

export const reptilesHeat = [
  ...gear("basking-lamp", ["sky", lampHero], ["peach", lampAtWork]),
  ...gear("uvb-tube-kit", ["lemon", uvbHero], ["lilac", uvbMounted]),
  ...gear("thermo-hygrometer", ["rose", gaugeHero], ["mint", gaugeOnGlass]),
];
