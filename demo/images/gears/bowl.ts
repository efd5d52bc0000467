import { type Colour, darker, lighter } from "../lib/colour.ts";
import type { Drawing } from "../lib/drawing.ts";
import { onCylinder, warp } from "../lib/warp.ts";
import { type Emblem, emblemAt } from "./emblems.ts";
import { glow, grain } from "./shading.ts";
import { arc, clipped, ellipse, fill, placed, stroke } from "./shapes.ts";
import { disc, type Ring, silhouette, turned } from "./turned.ts";

interface Bowl {
  radius: number;
  height: number;
  colour: Colour;
  inside?: Colour;
  tilt?: number;
  /** Bottom radius as a share of the rim; above 1 the bowl widens downward and cannot be tipped over. */
  foot?: number;
  lip?: number;
  emblem?: Emblem;
  speckled?: boolean;
  /** Drawn inside, around the centre of the opening, clipped to it. */
  filling?: string;
  /** Drawn over the opening and allowed to rise above the rim. */
  heap?: string;
}

/** A round bowl, bottom centre at (0, 0). */
export function bowl(drawing: Drawing, options: Bowl): string {
  const {
    radius,
    height,
    colour,
    inside = lighter(colour, 0.55),
    tilt = 0.36,
    foot = 0.72,
    lip = 0.08,
    emblem,
    speckled = false,
    filling = "",
    heap = "",
  } = options;
  const rings: Ring[] = [
    [-height, radius],
    [-height * 0.86, radius * 0.995],
    [-height * 0.45, radius * (0.5 + foot * 0.48)],
    [-height * 0.1, radius * foot * 1.01],
    [0, radius * foot * 0.96],
  ];
  const outline = silhouette({ middle: 0, rings, tilt });
  const mouth = ellipse(0, -height, radius * (1 - lip), radius * (1 - lip) * tilt);
  return (
    turned(drawing, { middle: 0, rings, tilt }, colour) +
    clipped(
      drawing.clip(outline),
      (speckled
        ? grain(drawing, ellipse(0, -height / 2, radius * 1.1, height), darker(colour, 0.5), {
            size: 0.35,
            strength: 0.5,
          })
        : "") +
        fill(ellipse(0, radius * foot * tilt, radius * foot, height * 0.22), darker(colour, 0.5), 0.25) +
        (emblem
          ? warp(
              emblemAt(emblem, 0, 0, height * 0.46),
              onCylinder([0, -height * 0.42 + radius * tilt * 0.86], radius * 0.9, radius * tilt * 0.8),
            )
          : ""),
    ) +
    fill(ellipse(-radius * 0.62, -height * 0.5 + radius * tilt * 0.5, radius * 0.07, height * 0.22), "#ffffff", 0.3) +
    disc(drawing, 0, -height, radius, tilt, lighter(colour, 0.22)) +
    fill(
      mouth,
      drawing.linear(
        [0.1, 0],
        [0.8, 1],
        [
          [0, darker(inside, 0.36)],
          [0.5, darker(inside, 0.12)],
          [1, lighter(inside, 0.3)],
        ],
      ),
    ) +
    clipped(
      drawing.clip(mouth),
      placed(filling, { move: [0, -height] }) +
        glow(drawing, -radius * 0.3, -height - radius * tilt * 0.9, radius * 1.1, radius * tilt * 0.7, "#2a1408", 0.45),
    ) +
    stroke(mouth, darker(inside, 0.4), 2, { opacity: 0.4 }) +
    (heap
      ? placed(heap, { move: [0, -height] }) +
        stroke(arc(0, -height, radius * 0.97, radius * 0.97 * tilt), lighter(colour, 0.5), radius * 0.035, {
          opacity: 0.9,
        })
      : "")
  );
}
