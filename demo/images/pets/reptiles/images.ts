import { backdrop, floorShadow, type Ground } from "../../lib/backdrop.ts";
import { Drawing } from "../../lib/drawing.ts";
import { points } from "../../lib/points.ts";
import type { Image } from "../../image.ts";
import { greenLeaf, strawberry } from "../rodents/props/food.ts";
import { drawReptile } from "./draw.ts";
import { reptiles } from "./individuals.ts";
import { lizardFromTheFront } from "./lizard-front.ts";
import { branch, corkHide, greatLeaf, rock, sand, twigLeaf, waterDish } from "./props/terrain.ts";
import { drapedPython } from "./python.ts";

const { sunny, mango, fern, marble, tortellini } = reptiles;

const image = (slug: string, number: 1 | 2 | 3, ground: Ground, draw: (drawing: Drawing) => string): Image => ({
  name: `pets/${slug}-${number}`,
  widths: [320, 640],
  draw() {
    const drawing = new Drawing();
    return drawing.toSvg(backdrop(drawing, ground, `${slug}-${number}`) + draw(drawing));
  },
});

export const reptileImages: Image[] = [
  image(
    "sunny",
    1,
    "sky",
    (drawing) =>
      floorShadow(drawing, [400, 690], [370, 66]) +
      drawReptile(drawing, sunny, "front", { x: 368, y: 706, scale: 1.54, turn: 0.25, tilt: -5 }),
  ),
  image(
    "sunny",
    2,
    "peach",
    (drawing) =>
      floorShadow(drawing, [410, 716], [340, 30]) +
      rock(
        drawing,
        "sunny",
        points("70,700 92,610 170,556 300,540 460,548 580,580 660,640 700,700 560,724 400,728 220,724"),
        "#b9a892",
      ) +
      floorShadow(drawing, [340, 568], [200, 16], 0.34) +
      drawReptile(drawing, sunny, "side", { x: 410, y: 566, scale: 1.04 }),
  ),
  image(
    "sunny",
    3,
    "mint",
    (drawing) =>
      floorShadow(drawing, [400, 610], [310, 70]) +
      drawReptile(drawing, sunny, "front", { x: 420, y: 620, scale: 1.22, flip: true, turn: 0.1, tilt: 4 }) +
      greens(drawing),
  ),
  image(
    "mango",
    1,
    "lilac",
    (drawing) =>
      floorShadow(drawing, [400, 676], [370, 62]) +
      drawReptile(drawing, mango, "front", { x: 350, y: 690, scale: 1.66, turn: 0.2, tilt: -6 }),
  ),
  image(
    "mango",
    2,
    "sky",
    (drawing) =>
      floorShadow(drawing, [410, 690], [340, 28]) +
      rock(
        drawing,
        "mango",
        points("60,660 84,606 220,578 400,572 580,580 710,606 744,656 640,690 400,698 170,692"),
        "#c9b7a0",
      ) +
      floorShadow(drawing, [400, 606], [280, 20], 0.36) +
      drawReptile(drawing, mango, "side", { x: 420, y: 604, scale: 1.1 }),
  ),
  image("mango", 3, "sand", (drawing) => mangoAtHome(drawing)),
  image(
    "fern",
    1,
    "peach",
    (drawing) =>
      twigLeaf(drawing, [650, 660], 170, -14) +
      twigLeaf(drawing, [690, 660], 150, 46) +
      branch(
        drawing,
        "fern:close",
        [
          [-60, 690],
          [200, 716],
          [460, 700],
          [860, 640],
        ],
        (along) => 74 - along * 10,
      ) +
      drawReptile(drawing, fern, "side", { x: 76, y: 664, scale: 1.9, flip: true }),
  ),
  image(
    "fern",
    2,
    "lemon",
    (drawing) =>
      twigLeaf(drawing, [640, 480], 120, -60) +
      twigLeaf(drawing, [704, 470], 96, 24) +
      branch(drawing, "fern", points("-40,520 160,506 360,520 560,500 860,440"), (along) => 40 - along * 8) +
      drawReptile(drawing, fern, "side", { x: 420, y: 490, scale: 1.06 }),
  ),
  image(
    "fern",
    3,
    "rose",
    (drawing) =>
      `<g transform="translate(400 400) scale(1.1)">${greatLeaf(drawing)}</g>` +
      `<g transform="rotate(-34 400 400)">${drawReptile(drawing, fern, "above", { x: 388, y: 440, scale: 1.2 })}</g>`,
  ),
  image(
    "marble",
    1,
    "mint",
    (drawing) =>
      floorShadow(drawing, [430, 860], [420, 60]) +
      drawReptile(drawing, marble, "side", { x: 580, y: 836, scale: 1.7 }),
  ),
  image(
    "marble",
    2,
    "lemon",
    (drawing) =>
      floorShadow(drawing, [400, 620], [300, 60]) +
      drawReptile(drawing, marble, "side", { x: 410, y: 620, scale: 1.14 }),
  ),
  image("marble", 3, "lilac", (drawing) => {
    const { behind, before } = drapedPython(drawing, marble, "marble:draped");
    const at = (markup: string) => `<g transform="translate(390 330) scale(1.16)">${markup}</g>`;
    return (
      at(behind) +
      branch(drawing, "marble", points("-40,350 200,326 420,334 640,318 860,290"), () => 34, "#8f6d4c") +
      at(before)
    );
  }),
  image(
    "tortellini",
    1,
    "lemon",
    (drawing) =>
      floorShadow(drawing, [400, 756], [380, 50]) +
      drawReptile(drawing, tortellini, "front", { x: 400, y: 750, scale: 1.62, tilt: -4 }),
  ),
  image(
    "tortellini",
    2,
    "rose",
    (drawing) =>
      floorShadow(drawing, [440, 634], [270, 34]) +
      drawReptile(drawing, tortellini, "side", { x: 444, y: 630, scale: 1.24 }),
  ),
  image(
    "tortellini",
    3,
    "sky",
    (drawing) =>
      floorShadow(drawing, [330, 654], [270, 34]) +
      drawReptile(drawing, tortellini, "side", { x: 318, y: 646, scale: 1.16, flip: true }) +
      `${floorShadow(drawing, [690, 660], [70, 12], 0.24)}${greenLeaf(drawing, [640, 660], 0.7, 8)}${strawberry(drawing, [704, 612], 0.9, -14)}`,
  ),
];

const greens = (drawing: Drawing) =>
  floorShadow(drawing, [210, 704], [120, 18], 0.24) +
  greenLeaf(drawing, [250, 690], 0.9, -14) +
  greenLeaf(drawing, [190, 706], 0.85, 12) +
  strawberry(drawing, [140, 680], 0.62, 60);

function mangoAtHome(drawing: Drawing): string {
  const gecko = `<g transform="translate(-14 6) scale(.98)">${lizardFromTheFront(drawing, mango, { name: "mango:home", turn: 0.15, tilt: 3, body: false })}</g>`;
  return (
    sand(drawing, [400, 668], [370, 76], "mango") +
    floorShadow(drawing, [400, 648], [330, 34]) +
    `<g transform="translate(390 640) scale(1.1)">${corkHide(drawing, gecko)}</g>` +
    waterDish(drawing, [640, 690], 100)
  );
}
