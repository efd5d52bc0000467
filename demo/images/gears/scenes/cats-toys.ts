import { floorShadow } from "../../lib/backdrop.ts";
import type { Point } from "../../lib/path.ts";
import { curve } from "../course.ts";
import { bell } from "../hardware.ts";
import { measure } from "../measure.ts";
import { scratchingPost } from "../scratching-post.ts";
import { cast, contact, volume } from "../shading.ts";
import { fill, placed, repeat, rounded, stroke, trace } from "../shapes.ts";
import { gear, type Stage } from "../stage.ts";
import { feather, mouse, sprig } from "../toys.ts";
import { branch } from "../wood.ts";

function postSized({ drawing, random }: Stage): string {
  return (
    placed(scratchingPost(drawing, random), { move: [54, 60], scale: 0.9 }) +
    measure([120, 184], [120, 690], "75 cm", [-4, -268]) +
    measure([196, 752], [638, 752], "40 cm", [0, -12])
  );
}

function plume({ drawing, random }: Stage): string {
  const one = (turn: number, long: number, colour: `#${string}`, tip: `#${string}`) =>
    placed(feather(drawing, random, { long, colour, tip }), { turn });
  return (
    one(34, 190, "#7ab8c9", "#2f7d96") +
    one(-32, 190, "#f0b83f", "#d9822b") +
    one(14, 216, "#e8795a", "#b8432a") +
    one(-12, 226, "#f6d3bd", "#e3694a")
  );
}

function wand(stage: Stage): string {
  const { drawing, random } = stage;
  const string: Point[] = trace("150,130 290,76 430,90 510,160 524,250");
  return (
    cast(drawing, stroke("M226 690L150 130", "#4a2a14", 24), { move: [12, 18], soft: 9, opacity: 0.3 }) +
    branch(drawing, random, {
      points: trace("236,700 196,420 152,134"),
      thick: 26,
      bark: "#d9b27a",
      taper: 0.45,
      knots: 0,
    }) +
    placed(
      volume(drawing, rounded(-20, -90, 40, 190, 18), "#2f8f83", { depth: 18 }) +
        repeat(6, (index) => stroke(`M-18 ${-70 + index * 28}L18 ${-60 + index * 28}`, "#bfe6e2", 5, { opacity: 0.8 })),
      { move: [226, 620], turn: -8 },
    ) +
    stroke(curve(string), "#4a2a14", 7, { opacity: 0.2 }) +
    stroke(curve(string), "#fffaf0", 5) +
    placed(plume(stage), { move: [526, 318], scale: 1.62 }) +
    placed(bell(drawing, 84), { move: [526, 290] })
  );
}

const plumeCloseUp = (stage: Stage) =>
  stroke("M400 -10Q396 60 400 130", "#4a2a14", 12, { opacity: 0.2 }) +
  stroke("M400 -10Q394 60 398 130", "#fffaf0", 9) +
  placed(plume(stage), { move: [400, 216], scale: 2.2 }) +
  placed(bell(stage.drawing, 124), { move: [400, 176] });

const threeMice = ({ drawing }: Stage) =>
  floorShadow(drawing, [400, 640], [320, 40], 0.18) +
  placed(mouse(drawing, { colour: "#b7a7d6", ear: "#f0b9c4", tail: "#e8795a" }), { move: [440, 270], scale: 1.28 }) +
  placed(mouse(drawing, { colour: "#a9b3ba", ear: "#f0b9c4", tail: "#d98ba0" }), { move: [290, 440], scale: 1.36 }) +
  placed(mouse(drawing, { colour: "#e6b877", ear: "#f3c9b4", tail: "#2f8f83" }), { move: [430, 618], scale: 1.42 });

function mouseAndCatnip({ drawing, random }: Stage): string {
  return (
    floorShadow(drawing, [400, 640], [320, 46], 0.26) +
    placed(sprig(drawing, random, 330, "#6f9d6a", "#b79ae0"), { move: [200, 640], turn: -14 }) +
    placed(sprig(drawing, random, 380, "#7fae76", "#b79ae0"), { move: [560, 640], turn: 4 }) +
    placed(sprig(drawing, random, 300, "#6f9d6a", "#cdb5f0"), { move: [640, 650], turn: 16 }) +
    placed(mouse(drawing, { colour: "#a9b3ba", ear: "#f0b9c4", tail: "#d98ba0" }), { move: [352, 566], scale: 1.72 }) +
    repeat(26, () => {
      const [x, y] = [random.between(140, 660), random.between(672, 724)];
      return (
        contact(drawing, x, y + 5, 14, 5, 0.4) +
        placed(fill("M-9 0Q0 -7 9 0Q0 6 -9 0Z", random.pick(["#6f9d6a", "#8fb987", "#557d51"] as const)), {
          move: [x, y],
          turn: random.between(0, 180),
        })
      );
    })
  );
}

export const catsToys = [
  ...gear("feather-wand", ["mint", wand], ["lilac", plumeCloseUp]),
  ...gear("catnip-mice-trio", ["sky", threeMice], ["sand", mouseAndCatnip]),
  ...gear(
    "sisal-scratching-post",
    ["peach", ({ drawing, random }) => placed(scratchingPost(drawing, random), { move: [0, -8] })],
    ["sky", postSized],
  ),
];
