import type { Drawing } from "../lib/drawing.ts";
import { rope } from "../gears/rope.ts";
import { fill, line, placed, ellipse, stroke } from "../gears/shapes.ts";
import { snapHook } from "../gears/hardware.ts";
import { glow } from "../gears/shading.ts";
import { rug } from "../pets/shared/props/cushion.ts";
import { calendar } from "./calendar.ts";
import { dog } from "./cast.ts";
import { rubberPlant } from "./plants.ts";
import { room } from "./room.ts";

/** The day is marked, and somebody is ready long before it. */
export function booking(drawing: Drawing): string {
  return (
    room(drawing, { wall: ["#f2f9fd", "#d5e8f4"], floor: "#edcfa9", horizon: 640, skirting: "#fbfdfe" }) +
    fill(ellipse(412, 62, 8), "#9c7348") +
    stroke(line([320, 116], [412, 62], [504, 116]), "#9c7348", 4) +
    placed(calendar(drawing, { width: 560, height: 470, colour: "#e5785d", marked: [4, 2] }), { move: [132, 116] }) +
    clock(drawing) +
    rug(drawing, 880, 722, 260, 52, "#f0b39f") +
    rubberPlant(drawing, "booking", { x: 92, y: 732, tall: 176, pot: "#74b3a6" }) +
    dog(drawing, "pixel", "sit", {
      x: 868,
      y: 716,
      scale: 0.98,
      flip: true,
      expression: { yaw: -8, tilt: 6, mouth: 0.2, holding: lead },
    })
  );
}

/** A folded lead carried in the mouth, its hook swinging. */
const lead = (drawing: Drawing) =>
  rope(drawing, {
    points: [
      [-44, 0],
      [-96, 14],
      [-132, 84],
      [-124, 166],
      [-88, 204],
      [-62, 160],
      [-68, 84],
      [-36, 8],
      [40, -2],
    ],
    thick: 19,
    colours: ["#e0694e", "#fff3df"],
    shadow: 0.2,
  }) +
  rope(drawing, {
    points: [
      [30, -2],
      [88, 22],
      [114, 94],
      [110, 158],
    ],
    thick: 19,
    colours: ["#e0694e", "#fff3df"],
    shadow: 0.2,
  }) +
  placed(snapHook(drawing), { move: [110, 160], turn: 88, scale: 0.5 });

function clock(drawing: Drawing): string {
  return (
    glow(drawing, 1064, 172, 92, 92, "#4a5f6a", 0.3) +
    fill(ellipse(1054, 158, 66), "#e6b98a") +
    fill(ellipse(1052, 156, 64), "#f3cfa5") +
    fill(ellipse(1054, 158, 54), "#fffdf7") +
    stroke("M1054 112V120M1054 196V204M1008 158H1016M1092 158H1100", "#b9a58c", 5) +
    stroke("M1054 158L1054 122", "#33524e", 7) +
    stroke("M1054 158L1080 172", "#33524e", 7) +
    fill(ellipse(1054, 158, 6), "#e5785d")
  );
}
