import { type Colour, darker, lighter } from "../lib/colour.ts";
import type { Drawing } from "../lib/drawing.ts";
import { basketBehind, basketFront } from "../pets/cats/props/basket.ts";
import { boxBehind, boxFront } from "../pets/cats/props/box.ts";
import { emblemAt, paw } from "../gears/emblems.ts";
import { clipped, ellipse, fill, placed, rounded, stroke } from "../gears/shapes.ts";
import { randomFrom } from "../lib/random.ts";
import { donutBed } from "../gears/beds.ts";
import { groundShadow } from "../pets/shared/volume.ts";
import { blob } from "./blob.ts";
import { cat, dog, pawsOfCat, peekingCat } from "./cast.ts";

/** A kitten looks over the far rim into a basket with nothing in it. */
export function emptyCart(drawing: Drawing): string {
  const kitten = { x: 400, y: 412, scale: 1 };
  const content =
    groundShadow(drawing, 404, 692, 222, 24, 0.5) +
    peekingCat(drawing, "pepper", kitten, { turn: 4, raise: -12, tilt: 6, gaze: [0, -0.7] }) +
    basketBehind(drawing, 470, "#f2c7b4") +
    fill(
      ellipse(400, 474, 252, 54),
      drawing.linear(
        [0.1, 0],
        [0.3, 1],
        [
          [0, "#c4955c"],
          [0.4, "#94673a"],
          [1, "#5f3d1e"],
        ],
      ),
    ) +
    pawsOfCat(drawing, "pepper", { ...kitten, y: 414 }) +
    basketFront(drawing, 470, 206) +
    priceTag(drawing);
  return blob(drawing, "mint", "cart") + placed(content, { move: [200, 0] });
}

const priceTag = (drawing: Drawing) =>
  stroke("M560 528C566 556 576 566 584 580", "#8a5a38", 4) +
  placed(
    `<g transform="translate(5 8)" opacity=".3" filter="${drawing.blur(4)}">${fill(label, "#3a1d0c")}</g>` +
      fill(
        label,
        drawing.linear(
          [0, 0],
          [1, 1],
          [
            [0, "#f59b82"],
            [1, "#dc6c52"],
          ],
        ),
      ) +
      fill(ellipse(0, 16, 6), "#7a3a28") +
      emblemAt(paw("#fff6e6"), 0, 58, 38),
    { move: [586, 568], turn: -12 },
  );

const label = "M-12 0H12L32 24V90Q32 98 24 98H-24Q-32 98-32 90V24Z";

/** A pug beside a parcel that turned out to be air. */
export function emptyOrders(drawing: Drawing): string {
  const parcel = groundShadow(drawing, 408, 704, 236, 28, 0.4) + boxBehind(drawing) + boxFront(drawing);
  return (
    blob(drawing, "peach", "orders") +
    placed(parcel, { move: [440, 96], scale: 0.84 }) +
    dog(drawing, "otis", "sit", {
      x: 406,
      y: 690,
      scale: 1.16,
      expression: { yaw: 20, tilt: 8, pitch: -4, look: [0.6, 0.4], eyes: 0.86 },
    })
  );
}

/** A cat searches with a magnifying glass that makes one of its eyes very large. */
export function emptyResults(drawing: Drawing): string {
  const milo = cat(drawing, "milo", "sit", { x: 570, y: 690, scale: 1.06 }, { turn: 4, tilt: -3, pupil: 1.1 });
  return blob(drawing, "sky", "search") + milo + magnifier(drawing, [634, 268], 104, milo);
}

function magnifier(drawing: Drawing, [x, y]: readonly [number, number], radius: number, seen: string): string {
  const lens = ellipse(x, y, radius);
  const brass: Colour = "#d9a441";
  const handle = rounded(-17, radius + 18, 34, 210, 17);
  return (
    `<g transform="translate(10 16)" opacity=".26" filter="${drawing.blur(8)}">${stroke(lens, "#3a2414", 22)}${placed(fill(handle, "#3a2414"), { move: [x, y], turn: -38 })}</g>` +
    fill(lens, "#dcebfb") +
    clipped(drawing.clip(lens), `<g transform="translate(${x} ${y}) scale(1.55) translate(${-x} ${-y})">${seen}</g>`) +
    fill(
      lens,
      drawing.radial([0.34, 0.28], 0.85, [
        [0, "#ffffff", 0.22],
        [0.4, "#ffffff", 0.04],
        [0.8, "#cfe6ff", 0.1],
        [1, "#5a86b5", 0.3],
      ]),
    ) +
    stroke(
      `M${x - radius * 0.66} ${y - radius * 0.34}A${radius * 0.76} ${radius * 0.76} 0 0 1 ${x - radius * 0.1} ${y - radius * 0.74}`,
      "#ffffff",
      9,
      { opacity: 0.85 },
    ) +
    placed(
      fill(rounded(-12, radius + 2, 24, 30, 6), darker(brass, 0.2)) +
        fill(
          handle,
          drawing.linear(
            [0, 0],
            [1, 0],
            [
              [0, "#f0967c"],
              [0.35, "#e5785d"],
              [1, "#a84a34"],
            ],
          ),
        ),
      { move: [x, y], turn: -38 },
    ) +
    stroke(lens, darker(brass, 0.45), 22) +
    stroke(lens, brass, 16) +
    `<g transform="translate(-2 -3)">${stroke(lens, lighter(brass, 0.75), 4, { opacity: 0.8 })}</g>`
  );
}

/** A cushion nobody has lain on yet, and a cat that wonders about it. */
export function emptyPets(drawing: Drawing): string {
  return (
    blob(drawing, "lilac", "pets") +
    placed(donutBed(drawing, randomFrom("empty bed"), "#f4e8d8", imprint), { move: [112, 180], scale: 0.76 }) +
    cat(
      drawing,
      "oreo",
      "sitSide",
      { x: 796, y: 664, scale: 0.86 },
      { turn: -30, tilt: 4, raise: -4, gaze: [-0.7, -0.4] },
    )
  );
}

/** Whoever it is meant for has only left a paw print. */
const imprint = placed(emblemAt(paw("#d9a58c"), 0, 0, 170), { move: [400, 446], scale: [1, 0.5], opacity: 0.8 });
