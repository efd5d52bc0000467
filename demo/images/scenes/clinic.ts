import { type Colour, darker, lighter } from "../lib/colour.ts";
import type { Drawing } from "../lib/drawing.ts";
import { lettering } from "../lib/lettering.ts";
import { emblemAt, paw } from "../gears/emblems.ts";
import { glow } from "../gears/shading.ts";
import { clipped, ellipse, fill, placed, polygon, repeat, rounded, stroke } from "../gears/shapes.ts";
import { disc, turned } from "../gears/turned.ts";
import { softSpot } from "../pets/shared/volume.ts";
import { rubberPlant, succulent } from "./plants.ts";

const teal: Colour = "#3f9b92";

/** A wall cabinet with glass doors. */
export function cabinet(drawing: Drawing): string {
  const door = (x: number, colours: readonly Colour[]) =>
    fill(
      rounded(x, 112, 122, 196, 8),
      drawing.linear(
        [0, 0],
        [1, 1],
        [
          [0, "#e6f6f5"],
          [1, "#b5d9d6"],
        ],
      ),
    ) +
    clipped(drawing.clip(rounded(x, 112, 122, 196, 8)), shelves(drawing, x, colours)) +
    fill(
      polygon([
        [x + 14, 308],
        [x + 74, 112],
        [x + 96, 112],
        [x + 36, 308],
      ]),
      "#ffffff",
      0.28,
    ) +
    stroke(rounded(x, 112, 122, 196, 8), "#ffffff", 10) +
    stroke(rounded(x, 112, 122, 196, 8), "#a5cbc4", 2, { opacity: 0.7 });
  return (
    glow(drawing, 204, 240, 200, 150, "#2f6a62", 0.26) +
    fill(rounded(54, 92, 288, 244, 14), "#a9cfc6") +
    fill(
      rounded(54, 88, 288, 242, 14),
      drawing.linear(
        [0, 0],
        [1, 1],
        [
          [0, "#ffffff"],
          [1, "#e3f1ec"],
        ],
      ),
    ) +
    door(72, ["#e58f78", "#e9b95e", "#7fb9c9", "#8fc3ae", "#b39ad6", "#e58f78"]) +
    door(202, ["#7fb9c9", "#8fc3ae", "#e9b95e", "#e58f78", "#8fc3ae", "#7fb9c9"]) +
    fill(rounded(184, 196, 6, 34, 3), "#c99a5b") +
    fill(rounded(206, 196, 6, 34, 3), "#c99a5b")
  );
}

function shelves(drawing: Drawing, x: number, colours: readonly Colour[]): string {
  const sizes = [
    [12, 200, 26, 44],
    [44, 200, 22, 34],
    [76, 200, 28, 54],
    [16, 300, 34, 52],
    [60, 300, 24, 40],
    [90, 300, 22, 48],
  ] as const;
  const flasks = sizes.map(([at, y, wide, high], index) =>
    flask(drawing, x + at, y, wide, high, colours[index] ?? teal),
  );
  const board = (y: number) =>
    fill(rounded(x, y, 130, 8, 2), "#ffffff") + fill(rounded(x, y + 8, 130, 6, 2), "#8fbab3", 0.4);
  return flasks.join("") + board(200) + board(300);
}

const flask = (drawing: Drawing, at: number, y: number, wide: number, high: number, colour: Colour) =>
  fill(
    rounded(at, y - high, wide, high, 7),
    drawing.linear(
      [0, 0],
      [1, 0],
      [
        [0, lighter(colour, 0.5)],
        [0.4, colour],
        [1, darker(colour, 0.3)],
      ],
    ),
  ) +
  fill(rounded(at + wide * 0.24, y - high - 12, wide * 0.52, 14, 3), lighter(colour, 0.75)) +
  fill(rounded(at + 3, y - high * 0.66, wide - 6, high * 0.36, 2), "#fffdf6", 0.9);

/** A wall chart: a large paw and the line of a heartbeat. */
export function chart(drawing: Drawing): string {
  const beat = "M902 372H944L958 350 974 396 990 330 1006 384 1018 372H1068";
  const content =
    glow(drawing, 992, 280, 150, 200, "#2f6a62", 0.28) +
    fill(
      rounded(868, 92, 232, 326, 8),
      drawing.linear(
        [0, 0],
        [1, 1],
        [
          [0, "#fffefa"],
          [1, "#fbf1e2"],
        ],
      ),
    ) +
    fill(rounded(868, 92, 232, 58, 8), teal) +
    fill(rounded(868, 130, 232, 22, 0), teal) +
    lettering("Pawhaven", 984, 131, { size: 30, colour: "#fffaf0" }) +
    fill(ellipse(984, 246, 76, 76), "#fde3d8") +
    emblemAt(paw("#e07a5f"), 984, 248, 104) +
    stroke(beat, "#3f9b92", 6) +
    fill(rounded(850, 80, 268, 16, 8), "#c99a5b") +
    fill(rounded(850, 410, 268, 16, 8), "#c99a5b") +
    stroke("M940 82L984 50 1028 82", "#c99a5b", 4);
  return placed(content, { move: [-74, 0] });
}

/** The counter along the wall, with its jars. */
export function worktop(drawing: Drawing): string {
  const front = drawing.linear(
    [0, 0],
    [0, 1],
    [
      [0, "#a9d6cc"],
      [1, "#8cc3b8"],
    ],
  );
  const panel = (x: number) =>
    stroke(rounded(x, 592, 204, 240, 12), "#7fb6ab", 3) +
    stroke(rounded(x + 2, 594, 204, 240, 12), "#d5efe8", 2) +
    fill(rounded(x + 78, 618, 48, 10, 5), "#c99a5b");
  return (
    `<rect y="556" width="1200" height="244" fill="${front}"/>` +
    repeat(6, (index) => panel(-34 + index * 216)) +
    fill(rounded(-20, 516, 1240, 18, 3), "#ffffff") +
    fill(
      rounded(-20, 528, 1240, 30, 6),
      drawing.linear(
        [0, 0],
        [0, 1],
        [
          [0, "#fffdf8"],
          [1, "#dfe9e2"],
        ],
      ),
    ) +
    fill(rounded(-20, 556, 1240, 16, 0), "#2f6a62", 0.16) +
    jar(drawing, 92, 528, 46, 104, "#e9f3f1", cotton(drawing)) +
    jar(drawing, 196, 530, 40, 84, "#fdf3e2", biscuitsInside()) +
    succulent(drawing, 286, 528, 84, "#f3c9b6") +
    rubberPlant(drawing, "vet", { x: 1118, y: 534, tall: 230, pot: "#f3c9b6" }) +
    folders(862, 528)
  );
}

function jar(
  drawing: Drawing,
  x: number,
  y: number,
  radius: number,
  high: number,
  glass: Colour,
  filling: string,
): string {
  const body = rounded(x - radius, y - high, radius * 2, high, 16);
  return (
    softSpot(drawing, x + 8, y, radius * 1.1, 8, "#2f4a44", 0.3, 6) +
    fill(body, glass, 0.85) +
    clipped(drawing.clip(body), placed(filling, { move: [x, y] })) +
    fill(rounded(x - radius + 8, y - high + 14, 9, high - 34, 4), "#ffffff", 0.8) +
    stroke(body, "#8fb7b0", 2.4, { opacity: 0.7 }) +
    turned(
      drawing,
      {
        middle: x,
        rings: [
          [y - high - 14, radius * 0.9],
          [y - high + 6, radius * 0.94],
        ],
        tilt: 0.14,
        straight: true,
      },
      "#c99a5b",
    ) +
    disc(drawing, x, y - high - 14, radius * 0.9, 0.16, "#dcb27a") +
    fill(ellipse(x, y - high - 22, 10, 9), "#b98549")
  );
}

const cotton = (drawing: Drawing) => {
  const puff = drawing.radial([0.36, 0.3], 0.8, [
    [0, "#ffffff"],
    [1, "#d9e4e6"],
  ]);
  return repeat(12, (index) => fill(ellipse(((index % 4) - 1.5) * 24, -16 - Math.floor(index / 4) * 21, 16), puff));
};

const biscuitsInside = () =>
  repeat(12, (index) =>
    placed(emblemAt(paw(index % 2 ? "#c98a4c" : "#b5763c"), 0, 0, 34), {
      move: [((index % 3) - 1) * 26, -14 - Math.floor(index / 3) * 18],
      turn: index * 47,
    }),
  );

const folders = (x: number, y: number) =>
  (["#f0b79f", "#fffaf0", "#7fbcb2", "#f3d48f"] as const)
    .map((colour, index) => {
      const spine = rounded(x + index * 27, y - 92 + (index % 2) * 8, 24, 92 - (index % 2) * 8, 4);
      return (
        fill(spine, colour) +
        fill(rounded(x + 17 + index * 27, y - 88 + (index % 2) * 8, 7, 88 - (index % 2) * 8, 3), "#2f4a44", 0.14) +
        fill(rounded(x + 6 + index * 27, y - 70, 12, 26, 3), "#ffffff", 0.8)
      );
    })
    .join("");
