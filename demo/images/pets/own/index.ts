import type { Image } from "../../image.ts";
import { backdrop, type Ground } from "../../lib/backdrop.ts";
import { Drawing } from "../../lib/drawing.ts";
import { drawCat } from "../cats/draw.ts";
import { drawDog } from "../dogs/draw.ts";
import { drawRodent } from "../rodents/draw.ts";
import { banhBao, mochi, taro } from "./individuals.ts";

const portrait = (slug: string, ground: Ground, draw: (drawing: Drawing) => string): Image => ({
  name: `pets/${slug}-1`,
  widths: [320, 640],
  draw() {
    const drawing = new Drawing();
    return drawing.toSvg(backdrop(drawing, ground, slug) + draw(drawing));
  },
});

/** The demo customer's own animals, one picture each. */
export const ownPetImages: Image[] = [
  portrait("mochi", "peach", (drawing) =>
    drawDog(drawing, mochi, "portrait", {
      x: 404,
      y: 385,
      scale: 1.36,
      expression: { yaw: 10, tilt: 6, mouth: 0.6, eyes: 0.85 },
    }),
  ),
  portrait("banh-bao", "sky", (drawing) =>
    drawCat(drawing, banhBao, "bust", { x: 400, y: 884, scale: 1.08 }, { turn: -12, tilt: 6, lids: 0.8 }),
  ),
  portrait("taro", "mint", (drawing) =>
    drawRodent(drawing, taro, "sit", { x: 400, y: 836, scale: 1.66, bust: true, turn: -0.3, tilt: 4 }),
  ),
];
