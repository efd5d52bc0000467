import { type Colour, darker, lighter } from "../lib/colour.ts";
import type { Drawing } from "../lib/drawing.ts";
import { warpPath } from "../lib/warp.ts";
import type { Label } from "./labels.ts";
import { roundShade } from "./shading.ts";
import { clipped, ellipse, fill, repeat, rounded, stroke } from "./shapes.ts";
import { disc, hollow, type Ring, silhouette, turned } from "./turned.ts";
import { knurls, wrapped } from "./vessels.ts";

interface Jar {
  radius: number;
  height: number;
  glass: Colour;
  lid: Colour;
  label: Label;
  /** Amber glass shows its filling through; a tub does not. */
  filling?: string;
  shaker?: boolean;
  open?: boolean;
}

/** A wide-mouthed jar with a screw lid, bottom centre at (0, 0). */
export function jar(
  drawing: Drawing,
  { radius, height, glass, lid, label, filling, shaker = false, open = false }: Jar,
): string {
  const tilt = 0.17;
  const neck = radius * 0.8;
  const lidHigh = height * 0.17;
  const shoulder = -height + lidHigh;
  const rings: Ring[] = [
    [shoulder, neck],
    [shoulder + 10, neck],
    [shoulder + height * 0.1, radius * 0.98],
    [shoulder + height * 0.17, radius],
    [-height * 0.06, radius],
    [0, radius * 0.92],
  ];
  const outline = silhouette({ middle: 0, rings, tilt });
  const body = turned(drawing, { middle: 0, rings, tilt }, glass);
  const inside = filling
    ? clipped(drawing.clip(outline), filling + fill(outline, glass, 0.34) + fill(outline, roundShade(drawing)))
    : "";
  const gloss = fill(
    warpPath(rounded(-radius * 0.86, -height * 0.64, radius * 0.16, height * 0.56, radius * 0.08), ([x, y]) => [x, y]),
    "#ffffff",
    0.3,
  );
  const cap = open
    ? disc(drawing, 0, shoulder, neck, tilt, lighter(glass, 0.35)) +
      hollow(drawing, 0, shoulder, neck * 0.9, tilt, glass)
    : lidOf(drawing, neck * 1.1, -height, lidHigh, tilt, lid, shaker);
  return (
    body +
    inside +
    wrapped(drawing, label, { radius, at: -height * 0.36 + radius * tilt * 0.6, height: height * 0.5, tilt }) +
    gloss +
    cap
  );
}

export function lidOf(
  drawing: Drawing,
  radius: number,
  top: number,
  high: number,
  tilt: number,
  colour: Colour,
  shaker = false,
): string {
  const holes = shaker
    ? repeat(13, (index) => {
        const ring = index === 0 ? 0 : index < 5 ? 0.3 : 0.6;
        const angle = index < 5 ? index * 1.571 : index * 0.785;
        return fill(
          ellipse(
            Math.cos(angle) * ring * radius,
            top + Math.sin(angle) * ring * radius * tilt,
            radius * 0.06,
            radius * 0.06 * tilt * 1.4,
          ),
          darker(colour, 0.7),
        );
      })
    : stroke(ellipse(0, top, radius * 0.8, radius * 0.8 * tilt), darker(colour, 0.3), 2, { opacity: 0.4 });
  return (
    turned(
      drawing,
      {
        middle: 0,
        rings: [
          [top, radius],
          [top + high, radius * 1.02],
        ],
        tilt,
        straight: true,
      },
      colour,
    ) +
    knurls(radius, top + 8, top + high - 4, tilt, colour) +
    disc(drawing, 0, top, radius, tilt, lighter(colour, 0.1)) +
    holes
  );
}
