import { caveBed } from "../beds.ts";
import { fluff, oval } from "../fluff.ts";
import { placed } from "../shapes.ts";
import { sillPerch } from "../sill-perch.ts";
import { type Coat, sleepingCat } from "../sleepers.ts";
import { gear } from "../stage.ts";

const grey: Coat = { colour: "#99a0a8", pale: "#f6f4f0", stripes: "#5c636c" };

export const catsBeds = [
  ...gear(
    "sunny-sill-perch",
    ["lemon", (stage) => placed(sillPerch(stage, false), { move: [0, 44] })],
    ["rose", (stage) => placed(sillPerch(stage, true), { move: [0, 44] })],
  ),
  ...gear(
    "felt-cave-bed",
    [
      "sand",
      ({ drawing, random }) =>
        caveBed(drawing, {
          colour: "#98a4ad",
          lining: "#e9c46a",
          within: fluff(drawing, random, {
            outline: oval(400, 560, 150, 34, 12),
            colour: "#f6e9d4",
            depth: 24,
            tuft: 7,
            hairs: 160,
            long: 16,
          }),
        }),
    ],
    [
      "peach",
      ({ drawing, random }) =>
        caveBed(drawing, {
          colour: "#d99a6c",
          lining: "#fff0dc",
          within: placed(sleepingCat(drawing, random, grey), { move: [400, 494], scale: 0.86 }),
        }),
    ],
  ),
];
