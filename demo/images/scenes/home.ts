import type { Drawing } from "../lib/drawing.ts";
import { paw } from "../gears/emblems.ts";
import { glow } from "../gears/shading.ts";
import { placed } from "../gears/shapes.ts";
import { ball } from "../gears/toys.ts";
import { rug } from "../pets/shared/props/cushion.ts";
import { cat, dog, leaning, reptile, rodent } from "./cast.ts";
import { framed, loveseat } from "./furniture.ts";
import { rubberPlant, succulent } from "./plants.ts";
import { fadedSides, room } from "./room.ts";
import { archWindow } from "./window.ts";

/** The family at home on a bright morning: the picture that greets everybody. */
export const home = (drawing: Drawing) =>
  livingRoom(drawing) + rubberPlant(drawing, "home", { x: 158, y: 678, tall: 400, pot: "#e89a80" }) + family(drawing);

export function livingRoom(drawing: Drawing): string {
  return (
    room(drawing, { wall: ["#fff1df", "#ffdfc6"], floor: "#efcda6", horizon: 604, skirting: "#fff6ea" }) +
    archWindow(drawing, { x: 452, top: 78, sill: 470, width: 350 }) +
    succulent(drawing, 318, 470, 76, "#e58f78") +
    framed(drawing, { x: 800, y: 84, wide: 112, high: 134 }, "#d3ece0", paw("#4f9a8c")) +
    framed(drawing, { x: 942, y: 116, wide: 94, high: 102 }, "#fde0d3", paw("#e07a5f")) +
    fadedSides(drawing, "#fff8f0") +
    loveseat(drawing, { left: 668, right: 1104, back: 292, seat: 470, floor: 650, colour: "#ee9f8b" }) +
    rug(drawing, 596, 708, 452, 78, "#74b3a6") +
    glow(drawing, 420, 700, 260, 60, "#fffbe9", 0.3)
  );
}

export function family(drawing: Drawing): string {
  return (
    dog(drawing, "bella", "sit", { x: 510, y: 712, scale: 1.06, expression: { yaw: 8, tilt: 5, mouth: 0.7 } }) +
    leaning(
      -5,
      740,
      720,
      cat(drawing, "duchess", "sit", { x: 728, y: 716, scale: 0.74 }, { turn: -8, tilt: -5, lids: 0.96 }),
    ) +
    reptile(drawing, "tortellini", "side", { x: 998, y: 730, scale: 0.34 }) +
    rodent(drawing, "hazel", "sit", { x: 306, y: 748, scale: 0.25, turn: 0.2, tilt: 4 }) +
    placed(ball(drawing, { radius: 24, colour: "#f2b84b", pattern: "stripe" }), { move: [212, 716] })
  );
}
