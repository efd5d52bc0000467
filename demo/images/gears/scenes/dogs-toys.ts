import { floorShadow } from "../../lib/backdrop.ts";
import type { Colour } from "../../lib/colour.ts";
import type { Drawing } from "../../lib/drawing.ts";
import { lettering } from "../../lib/lettering.ts";
import { knot, rope, tassel } from "../rope.ts";
import { contact, volume } from "../shading.ts";
import { line, placed, repeat, softPolygon, stroke, trace } from "../shapes.ts";
import { gear, type Stage } from "../stage.ts";
import { ball } from "../toys.ts";

function tugRope({ drawing, random }: Stage): string {
  const colours: readonly Colour[] = ["#2f8f83", "#fff0dc", "#e8795a"];
  return placed(
    placed(tassel(drawing, random, colours, { long: 130, wide: 56 }), { move: [270, 0] }) +
      placed(tassel(drawing, random, colours, { long: 130, wide: 56 }), { move: [-270, 0], turn: 180 }) +
      rope(drawing, {
        points: trace("-230,0 -80,18 80,-14 230,0"),
        thick: 78,
        colours,
      }) +
      placed(knot(drawing, 176, ["#fff0dc", "#2f8f83"]), { move: [-220, 0] }) +
      placed(knot(drawing, 176, ["#fff0dc", "#e8795a"]), { move: [220, 0], turn: 180 }),
    { move: [400, 400], turn: -34 },
  );
}

function tugSizes({ drawing, random }: Stage): string {
  const one = (y: number, size: number, colours: readonly [Colour, Colour, Colour], words: string) =>
    placed(
      placed(tassel(drawing, random, colours, { long: 110, wide: 50 }), { move: [226, 0] }) +
        placed(tassel(drawing, random, colours, { long: 110, wide: 50 }), { move: [-226, 0], turn: 180 }) +
        rope(drawing, {
          points: trace("-190,0 0,6 190,0"),
          thick: 64,
          colours,
        }) +
        placed(knot(drawing, 140, [colours[1], colours[0]]), { move: [-184, 0] }) +
        placed(knot(drawing, 140, [colours[1], colours[2]]), { move: [184, 0], turn: 180 }),
      { move: [350, y], scale: size },
    ) + lettering(words, 722, y + 18, { size: 52, colour: "#22303c" });
  return (
    one(190, 0.62, ["#e8795a", "#fff0dc", "#e8795a"], "S") +
    one(370, 0.76, ["#6d7fb8", "#fff0dc", "#e8b04a"], "M") +
    one(580, 0.92, ["#2f8f83", "#fff0dc", "#e8795a"], "L")
  );
}

function balls({ drawing }: Stage): string {
  return (
    floorShadow(drawing, [410, 640], [310, 50], 0.28) +
    placed(ball(drawing, { radius: 150, colour: "#f0b83f", pattern: "dots", second: "#fff0c9" }), {
      move: [452, 330],
    }) +
    placed(ball(drawing, { radius: 158, colour: "#e2683f", pattern: "seam", second: "#fff0dc" }), {
      move: [244, 500],
    }) +
    placed(ball(drawing, { radius: 150, colour: "#2f8f9a", pattern: "stripe", second: "#bfe6e2" }), {
      move: [556, 524],
    })
  );
}

function ballBouncing({ drawing }: Stage): string {
  const touch = (x: number, strength: number) =>
    contact(drawing, x, 690, 92, 17, strength) +
    repeat(5, (index) =>
      stroke(line([x - 44 + index * 22, 712], [x - 56 + index * 28, 726]), "#ffffff", 5, { opacity: 0.8 }),
    );
  const ghost = (x: number, y: number, opacity: number) =>
    placed(ball(drawing, { radius: 74, colour: "#e2683f", pattern: "seam", second: "#fff0dc", floating: true }), {
      move: [x, y],
      opacity,
    });
  return (
    touch(180, 0.4) +
    touch(400, 0.5) +
    contact(drawing, 590, 690, 150, 24, 0.45) +
    stroke("M60 330Q140 380 180 672Q280 60 400 672Q450 430 540 340", "#ffffff", 9, { dash: "2 22", opacity: 0.95 }) +
    ghost(288, 352, 0.34) +
    placed(ball(drawing, { radius: 146, colour: "#e2683f", pattern: "seam", second: "#fff0dc", floating: true }), {
      move: [588, 330],
    }) +
    softLabel(drawing)
  );
}

const softLabel = (drawing: Drawing) =>
  volume(drawing, softPolygon(trace("76,84 304,84 304,160 76,160"), 38), "#fffaf0", { depth: 10, contrast: 0.5 }) +
  lettering("Ø 6.5 cm", 190, 134, { size: 36, colour: "#22303c" });

export const dogsToys = [
  ...gear("tug-and-knot-rope", ["lemon", tugRope], ["rose", tugSizes]),
  ...gear("bounce-ball-set", ["mint", balls], ["sky", ballBouncing]),
];
