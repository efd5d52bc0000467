import { donutBed, lounger } from "../beds.ts";
import { carrier } from "../carrier.ts";
import { measure } from "../measure.ts";
import { volume } from "../shading.ts";
import { placed, rounded } from "../shapes.ts";
import { sleepingDog } from "../sleepers.ts";
import { slowBowl } from "../slow-bowl.ts";
import { gear } from "../stage.ts";

export const dogsHome = [
  ...gear(
    "cloud-donut-bed",
    ["lilac", ({ drawing, random }) => donutBed(drawing, random, "#f3e6d2")],
    [
      "sky",
      ({ drawing, random }) =>
        donutBed(
          drawing,
          random,
          "#f3e6d2",
          placed(sleepingDog(drawing, random, { colour: "#cf9656", pale: "#f6dfbd" }), {
            move: [400, 410],
            scale: 1.14,
          }),
        ),
    ],
  ),
  ...gear(
    "old-friend-lounger",
    ["mint", ({ drawing }) => lounger(drawing, { cover: "#7d8a96", cushion: "#efe9df" })],
    ["peach", ({ drawing }) => lounger(drawing, { cover: "#7d8a96", cushion: "#efe9df", cutaway: true })],
  ),
  ...gear(
    "weekend-carrier",
    ["sky", ({ drawing }) => carrier(drawing, { fabric: "#3f6b7a", trim: "#c98f56" })],
    [
      "sand",
      ({ drawing, random }) =>
        placed(
          carrier(drawing, {
            fabric: "#3f6b7a",
            trim: "#c98f56",
            open: true,
            within:
              volume(drawing, rounded(170, 540, 340, 70, 30), "#f3e6d2", { depth: 24 }) +
              placed(sleepingDog(drawing, random, { colour: "#a8754a", pale: "#f3ddc0" }), {
                move: [340, 520],
                scale: 0.84,
              }),
          }),
          { move: [0, -14] },
        ) +
        measure([110, 690], [556, 716], "46 cm", [0, 44]) +
        measure([84, 356], [84, 620], "28 cm", [0, -150]),
    ],
  ),
  ...gear(
    "slow-feeder-bowl",
    [
      "peach",
      ({ drawing, random }) => slowBowl(drawing, random, { x: 400, y: 400, radius: 310, tilt: 0.52, high: 120 }),
    ],
    [
      "lemon",
      ({ drawing, random }) => slowBowl(drawing, random, { x: 400, y: 390, radius: 300, tilt: 0.94, high: 26 }),
    ],
  ),
];
