import { type Colour, darker, lighter } from "../lib/colour.ts";
import type { Drawing } from "../lib/drawing.ts";
import { lettering } from "../lib/lettering.ts";
import { emblemAt, paw } from "../gears/emblems.ts";
import { glow } from "../gears/shading.ts";
import { fill, line, placed, repeat, rounded, stroke } from "../gears/shapes.ts";
import { ball } from "../gears/toys.ts";
import { cat, dog } from "./cast.ts";
import { shelfBoard } from "./furniture.ts";
import { trailingPlant } from "./plants.ts";
import { room } from "./room.ts";
import { lowerRow, unit, upperRow, wood } from "./shop-goods.ts";

/** A shelf full of good things; the cat has found its place, the dog waits for somebody to reach up. */
export function shop(drawing: Drawing): string {
  return (
    room(drawing, { wall: ["#fff6e6", "#ffe4c6"], floor: "#ecc9a0", horizon: 640, skirting: "#fff6ea" }) +
    awning(drawing) +
    sign(drawing) +
    shelves(drawing) +
    upperRow(drawing) +
    lowerRow(drawing) +
    cat(
      drawing,
      "milo",
      "lie",
      { x: 770, y: 254, scale: 0.42 },
      { turn: -22, tilt: -4, lids: 0.9, gaze: [-0.4, -0.3] },
    ) +
    trailingPlant(drawing, "shop", 1084, 258, 66, "#fffaf2") +
    dog(drawing, "domino", "sit", {
      x: 246,
      y: 726,
      scale: 0.92,
      flip: true,
      expression: { yaw: -24, tilt: -7, pitch: 10, look: [-0.6, -0.6], mouth: 0.45 },
    }) +
    placed(ball(drawing, { radius: 32, colour: "#e5694c", pattern: "seam" }), { move: [408, 728] })
  );
}

function awning(drawing: Drawing): string {
  const wide = 80;
  const stripes = repeat(16, (index) => {
    const x = index * wide - 40;
    const colour: Colour = index % 2 ? "#fffaf0" : "#e9836b";
    return fill(
      `M${x} 0H${x + wide}V34A${wide / 2} 30 0 0 1 ${x} 34Z`,
      drawing.linear(
        [0, 0],
        [0, 1],
        [
          [0, darker(colour, 0.1)],
          [0.4, lighter(colour, 0.12)],
          [0.7, colour],
          [1, darker(colour, 0.16)],
        ],
      ),
    );
  });
  return `<rect y="20" width="1200" height="64" fill="${drawing.linear(
    [0, 0],
    [0, 1],
    [
      [0, "#8a5a38", 0.3],
      [1, "#8a5a38", 0],
    ],
  )}"/>${stripes}${stroke(line([0, 34], [1200, 34]), "#7a3a28", 2, { opacity: 0.22 })}`;
}

function sign(drawing: Drawing): string {
  return (
    stroke("M130 60V134M314 60V134", "#9c7348", 4) +
    glow(drawing, 232, 186, 150, 62, "#8a5a38", 0.3) +
    fill(rounded(92, 130, 260, 84, 18), darker(wood, 0.24)) +
    fill(
      rounded(92, 127, 260, 82, 18),
      drawing.linear(
        [0, 0],
        [1, 1],
        [
          [0, "#2f8f87"],
          [1, "#1f756e"],
        ],
      ),
    ) +
    stroke(rounded(101, 136, 242, 64, 12), "#fff3da", 2.4, { opacity: 0.6 }) +
    emblemAt(paw("#fff3da"), 140, 169, 36) +
    lettering("Pawhaven", 246, 180, { size: 34, colour: "#fff3da" })
  );
}

function shelves(drawing: Drawing): string {
  const { left, right, top, middle, low, floor } = unit;
  const back = drawing.linear(
    [0, 0],
    [1, 1],
    [
      [0, "#fdf1dd"],
      [1, "#efd6b2"],
    ],
  );
  const inside = (from: number, to: number) =>
    `<rect x="${left}" y="${from}" width="${right - left}" height="${to - from}" fill="${drawing.linear(
      [0, 0],
      [0, 1],
      [
        [0, "#6b4423", 0.3],
        [0.3, "#6b4423", 0.05],
        [1, "#6b4423", 0.08],
      ],
    )}"/>`;
  const side = (x: number, tone: Colour) =>
    fill(
      rounded(x, top, 18, floor - top, 4),
      drawing.linear(
        [0, 0],
        [1, 0],
        [
          [0, lighter(tone, 0.3)],
          [1, darker(tone, 0.12)],
        ],
      ),
    );
  return (
    glow(drawing, 800, floor, 420, 40, "#5b3a20", 0.5) +
    `<rect x="${left}" y="${top}" width="${right - left}" height="${floor - top - 14}" fill="${back}"/>` +
    inside(top + 16, middle - 22) +
    inside(middle + 16, low - 22) +
    fill(rounded(left + 6, low + 14, right - left - 12, floor - low - 20, 4), darker(wood, 0.12)) +
    shelfBoard(drawing, left, right, low, wood) +
    shelfBoard(drawing, left, right, middle, wood) +
    side(left - 10, wood) +
    side(right - 8, darker(wood, 0.1)) +
    shelfBoard(drawing, left - 20, right + 20, top, wood, { deep: 20, thick: 18 })
  );
}
