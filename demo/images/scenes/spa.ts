import type { Drawing } from "../lib/drawing.ts";
import { randomFrom } from "../lib/random.ts";
import { bubbles, lather } from "../gears/grooming.ts";
import { brass, contact, glow, metalStops, volume } from "../gears/shading.ts";
import { clipped, ellipse, fill, placed, stroke } from "../gears/shapes.ts";
import { groundShadow } from "../pets/shared/volume.ts";
import { dog, pawsOfDog } from "./cast.ts";
import { bathMat, bathroom, bottles, tap, towelRail, wallShelf } from "./bathroom.ts";

/** A dog up to the chest in foam. */
export function spa(drawing: Drawing): string {
  return (
    bathroom(drawing) +
    towelRail(drawing) +
    wallShelf(drawing) +
    bathMat(drawing) +
    bath(drawing) +
    bottles(drawing) +
    bubbles(drawing, [
      [330, 250, 26],
      [386, 330, 15],
      [286, 352, 12],
      [842, 236, 22],
      [800, 306, 13],
      [884, 330, 30],
      [462, 150, 16],
      [752, 120, 14],
      [700, 190, 9],
    ])
  );
}

function bath(drawing: Drawing): string {
  const random = randomFrom("spa");
  const [x, rim] = [600, 476];
  const wall = `M262 ${rim}C268 590 318 686 408 704Q600 728 792 704C882 686 932 590 938 ${rim}C900 532 300 532 262 ${rim}Z`;
  const enamel = drawing.linear(
    [0, 0],
    [1, 0.15],
    [
      [0, "#cdbdf0"],
      [0.22, "#efe7ff"],
      [0.5, "#d9cbf6"],
      [0.85, "#a892d8"],
      [1, "#b7a3e2"],
    ],
  );
  const near = `M252 ${rim}A348 48 0 0 0 948 ${rim}`;
  return (
    groundShadow(drawing, x, 724, 300, 24, 0.4) +
    foot(drawing, 384, -1) +
    foot(drawing, 816, 1) +
    fill(ellipse(x, rim, 348, 48), "#ffffff") +
    fill(
      ellipse(x, rim + 4, 326, 38),
      drawing.linear(
        [0, 0],
        [0, 1],
        [
          [0, "#a99bd0"],
          [1, "#d6e8f2"],
        ],
      ),
    ) +
    tap(drawing) +
    lather(drawing, random, { at: [x, rim + 8], wide: 292, high: 40 }) +
    `<g clip-path="${drawing.clip("M0 0H1200V640H0Z")}">${dog(drawing, "biscuit", "portrait", { x, y: 300, scale: 0.98, expression: { yaw: -6, tilt: 5, mouth: 0.75, eyes: 0, closed: "smiling" } })}</g>` +
    placed(lather(drawing, random, { at: [0, 0], wide: 60, high: 52 }), { move: [606, 178], scale: 0.78 }) +
    duck(drawing, 800, 478) +
    lather(drawing, random, { at: [x, rim + 50], wide: 300, high: 44 }) +
    fill(wall, enamel) +
    clipped(
      drawing.clip(wall),
      glow(drawing, 600, 740, 380, 90, "#4a3a7a", 0.5) +
        `<path d="M252 ${rim + 24}A348 48 0 0 0 948 ${rim + 24}" fill="none" stroke="#4a3a7a" stroke-width="26" opacity=".28" filter="${drawing.blur(9)}"/>` +
        fill(ellipse(364, 590, 22, 62), "#ffffff", 0.4),
    ) +
    stroke(near, "#b9a6dd", 30) +
    `<g transform="translate(0 -3)">${stroke(near, "#fffdfb", 25)}</g>` +
    pawsOfDog(drawing, "biscuit", 600, rim + 40, 1.02, 92) +
    suds(drawing)
  );
}

/** Foam that has run over the rim. */
function suds(drawing: Drawing): string {
  const puff = drawing.radial([0.36, 0.3], 0.8, [
    [0, "#ffffff"],
    [0.6, "#f6f2ff"],
    [1, "#cfc3ea"],
  ]);
  return (
    [
      [300, 496, 30],
      [340, 514, 36],
      [384, 526, 30],
      [322, 546, 24],
      [362, 560, 18],
      [336, 590, 13],
      [426, 520, 20],
      [822, 524, 26],
      [862, 512, 34],
      [900, 492, 26],
      [850, 548, 20],
      [866, 580, 11],
    ] as const
  )
    .map(([x, y, radius]) => fill(ellipse(x, y, radius), puff))
    .join("");
}

const foot = (drawing: Drawing, x: number, side: 1 | -1) =>
  contact(drawing, x + side * 22, 736, 44, 9, 0.5) +
  fill(
    `M${x - 30} 660H${x + 34}Q${x + side * 40} 690 ${x + side * 30} 716H${x + side * 6}Q${x} 690 ${x - side * 26} 684Z`,
    drawing.linear([0, 0], [1, 0], metalStops(brass)),
  ) +
  volume(drawing, ellipse(x + side * 18, 722, 21, 16), brass, { depth: 14 });

function duck(drawing: Drawing, x: number, y: number): string {
  const body = `M-46 -22C-60 -44 -40 -52 -30 -40C-10 -52 24 -46 36 -30C48 -12 34 12 0 12C-30 12 -42 0 -46 -22Z`;
  return placed(
    volume(drawing, body, "#f7c948", { depth: 18 }) +
      volume(drawing, ellipse(24, -54, 27), "#f7c948", { depth: 16 }) +
      fill("M44 -58Q64 -60 66 -50Q58 -40 44 -44Z", "#e8793f") +
      fill(ellipse(30, -60, 4.6), "#2c2018") +
      fill(ellipse(28.6, -61.6, 1.6), "#ffffff") +
      stroke("M-26 -18Q-8 -4 14 -18", "#d79a26", 4, { opacity: 0.7 }),
    { move: [x, y], turn: -4 },
  );
}
