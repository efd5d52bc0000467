import type { Drawing } from "../../../lib/drawing.ts";
import {
  ball,
  blanket,
  bowl,
  cushion,
  groundShadow,
  type Opening,
  rug,
  sofa,
  softSpot,
  windowFrame,
  windowRoom,
  windowSill,
} from "../../shared/index.ts";
import type { Dog } from "../dog.ts";
import { drawDog } from "../draw.ts";
import { biscuit } from "../individuals/biscuit.ts";
import { copper } from "../individuals/copper.ts";
import { maple } from "../individuals/maple.ts";
import { noodle } from "../individuals/noodle.ts";
import { otis } from "../individuals/otis.ts";
import { willow } from "../individuals/willow.ts";
import { paw } from "../body/limbs.ts";

export const biscuitOnTheRug = (drawing: Drawing): string =>
  rug(drawing, 410, 660, 350, 90, "#f0a58f") +
  drawDog(drawing, biscuit, "bow", { x: 480, y: 660, scale: 1.12, expression: { yaw: -8, tilt: -12, mouth: 0.7 } }) +
  groundShadow(drawing, 118, 722, 44, 11) +
  ball(drawing, 116, 686, 40);

export function copperAtDinner(drawing: Drawing): string {
  const edge = 640;
  const wood = drawing.linear(
    [0, 0],
    [0, 1],
    [
      [0, "#f3dcc0"],
      [1, "#e4c4a0"],
    ],
  );
  const table =
    `<rect y="${edge}" width="800" height="${800 - edge}" fill="${wood}"/>` +
    `<rect y="${edge}" width="800" height="5" fill="#fff4e2" opacity=".8"/>`;
  return (
    drawDog(drawing, copper, "portrait", {
      x: 400,
      y: 300,
      scale: 1.2,
      expression: { pitch: -12, tilt: 4, look: [0, 0.5], mouth: 0.35 },
    }) +
    table +
    softSpot(drawing, 400, edge + 10, 250, 10, "#6b4526", 0.26, 10) +
    bowl(drawing, { x: 400, y: 752, width: 400, colour: "#2f9c95", content: "kibble" })
  );
}

export const otisAsleep = (drawing: Drawing): string =>
  cushion(drawing, { x: 400, y: 684, width: 690, height: 200, colour: "#e58f7b" }) +
  drawDog(drawing, otis, "rest", {
    x: 352,
    y: 562,
    scale: 1.44,
    expression: { eyes: 0, closed: "sleeping", pitch: -6, tilt: 4 },
  });

export function mapleAtTheWindow(drawing: Drawing): string {
  const opening: Opening = { left: 110, top: 96, right: 690, sill: 660 };
  const dog = drawDog(drawing, maple, "portrait", {
    x: 392,
    y: 360,
    scale: 1.28,
    expression: { yaw: 20, tilt: 4, pitch: 5, eyes: 0.86 },
  });
  const glass = drawing.clip(`M${opening.left} 0H${opening.right}V${opening.sill + 10}H${opening.left}Z`);
  return (
    windowRoom(drawing, opening) +
    `<g clip-path="${glass}">${dog}</g>` +
    windowFrame(drawing, opening) +
    windowSill(drawing, 48, opening.sill, 752) +
    pawsOnEdge(drawing, maple, 392, opening.sill + 14, 1.5)
  );
}

export const noodleTuckedIn = (drawing: Drawing): string =>
  drawDog(drawing, noodle, "portrait", { x: 400, y: 380, scale: 1.34, expression: { yaw: -8, tilt: -6, eyes: 0.86 } }) +
  blanket(drawing, {
    colour: "#5f9fb8",
    outline: [
      [40, 860],
      [60, 700],
      [130, 590],
      [230, 556],
      [320, 600],
      [400, 622],
      [480, 604],
      [570, 556],
      [670, 590],
      [744, 700],
      [770, 860],
    ],
    folds: [
      [
        [210, 600],
        [150, 820],
      ],
      [
        [330, 640],
        [320, 830],
      ],
      [
        [500, 640],
        [530, 830],
      ],
      [
        [610, 600],
        [680, 820],
      ],
    ],
    hem: [
      [96, 626],
      [160, 568],
      [236, 556],
      [320, 598],
      [400, 620],
      [480, 602],
      [566, 556],
      [640, 570],
      [704, 628],
    ],
  }) +
  pawsOnEdge(drawing, noodle, 400, 618, 1.5);

export const willowOnTheSofa = (drawing: Drawing): string =>
  sofa(drawing, { left: -46, right: 846, back: 196, seat: 530, floor: 770, colour: "#8fb8a8" }) +
  drawDog(drawing, willow, "doze", { x: 398, y: 584, scale: 1.1, flip: true });

/** Two forepaws over a ledge or a hem, with the chest behind it. */
function pawsOnEdge(drawing: Drawing, dog: Dog, x: number, y: number, scale: number): string {
  const size = dog.build.bone * 1.25;
  const one = (at: number) =>
    softSpot(drawing, at, size * 0.5, size, 10, "#6b4526", 0.35, 6) +
    paw(drawing, dog, { at: [at, 0], size, facing: "viewer" });
  return `<g transform="translate(${x} ${y}) scale(${scale})">${one(-58)}${one(58)}</g>`;
}
