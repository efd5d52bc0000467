import { type Colour, darker, lighter } from "../lib/colour.ts";
import type { Drawing } from "../lib/drawing.ts";
import { type Point, smooth } from "../lib/path.ts";
import { glow, volume } from "../gears/shading.ts";
import { ellipse, fill, placed, polygon, rounded, stroke } from "../gears/shapes.ts";
import { groundShadow } from "../pets/shared/volume.ts";
import { blob } from "./blob.ts";
import { calendar } from "./calendar.ts";
import { dog, rodent } from "./cast.ts";
import { heart } from "./heart.ts";

/** No appointment in the calendar: a puppy sleeps on. */
export function emptyBookings(drawing: Drawing): string {
  return (
    blob(drawing, "lemon", "bookings") +
    groundShadow(drawing, 600, 622, 250, 22, 0.36) +
    fill(
      polygon([
        [780, 170],
        [840, 622],
        [380, 622],
        [430, 190],
      ]),
      "#c9b393",
    ) +
    placed(calendar(drawing, { width: 440, height: 430, colour: "#5fa99f" }), { move: [364, 178] }) +
    dog(drawing, "noodle", "doze", { x: 550, y: 696, scale: 1.04, flip: true })
  );
}

/** A hamster offers the first heart. */
export function emptyFavourites(drawing: Drawing): string {
  const gift =
    placed(fill(heart(150), "#8f2f3c", 0.3), { move: [4, 8] }) +
    volume(drawing, heart(150), "#e5586b", { depth: 26 }) +
    fill(ellipse(-40, -34, 14, 9), "#ffffff", 0.7);
  return (
    blob(drawing, "rose", "favourites") +
    groundShadow(drawing, 600, 690, 240, 26, 0.36) +
    placed(cushion(drawing), { move: [600, 404] }) +
    rodent(drawing, "hazel", "sit", {
      x: 600,
      y: 702,
      scale: 0.68,
      turn: 0.1,
      tilt: -4,
      holding: placed(gift, { move: [0, 22] }),
    })
  );
}

function cushion(drawing: Drawing): string {
  const outline = heart(560);
  const colour: Colour = "#f38f9d";
  return (
    volume(drawing, outline, colour, { depth: 64, contrast: 0.6 }) +
    stroke(heart(520), lighter(colour, 0.6), 5, { dash: "16 11", opacity: 0.8 }) +
    glow(drawing, 20, 190, 180, 110, darker(colour, 0.6), 0.34)
  );
}

/** The line is broken, and a corgi has an idea why. */
export function lost(drawing: Drawing): string {
  return (
    blob(drawing, "sky", "lost") +
    `<g transform="translate(0 -22)">${cable(drawing, behind, "#3a4a55")}</g>` +
    dog(drawing, "biscuit", "sit", {
      x: 590,
      y: 672,
      scale: 1.16,
      expression: { yaw: -6, tilt: 15, look: [-0.1, 0.1] },
    }) +
    `<g transform="translate(0 -22)">${cable(drawing, before, "#3a4a55")}${socket(drawing, 236, 668)}${plug(drawing, 962, 664)}</g>`
  );
}

const behind: readonly Point[] = [
  [268, 668],
  [330, 690],
  [390, 640],
  [450, 590],
  [540, 610],
  [700, 590],
  [800, 620],
  [830, 680],
  [770, 724],
];
const before: readonly Point[] = [
  [770, 724],
  [680, 744],
  [600, 716],
  [500, 742],
  [420, 724],
  [430, 690],
  [500, 700],
  [590, 740],
  [700, 716],
  [780, 690],
  [850, 716],
  [900, 690],
  [946, 666],
];

function cable(drawing: Drawing, points: readonly Point[], colour: Colour): string {
  const path = smooth(points, { closed: false });
  return (
    `<path d="${path}" fill="none" stroke="#3a2414" stroke-width="16" stroke-linecap="round" opacity=".3" transform="translate(5 10)" filter="${drawing.blur(5)}"/>` +
    stroke(path, darker(colour, 0.4), 15) +
    stroke(path, colour, 11) +
    `<g transform="translate(-1.5 -2.5)">${stroke(path, lighter(colour, 0.6), 3, { opacity: 0.6 })}</g>`
  );
}

const plug = (drawing: Drawing, x: number, y: number) =>
  groundShadow(drawing, x + 26, y + 32, 54, 10, 0.4) +
  placed(
    fill(rounded(52, -16, 34, 9, 4), "#c9a04a") +
      fill(rounded(52, 8, 34, 9, 4), "#c9a04a") +
      volume(drawing, rounded(-20, -29, 76, 60, 20), "#e5785d", { depth: 20 }) +
      fill(rounded(-34, -11, 22, 24, 8), "#a84a34"),
    { move: [x, y], turn: -8 },
  );

const socket = (drawing: Drawing, x: number, y: number) =>
  groundShadow(drawing, x, y + 34, 60, 11, 0.4) +
  placed(
    fill(rounded(20, -11, 22, 24, 8), "#a84a34") +
      volume(drawing, rounded(-54, -32, 84, 66, 20), "#e5785d", { depth: 20 }) +
      fill(rounded(-54, -22, 12, 46, 5), "#8f3c29") +
      fill(rounded(-54, -14, 16, 9, 4), "#3a1d14") +
      fill(rounded(-54, 8, 16, 9, 4), "#3a1d14"),
    { move: [x, y], turn: 10 },
  );
