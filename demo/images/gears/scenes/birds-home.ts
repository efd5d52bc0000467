import type { Colour } from "../../lib/colour.ts";
import type { Drawing } from "../../lib/drawing.ts";
import type { Point } from "../../lib/path.ts";
import type { Random } from "../../lib/random.ts";
import { bars, wire } from "../bars.ts";
import { birdCage } from "../bird-cage.ts";
import { arcPoints } from "../course.ts";
import { bell, rod } from "../hardware.ts";
import { measure } from "../measure.ts";
import { millet } from "../millet.ts";
import { rope } from "../rope.ts";
import { brass, cast, steel, volume } from "../shading.ts";
import { ellipse, fill, line, placed, rounded, stroke, trace } from "../shapes.ts";
import { gear, type Stage } from "../stage.ts";
import { ball } from "../toys.ts";
import { branch } from "../wood.ts";

/** A perch with its wing nut, drawn along x from the fixed end at (0, 0). */
function perch(drawing: Drawing, random: Random, long: number, thick: number, bark: Colour, sway: number): string {
  return (
    `<g transform="translate(12 22)" opacity=".3" filter="${drawing.blur(11)}">${stroke(`M0 0Q${long * 0.5} ${sway} ${long} 0`, "#4a2a14", thick)}</g>` +
    rod(line([-56, 0], [-10, 0]), 14, steel) +
    placed(volume(drawing, rounded(-14, -40, 28, 80, 14), steel, { depth: 12 }), { move: [-44, 0] }) +
    fill(rounded(-22, -34, 16, 68, 6), "#8f9aa2") +
    branch(drawing, random, {
      points: [
        [0, 0],
        [long * 0.3, sway],
        [long * 0.65, -sway * 0.7],
        [long, 0],
      ],
      thick,
      bark,
      cut: "#f0d6a8",
    }) +
    placed(
      branch(drawing, random, {
        points: trace("0,0 26,-30 34,-64"),
        thick: thick * 0.5,
        bark,
        cut: "#f0d6a8",
        knots: 0,
      }),
      { move: [long * 0.58, -thick * 0.3] },
    )
  );
}

function perches({ drawing, random }: Stage): string {
  return (
    placed(perch(drawing, random, 520, 58, "#8f6a4c", 16), { move: [166, 240], turn: -7 }) +
    placed(perch(drawing, random, 470, 48, "#a88a68", -14), { move: [166, 420], turn: -4 }) +
    placed(perch(drawing, random, 420, 38, "#7a5a44", 12), { move: [166, 586], turn: -6 })
  );
}

function perchesMounted({ drawing, random }: Stage): string {
  return (
    bars(40, 760, -20, 820, 15, 10, "#b9c2c9") +
    wire(line([-20, 130], [820, 130]), 12, "#b9c2c9") +
    wire(line([-20, 700], [820, 700]), 12, "#b9c2c9") +
    placed(perch(drawing, random, 540, 66, "#8f6a4c", 16), { move: [130, 320], turn: -9 }) +
    placed(perch(drawing, random, 430, 50, "#a88a68", -14), { move: [150, 560], turn: 7 })
  );
}

const cageFurniture = ({ drawing, random }: Stage) =>
  branch(drawing, random, {
    points: trace("224,470 400,456 580,474"),
    thick: 22,
    bark: "#8f6a4c",
  }) +
  stroke("M360 150L360 330M440 150L440 330", "#d9a441", 4) +
  branch(drawing, random, {
    points: [
      [348, 334],
      [452, 334],
    ],
    thick: 18,
    bark: "#a88a68",
  }) +
  fill(rounded(238, 540, 74, 54, 14), "#e8795a") +
  fill(ellipse(275, 542, 37, 9), "#8a4a2c") +
  fill(rounded(494, 540, 74, 54, 14), "#7fb2d6") +
  fill(ellipse(531, 542, 37, 9), "#d6effa") +
  millet(drawing, random, trace("540,250 548,310 536,380"), 13);

/** A swing: wooden ring or perch on cords, beads, and a bell below. Hangs from (400, 40). */
function swing({ drawing, random }: Stage): string {
  const beads = (side: number) =>
    (
      [
        ["#e8795a", 26],
        ["#f0b83f", 22],
        ["#3ba296", 26],
        ["#a78bda", 22],
        ["#e88aa0", 24],
      ] as const
    )
      .map(([colour, radius], index) =>
        placed(ball(drawing, { radius, colour, pattern: "plain", floating: true }), {
          move: [400 + side * (72 + index * 33.6), 280 + index * 66],
        }),
      )
      .join("");
  return (
    rod(ellipse(400, 76, 24, 26), 10) +
    rod(line([400, 100], [400, 140]), 9) +
    rod("M400 138L170 590M400 138L630 590", 8, brass) +
    beads(1) +
    beads(-1) +
    cast(drawing, stroke(line([130, 596], [670, 596]), "#4a2a14", 50), { move: [12, 24], soft: 11, opacity: 0.28 }) +
    branch(drawing, random, {
      points: trace("120,600 300,588 500,598 676,590"),
      thick: 54,
      bark: "#a9794e",
      cut: "#f0d6a8",
    }) +
    rope(drawing, {
      points: trace("400,150 402,220 400,270"),
      thick: 15,
      colours: ["#d9b98a", "#c9a56c"],
      shadow: 0.15,
    }) +
    placed(bell(drawing, 116), { move: [400, 352] })
  );
}

function swingCloseUp({ drawing, random }: Stage): string {
  const ring: Point[] = arcPoints(400, 390, 232, -Math.PI / 2 + 0.02, Math.PI * 1.5 - 0.02, 26);
  return (
    rod(line([400, -20], [400, 150]), 12) +
    cast(drawing, stroke(ellipse(400, 390, 232), "#4a2a14", 44), { move: [14, 24], soft: 12, opacity: 0.25 }) +
    branch(drawing, random, { points: ring, thick: 46, bark: "#b98a5c", knots: 4 }) +
    rope(drawing, {
      points: trace("400,160 396,230 400,290"),
      thick: 22,
      colours: ["#d9b98a", "#c9a56c"],
      shadow: 0.15,
    }) +
    (
      [
        ["#e8795a", 250],
        ["#3ba296", 312],
      ] as const
    )
      .map(([colour, y]) =>
        placed(ball(drawing, { radius: 36, colour, pattern: "plain", floating: true }), { move: [400, y] }),
      )
      .join("") +
    placed(bell(drawing, 170), { move: [400, 462] })
  );
}

export const birdsHome = [
  ...gear("natural-perch-set", ["mint", perches], ["peach", perchesMounted]),
  ...gear(
    "garden-aviary-cage",
    [
      "lilac",
      (stage) =>
        placed(birdCage(stage.drawing, { bar: "#4f8a7c", tray: "#3f6b62", within: cageFurniture(stage) }), {
          move: [0, -16],
        }),
    ],
    [
      "lemon",
      (stage) =>
        placed(
          birdCage(stage.drawing, {
            bar: "#4f8a7c",
            tray: "#3f6b62",
            within: cageFurniture(stage),
            open: true,
            stand: true,
          }),
          { move: [154, 14], scale: 0.68 },
        ) + measure([190, 66], [190, 730], "155 cm", [-84, 12]),
    ],
  ),
  ...gear("bell-swing", ["rose", swing], ["sky", swingCloseUp]),
];
