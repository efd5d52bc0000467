import { type Colour, darker, lighter } from "../lib/colour.ts";
import type { Drawing } from "../lib/drawing.ts";
import { emblemAt, paw } from "../gears/emblems.ts";
import { glow, metalStops, steel, volume } from "../gears/shading.ts";
import { ellipse, fill, line, placed, polygon, rounded, stroke } from "../gears/shapes.ts";
import { disc } from "../gears/turned.ts";
import { softSpot } from "../pets/shared/volume.ts";
import { dog } from "./cast.ts";
import { room } from "./room.ts";
import { cabinet, chart, worktop } from "./clinic.ts";

/** A patient on the examination table of a friendly clinic. */
export function vet(drawing: Drawing): string {
  return (
    room(drawing, { wall: ["#f3fbf7", "#cdebe2"], floor: "#cfe3da", horizon: 800, boards: false }) +
    cabinet(drawing) +
    chart(drawing) +
    worktop(drawing) +
    table(drawing) +
    dog(drawing, "copper", "sit", {
      x: 566,
      y: 648,
      scale: 1.08,
      flip: true,
      expression: { yaw: -4, tilt: -7, mouth: 0.45 },
    }) +
    stethoscope(drawing) +
    biscuits(drawing)
  );
}

/** A padded table, cut by the lower edge of the picture. */
function table(drawing: Drawing): string {
  const pad = polygon([
    [296, 606],
    [872, 606],
    [934, 676],
    [234, 676],
  ]);
  const edge = drawing.linear([0, 0], [1, 0], metalStops(steel));
  return (
    glow(drawing, 600, 720, 470, 130, "#1f4f49", 0.34) +
    fill(
      rounded(318, 700, 532, 140, 18),
      drawing.linear(
        [0, 0],
        [1, 0],
        [
          [0, "#f2f7f4"],
          [0.3, "#ffffff"],
          [1, "#bcd3cc"],
        ],
      ),
    ) +
    fill(rounded(318, 708, 532, 36, 0), "#1f4f49", 0.16) +
    fill(
      pad,
      drawing.linear(
        [0, 0],
        [0.4, 1],
        [
          [0, "#57aaa0"],
          [1, "#7cc4ba"],
        ],
      ),
    ) +
    stroke(line([308, 618], [860, 618]), "#2f7f76", 3, { opacity: 0.35 }) +
    volume(drawing, rounded(226, 668, 716, 34, 15), "#4aa197", { depth: 14 }) +
    fill(rounded(240, 700, 688, 16, 5), edge)
  );
}

/** A stethoscope laid down beside the patient, its bell hanging over the edge. */
function stethoscope(drawing: Drawing): string {
  const tube = "M792 634C836 606 902 616 902 652C902 700 826 692 822 734";
  const ears = "M792 634C768 642 752 638 742 644M792 634C776 652 764 656 754 662";
  const soft = (path: string, wide: number) =>
    `<path d="${path}" fill="none" stroke="#123f3a" stroke-width="${wide}" stroke-linecap="round" opacity=".34" transform="translate(6 9)" filter="${drawing.blur(5)}"/>`;
  const hose = (path: string, colour: Colour, wide: number) =>
    stroke(path, darker(colour, 0.45), wide) +
    `<g transform="translate(-1.5 -2)">${stroke(path, colour, wide * 0.72)}${stroke(path, lighter(colour, 0.6), wide * 0.2, { opacity: 0.7 })}</g>`;
  return (
    soft(tube, 13) +
    hose(ears, "#c3ccd2", 8) +
    fill(ellipse(740, 645, 8, 7), "#35424a") +
    fill(ellipse(752, 663, 8, 7), "#35424a") +
    hose(tube, "#e07a5f", 13) +
    `<g transform="translate(820 750)">${softSpot(drawing, 6, 8, 26, 26, "#123f3a", 0.4, 8)}${disc(drawing, 0, 0, 26, 0.96, steel)}${fill(ellipse(0, 0, 18, 17), "#eef3f5")}${stroke(ellipse(0, 0, 18, 17), "#97a5ad", 2)}</g>`
  );
}

/** Two treats for being brave. */
function biscuits(drawing: Drawing): string {
  const one = (x: number, y: number, turn: number) =>
    softSpot(drawing, x + 3, y + 9, 24, 7, "#123f3a", 0.4, 5) +
    placed(emblemAt(paw("#b06f38"), 0, 3, 44) + emblemAt(paw("#d39a5c"), 0, 0, 44), {
      move: [x, y],
      turn,
      scale: [1, 0.62],
    });
  return one(300, 652, -12) + one(352, 656, 18);
}
