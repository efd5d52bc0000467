import { floorShadow } from "../../lib/backdrop.ts";
import { lighter } from "../../lib/colour.ts";
import type { Drawing } from "../../lib/drawing.ts";
import type { Random } from "../../lib/random.ts";
import { bowl } from "../bowl.ts";
import { fountain } from "../fountain.ts";
import { mound } from "../heaps.ts";
import { measure } from "../measure.ts";
import { kibble } from "../morsels.ts";
import { volume } from "../shading.ts";
import { ellipse, fill, line, placed, repeat, rounded, stroke } from "../shapes.ts";
import { gear, type Stage } from "../stage.ts";
import { disc, hollow, turned } from "../turned.ts";

function whiskerBowl(drawing: Drawing, random: Random, x: number, y: number, tilt: number): string {
  const stand = (side: number) =>
    stroke(line([side * 150, -30], [side * 186, 150]), "#8a5a2c", 26) +
    stroke(line([side * 150 - 4, -30], [side * 186 - 4, 150]), "#c98f56", 17);
  return (
    floorShadow(drawing, [x + 8, y + 156], [250, 34], 0.34) +
    placed(
      stroke(line([-150, 60], [150, 60]), "#6b4420", 18) +
        stroke(line([-190, 10], [190, 10]), "#8a5a2c", 30) +
        stroke(line([-190, 6], [190, 6]), "#c98f56", 20) +
        stand(-1) +
        stand(1) +
        placed(
          bowl(drawing, {
            radius: 290,
            height: 92,
            colour: "#f4ead9",
            inside: "#9cc7c2",
            tilt,
            foot: 0.6,
            lip: 0.05,
            filling: mound(drawing, random, kibble("#b07a4a", false), { at: [10, 34], wide: 150, high: 60, size: 38 }),
          }),
          { move: [0, 40] },
        ),
      { move: [x, y] },
    )
  );
}

function whiskerFromAbove({ drawing, random }: Stage): string {
  return (
    floorShadow(drawing, [412, 470], [320, 270], 0.24) +
    fill(ellipse(406, 412, 318, 306), "#d9c8ae") +
    disc(drawing, 400, 400, 318, 0.96, "#f4ead9") +
    fill(
      ellipse(400, 402, 296, 284),
      drawing.radial([0.62, 0.66], 0.75, [
        [0, "#c4e0dc"],
        [0.6, "#9cc7c2"],
        [1, "#5f918c"],
      ]),
    ) +
    mound(drawing, random, kibble("#b07a4a", false), { at: [400, 440], wide: 170, high: 130, size: 44 }) +
    measure([96, 740], [704, 740], "15 cm across, 3 cm deep", [0, -14])
  );
}

/** The fountain taken apart: tower, filter, pump and basin, one above the other. */
function fountainParts({ drawing }: Stage): string {
  const colour = "#f1ece2";
  const dotted = stroke(line([400, 120], [400, 640]), "#22303c", 3, { dash: "2 12", opacity: 0.4 });
  const tower =
    turned(
      drawing,
      {
        middle: 400,
        rings: [
          [96, 66],
          [110, 76],
          [180, 72],
          [226, 84],
        ],
        tilt: 0.28,
      },
      colour,
    ) +
    disc(drawing, 400, 96, 66, 0.3, lighter(colour, 0.2)) +
    fill(ellipse(400, 96, 52, 14), "#8cc9e0");
  const filter =
    turned(
      drawing,
      {
        middle: 400,
        rings: [
          [306, 96],
          [340, 96],
        ],
        tilt: 0.3,
        straight: true,
      },
      "#e9eef0",
    ) +
    fill(ellipse(400, 306, 96, 29), "#4a565d") +
    repeat(14, (index) =>
      fill(
        ellipse(
          400 + Math.cos(index * 2.4) * 70 * Math.sqrt(index / 14),
          306 + Math.sin(index * 2.4) * 20 * Math.sqrt(index / 14),
          7,
          4,
        ),
        "#77858d",
      ),
    );
  const pump =
    volume(drawing, rounded(336, 410, 128, 66, 20), "#55666d", { depth: 20 }) +
    turned(
      drawing,
      {
        middle: 400,
        rings: [
          [388, 20],
          [416, 20],
        ],
        tilt: 0.3,
        straight: true,
      },
      "#38464d",
    ) +
    stroke("M462 450C540 452 570 490 660 470", "#38464d", 8);
  const basin =
    turned(
      drawing,
      {
        middle: 400,
        rings: [
          [560, 216],
          [584, 226],
          [650, 206],
          [690, 176],
        ],
        tilt: 0.24,
      },
      colour,
    ) +
    disc(drawing, 400, 560, 216, 0.24, lighter(colour, 0.2)) +
    hollow(drawing, 400, 560, 198, 0.24, "#cfc6b6") +
    fill(ellipse(400, 576, 176, 34), "#8cc9e0", 0.85);
  return floorShadow(drawing, [410, 696], [230, 36], 0.34) + dotted + basin + pump + filter + tower;
}

export const catsFeeding = [
  ...gear(
    "whisker-wide-bowl",
    ["mint", ({ drawing, random }) => whiskerBowl(drawing, random, 400, 460, 0.32)],
    ["peach", whiskerFromAbove],
  ),
  ...gear(
    "trickle-fountain",
    ["lilac", ({ drawing }) => placed(fountain(drawing, "#f1ece2"), { move: [0, -20] })],
    ["sky", fountainParts],
  ),
];
