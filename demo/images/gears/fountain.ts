import { floorShadow } from "../lib/backdrop.ts";
import { type Colour, lighter } from "../lib/colour.ts";
import type { Drawing } from "../lib/drawing.ts";
import { ellipse, fill, repeat, stroke } from "./shapes.ts";
import { disc, type Ring, turned } from "./turned.ts";
import { softStroke } from "./shading.ts";

export function fountain(drawing: Drawing, colour: Colour): string {
  const rings: Ring[] = [
    [420, 236],
    [450, 250],
    [560, 240],
    [640, 206],
    [660, 190],
  ];
  const tower: Ring[] = [
    [250, 92],
    [270, 104],
    [350, 96],
    [440, 110],
  ];
  const fall = "M372 262C300 300 262 360 256 424L300 430C306 370 336 320 396 286Z";
  const fall2 = "M430 264C500 300 540 356 548 424L506 432C498 374 470 322 410 288Z";
  const water = drawing.linear(
    [0, 0],
    [0, 1],
    [
      [0, "#e8f8ff", 0.95],
      [1, "#9fd6ee", 0.8],
    ],
  );
  return (
    floorShadow(drawing, [410, 668], [250, 40], 0.34) +
    turned(drawing, { middle: 400, rings, tilt: 0.26 }, colour) +
    disc(drawing, 400, 420, 238, 0.26, lighter(colour, 0.2)) +
    fill(
      ellipse(400, 420, 220, 54),
      drawing.linear(
        [0.1, 0],
        [0.8, 1],
        [
          [0, "#5f9db8"],
          [0.5, "#8cc9e0"],
          [1, "#d3f0fa"],
        ],
      ),
    ) +
    repeat(3, (index) => stroke(ellipse(400, 424, 130 + index * 38, 28 + index * 11), "#ffffff", 3, { opacity: 0.5 })) +
    turned(drawing, { middle: 400, rings: tower, tilt: 0.28 }, colour) +
    disc(drawing, 400, 250, 92, 0.3, lighter(colour, 0.2)) +
    fill(ellipse(400, 250, 76, 20), "#8cc9e0") +
    fill(ellipse(400, 236, 26, 16), "#e8f8ff") +
    stroke("M400 236Q396 200 404 196", "#e8f8ff", 13) +
    fill(fall, water) +
    fill(fall2, water) +
    stroke("M366 276C318 310 286 360 280 424M440 280C488 316 520 360 528 424", "#ffffff", 5, { opacity: 0.9 }) +
    (
      [
        [278, 428, 34],
        [528, 430, 34],
      ] as const
    )
      .map(([x, y, r]) => fill(ellipse(x, y, r, r * 0.3), "#ffffff", 0.75))
      .join("") +
    (
      [
        [236, 396, 7],
        [308, 404, 5],
        [562, 398, 7],
        [500, 402, 5],
        [412, 176, 6],
        [386, 186, 4],
      ] as const
    )
      .map(
        ([x, y, r]) => fill(ellipse(x, y, r), "#d6f1fb") + fill(ellipse(x - r * 0.3, y - r * 0.3, r * 0.3), "#ffffff"),
      )
      .join("") +
    softStroke(drawing, "M196 500Q204 590 236 630", "#ffffff", 18, { soft: 6, opacity: 0.45 }) +
    stroke("M628 600C690 604 710 664 820 668", "#55666d", 9)
  );
}
