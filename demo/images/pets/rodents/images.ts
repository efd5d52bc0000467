import { backdrop, floorShadow, type Ground } from "../../lib/backdrop.ts";
import { Drawing } from "../../lib/drawing.ts";
import type { Image } from "../../image.ts";
import { drawRodent } from "./draw.ts";
import { face } from "./face.ts";
import { rodents } from "./individuals.ts";
import { paw } from "./paws.ts";
import { bathBack, bathFront } from "./props/bowls.ts";
import { carrot, greenLeaf, hay, seed, strawberry, strewnSeeds } from "./props/food.ts";
import { doorstep, house } from "./props/wood.ts";

const { hazel, peanut, clover, remy, cinnamon, dusty } = rodents;

const image = (slug: string, number: 1 | 2 | 3, ground: Ground, draw: (drawing: Drawing) => string): Image => ({
  name: `pets/${slug}-${number}`,
  widths: [320, 640],
  draw() {
    const drawing = new Drawing();
    return drawing.toSvg(backdrop(drawing, ground, `${slug}-${number}`) + draw(drawing));
  },
});

export const rodentImages: Image[] = [
  image("hazel", 1, "rose", (drawing) =>
    drawRodent(drawing, hazel, "sit", { x: 400, y: 1050, scale: 1.62, bust: true, turn: 0.3, tilt: -6 }),
  ),
  image(
    "hazel",
    2,
    "mint",
    (drawing) =>
      floorShadow(drawing, [410, 704], [230, 32]) +
      drawRodent(drawing, hazel, "sit", {
        x: 400,
        y: 700,
        scale: 1.14,
        turn: -0.2,
        tilt: 3,
        holding: seed(drawing, [0, 4], 1.4, 8),
      }),
  ),
  image("hazel", 3, "sky", (drawing) => hazelAtHome(drawing)),
  image("peanut", 1, "sky", (drawing) =>
    drawRodent(drawing, peanut, "sit", { x: 400, y: 836, scale: 1.66, bust: true, turn: -0.3, tilt: 5 }),
  ),
  image(
    "peanut",
    2,
    "lemon",
    (drawing) =>
      floorShadow(drawing, [410, 644], [300, 34]) +
      drawRodent(drawing, peanut, "side", { x: 410, y: 640, scale: 1.22 }),
  ),
  image(
    "peanut",
    3,
    "peach",
    (drawing) =>
      floorShadow(drawing, [400, 690], [340, 40]) +
      hay([400, 650], [262, 150], 560, "peanut:back") +
      drawRodent(drawing, peanut, "sit", { x: 400, y: 670, scale: 1.24, turn: 0.15, tilt: -3 }) +
      hay([400, 706], [280, 46], 380, "peanut:front") +
      carrot(drawing, [430, 690], 1.1, -8),
  ),
  image("clover", 1, "mint", (drawing) =>
    drawRodent(drawing, clover, "sit", { x: 400, y: 836, scale: 1.66, bust: true, turn: 0.35, tilt: -4 }),
  ),
  image(
    "clover",
    2,
    "lilac",
    (drawing) =>
      floorShadow(drawing, [390, 644], [300, 34]) +
      drawRodent(drawing, clover, "side", { x: 390, y: 640, scale: 1.22, flip: true }),
  ),
  image(
    "clover",
    3,
    "lemon",
    (drawing) =>
      floorShadow(drawing, [400, 690], [300, 36]) +
      drawRodent(drawing, clover, "sit", { x: 400, y: 670, scale: 1.26, turn: -0.2, tilt: 3 }) +
      floorShadow(drawing, [230, 706], [130, 14], 0.24) +
      greenLeaf(drawing, [250, 700], 1, -10) +
      strawberry(drawing, [180, 650], 0.9, -24) +
      strawberry(drawing, [270, 672], 0.72, 70),
  ),
  image("remy", 1, "lemon", (drawing) =>
    drawRodent(drawing, remy, "sit", { x: 400, y: 1230, scale: 1.9, bust: true, paws: false, turn: -0.3, tilt: 6 }),
  ),
  image(
    "remy",
    2,
    "rose",
    (drawing) =>
      floorShadow(drawing, [400, 600], [290, 34]) + drawRodent(drawing, remy, "side", { x: 400, y: 590, scale: 1.08 }),
  ),
  image(
    "remy",
    3,
    "mint",
    (drawing) =>
      floorShadow(drawing, [390, 714], [230, 32]) +
      drawRodent(drawing, remy, "sit", {
        x: 370,
        y: 710,
        scale: 1.1,
        turn: 0.25,
        tilt: -4,
        holding: strawberry(drawing, [0, 2], 0.66, 6),
      }),
  ),
  image("cinnamon", 1, "lilac", (drawing) =>
    drawRodent(drawing, cinnamon, "sit", {
      x: 390,
      y: 1230,
      scale: 1.86,
      bust: true,
      paws: false,
      turn: 0.3,
      tilt: -5,
    }),
  ),
  image(
    "cinnamon",
    2,
    "sky",
    (drawing) =>
      floorShadow(drawing, [400, 724], [200, 28]) +
      drawRodent(drawing, cinnamon, "sit", { x: 370, y: 720, scale: 1.12, turn: -0.3, tilt: 4 }),
  ),
  image(
    "cinnamon",
    3,
    "peach",
    (drawing) =>
      floorShadow(drawing, [370, 634], [260, 32]) +
      drawRodent(drawing, cinnamon, "side", { x: 350, y: 630, scale: 1.2 }) +
      strewnSeeds(drawing, [190, 678], [110, 26], 12, "cinnamon"),
  ),
  image("dusty", 1, "peach", (drawing) =>
    drawRodent(drawing, dusty, "sit", { x: 400, y: 1030, scale: 1.5, bust: true, turn: -0.25, tilt: 5 }),
  ),
  image(
    "dusty",
    2,
    "mint",
    (drawing) =>
      floorShadow(drawing, [390, 664], [260, 34]) + drawRodent(drawing, dusty, "side", { x: 362, y: 660, scale: 1.04 }),
  ),
  image(
    "dusty",
    3,
    "lilac",
    (drawing) =>
      floorShadow(drawing, [400, 716], [320, 34]) +
      bathBack(drawing, [400, 570], 300, "#e8b7a4") +
      drawRodent(drawing, dusty, "sit", { x: 400, y: 640, scale: 1, turn: 0.2, tilt: -4 }) +
      bathFront(drawing, [400, 570], 300, 110, "#e8b7a4"),
  ),
];

/** Peeping out of the house with both paws on the step, provisions in front. */
function hazelAtHome(drawing: Drawing): string {
  const head = `<g transform="translate(0 -158) rotate(-4) scale(.8)">${face(drawing, hazel, { name: "hazel:home", turn: 0.15 })}</g>`;
  const paws =
    paw(drawing, hazel.skin, { at: [-66, -60] }) + paw(drawing, hazel.skin, { at: [70, -60], mirrored: true });
  return (
    floorShadow(drawing, [400, 700], [310, 34]) +
    `<g transform="translate(400 712)">${house(drawing, head)}${doorstep(drawing)}${paws}</g>` +
    strewnSeeds(drawing, [400, 728], [200, 22], 12, "hazel")
  );
}
