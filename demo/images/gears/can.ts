import { type Colour, darker, lighter } from "../lib/colour.ts";
import type { Drawing } from "../lib/drawing.ts";
import { onCylinder, warp } from "../lib/warp.ts";
import { type Label, printed } from "./labels.ts";
import { contact, metalStops, roundShade, steel } from "./shading.ts";
import { arc, clipped, ellipse, fill, placed, repeat, stroke } from "./shapes.ts";
import { disc, silhouette, turned } from "./turned.ts";

interface Can {
  radius: number;
  height: number;
  label: Label;
  tilt?: number;
  /** Drawn on the open top instead of the lid. */
  filling?: string;
}

/** A tin can, bottom centre at (0, 0). */
export function can(drawing: Drawing, { radius, height, label, tilt = 0.2, filling }: Can): string {
  const rim = radius * 0.06;
  const wall = {
    middle: 0,
    rings: [
      [-height + rim * 1.4, radius],
      [-rim * 1.2, radius],
    ] as const,
    tilt,
    straight: true,
  };
  const outline = silhouette(wall);
  const ring = (y: number) =>
    turned(
      drawing,
      {
        middle: 0,
        rings: [
          [y - rim, radius * 1.02],
          [y, radius * 1.02],
        ],
        tilt,
        straight: true,
      },
      steel,
      metalStops(steel),
    );
  return (
    ring(0) +
    fill(outline, label.ground) +
    clipped(
      drawing.clip(outline),
      warp(
        printed(label, radius * 1.7, height * 0.92),
        onCylinder([0, -height * 0.5 + radius * tilt], radius, radius * tilt),
      ) + fill(outline, roundShade(drawing)),
    ) +
    stroke(placedArc(radius, -rim * 1.3, tilt), "#2a1408", 3, { opacity: 0.25 }) +
    ring(-height + rim) +
    (filling ? opened(drawing, radius, height, tilt, filling) : lid(drawing, radius, height, tilt))
  );
}

const placedArc = (radius: number, y: number, tilt: number) => arc(0, y, radius, radius * tilt);

function lid(drawing: Drawing, radius: number, height: number, tilt: number): string {
  const paint = drawing.linear([0, 0], [1, 0.6], metalStops("#ccd3d8"));
  const ring = (share: number, colour: Colour, width: number) =>
    stroke(ellipse(0, -height, radius * share, radius * share * tilt), colour, width, { opacity: 0.6 });
  const pull =
    stroke(ellipse(0, 0, radius * 0.2, radius * 0.2 * tilt * 1.1), "#7f8a92", radius * 0.075) +
    stroke(ellipse(0, -radius * 0.012, radius * 0.2, radius * 0.2 * tilt * 1.1), "#eef2f4", radius * 0.045) +
    fill(ellipse(-radius * 0.26, radius * 0.02, radius * 0.13, radius * 0.05), "#dfe5e8");
  return (
    fill(ellipse(0, -height, radius * 1.02, radius * 1.02 * tilt), paint) +
    ring(1, "#ffffff", 2.4) +
    ring(0.9, "#6e7a82", 2.4) +
    ring(0.88, "#ffffff", 1.8) +
    ring(0.62, "#6e7a82", 1.6) +
    placed(pull, { move: [radius * 0.28, -height + radius * tilt * 0.12] })
  );
}

function opened(drawing: Drawing, radius: number, height: number, tilt: number, filling: string): string {
  const mouth = ellipse(0, -height + radius * 0.02, radius * 0.92, radius * 0.92 * tilt);
  return (
    fill(
      ellipse(0, -height, radius * 1.02, radius * 1.02 * tilt),
      drawing.linear([0, 0], [1, 0.6], metalStops("#ccd3d8")),
    ) +
    fill(mouth, "#6d3a1c") +
    clipped(drawing.clip(mouth), placed(filling, { move: [0, -height + radius * 0.06] })) +
    stroke(mouth, darker(steel, 0.4), 3, { opacity: 0.6 }) +
    stroke(ellipse(0, -height, radius, radius * tilt), "#ffffff", 2.4, { opacity: 0.8 })
  );
}

interface Cup {
  radius: number;
  height: number;
  colour: Colour;
  foil: Colour;
  label: Label;
  filling?: string;
  tilt?: number;
}

/** A small tapered cup with a peel-off foil lid, bottom centre at (0, 0). */
export function cup(drawing: Drawing, { radius, height, colour, foil, label, filling, tilt = 0.34 }: Cup): string {
  const base = radius * 0.78;
  const ribs = repeat(13, (index) => {
    const angle = -1.3 + index * 0.217;
    const x = Math.sin(angle);
    return stroke(
      `M${(x * radius * 0.97).toFixed(1)} ${(-height + Math.cos(angle) * radius * tilt + 8).toFixed(1)}L${(x * base).toFixed(1)} ${(Math.cos(angle) * base * tilt).toFixed(1)}`,
      darker(colour, 0.4),
      2,
      { opacity: 0.16 },
    );
  });
  const top = filling
    ? openCup(drawing, radius, height, tilt, colour, filling)
    : sealedCup(drawing, radius, height, tilt, foil, label);
  return (
    contact(drawing, radius * 0.1, radius * 0.2, radius * 1.15, radius * 0.4, 0.6) +
    turned(
      drawing,
      {
        middle: 0,
        rings: [
          [-height, radius],
          [0, base],
        ],
        tilt,
        straight: true,
      },
      colour,
    ) +
    ribs +
    top
  );
}

function sealedCup(drawing: Drawing, radius: number, height: number, tilt: number, foil: Colour, label: Label): string {
  const wide = radius * 1.1;
  const print = warp(printed(label, radius * 2, radius * 2), ([x, y]) => [x * 0.82, -height + y * 0.82 * tilt]);
  return (
    fill(ellipse(2, -height + 7, wide, wide * tilt), darker(foil, 0.45)) +
    disc(drawing, 0, -height, wide, tilt, foil) +
    fill(
      `M${wide * 0.86} ${-height + wide * tilt * 0.42}L${wide * 1.24} ${-height + wide * tilt * 0.78}L${wide * 0.72} ${-height + wide * tilt * 0.74}Z`,
      lighter(foil, 0.2),
    ) +
    print +
    fill(
      ellipse(-radius * 0.4, -height - radius * tilt * 0.4, radius * 0.34, radius * 0.12),
      drawing.radial([0.5, 0.5], 0.5, [
        [0, "#ffffff", 0.7],
        [1, "#ffffff", 0],
      ]),
    )
  );
}

function openCup(
  drawing: Drawing,
  radius: number,
  height: number,
  tilt: number,
  colour: Colour,
  filling: string,
): string {
  const mouth = ellipse(0, -height, radius * 0.92, radius * 0.92 * tilt);
  return (
    disc(drawing, 0, -height, radius * 1.1, tilt, lighter(colour, 0.2)) +
    fill(mouth, darker(colour, 0.4)) +
    clipped(drawing.clip(mouth), placed(filling, { move: [0, -height] })) +
    stroke(mouth, darker(colour, 0.4), 2.4, { opacity: 0.5 })
  );
}
