import { type Colour, darker, lighter } from "../../lib/colour.ts";
import { backpack } from "../backpack.ts";
import { collarBand, strap } from "../collar.ts";
import { bell, clasp, rod } from "../hardware.ts";
import { ellipse, placed, trace } from "../shapes.ts";
import { ginger } from "../sill-perch.ts";
import { sleepingCat } from "../sleepers.ts";
import { gear, type Stage } from "../stage.ts";

function bellCollars({ drawing }: Stage): string {
  const one = (y: number, colour: Colour, open: boolean) =>
    placed(
      strap(drawing, {
        points: trace("-300,0 -180,10 -60,0"),
        wide: 46,
        colour,
        woven: true,
        stitch: lighter(colour, 0.7),
      }) +
        strap(drawing, {
          points: [
            [open ? 70 : 40, 0],
            [180, -8],
            [300, 0],
          ],
          wide: 46,
          colour,
          woven: true,
          stitch: lighter(colour, 0.7),
        }) +
        placed(clasp(drawing, 130, darker(colour, 0.35), open), { move: [0, 0] }) +
        placed(bell(drawing, 66), { move: [-190, 66] }),
      { move: [396, y], turn: -6 },
    );
  return one(190, "#a78bda", true) + one(380, "#e88aa0", false) + one(580, "#5fae9c", false);
}

export const catsOutings = [
  ...gear(
    "breakaway-bell-collar",
    [
      "lemon",
      ({ drawing }) =>
        placed(
          collarBand(drawing, {
            radius: 280,
            high: 62,
            tilt: 0.42,
            colour: "#a78bda",
            lining: "#7d63b0",
            stitch: "#efe6ff",
          }) +
            placed(clasp(drawing, 150, "#55448a"), { move: [-120, 108], turn: 8 }) +
            rod(ellipse(70, 150, 20, 22), 8) +
            placed(bell(drawing, 120), { move: [70, 232] }),
          { move: [400, 340] },
        ),
    ],
    ["mint", bellCollars],
  ),
  ...gear(
    "bubble-backpack",
    ["mint", ({ drawing }) => backpack(drawing, { fabric: "#6d8aa0", trim: "#e8a15a" })],
    [
      "rose",
      ({ drawing, random }) =>
        backpack(drawing, {
          fabric: "#c8788a",
          trim: "#f3d9a8",
          within: placed(sleepingCat(drawing, random, ginger), { move: [410, 436], scale: 0.86 }),
        }),
    ],
  ),
];
