import { floorShadow } from "../../lib/backdrop.ts";
import { Drawing } from "../../lib/drawing.ts";
import type { Image } from "../../image.ts";
import { image, standing, widths } from "./compositions.ts";
import { drawCat } from "./draw.ts";
import { cats } from "./individuals.ts";
import { basketBehind, basketFront } from "./props/basket.ts";
import { blanketHem, blanketMound } from "./props/blanket.ts";
import { boxBehind, boxFront } from "./props/box.ts";
import { rug } from "./props/rug.ts";
import { cushion, tartan } from "./props/textiles.ts";
import { feltMouse, featherWand, yarn } from "./props/toys.ts";
import { plant, sill, windowWall } from "./props/window.ts";

const { milo, nala, salem, oreo, thor, duchess, poppy, snow, pepper } = cats;

const wand = image(
  milo,
  3,
  "mint",
  (drawing) =>
    rug(drawing, 440, 694, 330, ["#f6e3c4", "#eeb59b"]) +
    standing(drawing, milo, "reach", { x: 440, y: 702, scale: 1.14 }, {}) +
    featherWand(drawing, [180, 150], ["#e8806f", "#f2b84b", "#3f9b94"]),
);

const windowSeat: Image = {
  name: "pets/nala-3",
  widths,
  draw() {
    const drawing = new Drawing();
    const cat = drawCat(
      drawing,
      nala,
      "sitSide",
      { x: 330, y: 690, scale: 1.14 },
      { turn: -44, raise: 6, gaze: [-0.6, 0.2] },
    );
    const shadow = floorShadow(drawing, [400, 688], [230, 18], 0.3, "#5b3a50");
    return drawing.toSvg(
      windowWall(drawing, ["#f3ebff", "#dccdf4"]) + sill(drawing) + shadow + cat + plant(drawing, 668, 684),
    );
  },
};

const box = image(salem, 3, "lemon", (drawing) => {
  const place = { x: 400, y: 452, scale: 1.24 };
  const mood = { tilt: -5, turn: 8, gaze: [0.1, 0.2] as const };
  const shadow = floorShadow(drawing, [406, 706], [232, 26], 0.4);
  return (
    shadow +
    boxBehind(drawing) +
    drawCat(drawing, salem, "peek", place, mood) +
    boxFront(drawing) +
    drawCat(drawing, salem, "paws", place)
  );
});

const mouse = image(
  oreo,
  3,
  "rose",
  (drawing) =>
    feltMouse(drawing, [120, 650], -0.8, "#8fa7c4", "#e8a3a0") +
    standing(
      drawing,
      oreo,
      "crouch",
      { x: 470, y: 640, scale: 1.06 },
      { turn: -26, raise: -8, gaze: [-0.6, -0.5], pupil: 1.2, tilt: 6 },
    ),
);

const fireside = image(
  thor,
  3,
  "sand",
  (drawing) =>
    tartan(drawing, 400, 640, 380, "#3f7d78", "#f4d9a0") +
    standing(drawing, thor, "lie", { x: 404, y: 640, scale: 1.1, flip: true }, { turn: -16, lids: 0.9, tilt: -4 }),
);

const nap = image(
  duchess,
  3,
  "lilac",
  (drawing) =>
    cushion(drawing, 400, 560, 350, "#c8566b") +
    standing(drawing, duchess, "curl", { x: 405, y: 592, scale: 1.16 }, {}),
);

const wool = image(
  poppy,
  3,
  "sky",
  (drawing) =>
    rug(drawing, 390, 690, 350, ["#fff4e2", "#bcd7cf"]) +
    standing(drawing, poppy, "reach", { x: 350, y: 690, scale: 1.16, flip: true }, { raise: 6 }) +
    yarn(drawing, [636, 722], 74, "#d9566b", [
      [620, 650],
      [560, 712],
      [470, 726],
      [380, 716],
      [300, 738],
      [220, 722],
      [150, 742],
    ]),
);

const basket = image(snow, 3, "mint", (drawing) => {
  const place = { x: 400, y: 520, scale: 1.26 };
  return (
    floorShadow(drawing, [404, 722], [236, 26], 0.4) +
    basketBehind(drawing, 470, "#e59aa6") +
    drawCat(drawing, snow, "peek", place, { lids: 0.55, tilt: 5, turn: -8 }) +
    basketFront(drawing, 470, 246) +
    drawCat(drawing, snow, "paws", { ...place, y: 534 })
  );
});

const hideout = image(pepper, 3, "lemon", (drawing) => {
  const place = { x: 330, y: 656, scale: 1.2 };
  return (
    blanketMound(drawing, "#7fa8c9") +
    drawCat(drawing, pepper, "peek", place, { tilt: 9, turn: -6, pupil: 1.15 }) +
    blanketHem(drawing, "#7fa8c9") +
    drawCat(drawing, pepper, "paws", place)
  );
});

export const scenes: Image[] = [wand, windowSeat, box, mouse, fireside, nap, wool, basket, hideout];
