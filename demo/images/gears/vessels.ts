import { type Colour, darker, lighter } from "../lib/colour.ts";
import type { Drawing } from "../lib/drawing.ts";
import { onCylinder, warp, warpPath } from "../lib/warp.ts";
import { type Label, printed } from "./labels.ts";
import { roundShade } from "./shading.ts";
import { clipped, fill, line, repeat, rounded, stroke } from "./shapes.ts";
import { disc, type Ring, turned } from "./turned.ts";

interface Wrapped {
  radius: number;
  /** Where the label's middle sits, and how much of the wall it covers. */
  at: number;
  height: number;
  reach?: number;
  tilt: number;
}

/** A paper label glued around a round wall. */
export function wrapped(drawing: Drawing, label: Label, { radius, at, height, reach = 1.25, tilt }: Wrapped): string {
  const wall = onCylinder([0, at], radius * 1.005, radius * tilt);
  const half = radius * reach;
  const paper = warpPath(rounded(-half, -height / 2, half * 2, height, 10), wall);
  return (
    fill(paper, label.ground) +
    clipped(
      drawing.clip(paper),
      warp(printed(label, radius * 1.75, height), wall) + fill(paper, roundShade(drawing), 0.8),
    ) +
    stroke(paper, darker(label.ground, 0.4), 1.6, { opacity: 0.35 })
  );
}

/** Vertical knurls around a lid or cap. */
export function knurls(radius: number, top: number, bottom: number, tilt: number, colour: Colour): string {
  return repeat(21, (index) => {
    const angle = -1.45 + index * 0.145;
    const [x, dip] = [Math.sin(angle) * radius, Math.cos(angle) * radius * tilt];
    return (
      stroke(line([x, top + dip], [x, bottom + dip]), darker(colour, 0.5), 2.4, { opacity: 0.28 }) +
      stroke(line([x + 3, top + dip], [x + 3, bottom + dip]), lighter(colour, 0.6), 1.6, { opacity: 0.24 })
    );
  });
}

interface PumpBottle {
  radius: number;
  height: number;
  colour: Colour;
  pump: Colour;
  label: Label;
}

/** A bottle with a lotion pump whose spout points left, bottom centre at (0, 0). */
export function pumpBottle(drawing: Drawing, { radius, height, colour, pump, label }: PumpBottle): string {
  const tilt = 0.14;
  const wall = height * 0.7;
  const rings: Ring[] = [
    [-wall, radius * 0.36],
    [-wall + 14, radius * 0.42],
    [-wall + radius * 0.34, radius * 0.9],
    [-wall + radius * 0.62, radius],
    [-radius * 0.2, radius],
    [0, radius * 0.93],
  ];
  const collar = {
    middle: 0,
    rings: [
      [-wall - height * 0.075, radius * 0.42],
      [-wall + 4, radius * 0.44],
    ] as const,
    tilt,
    straight: true,
  };
  const stem = {
    middle: 0,
    rings: [
      [-height * 0.93, radius * 0.13],
      [-wall - height * 0.07, radius * 0.13],
    ] as const,
    tilt,
    straight: true,
  };
  const head = warpPath(
    "M-1.02 -0.915Q-1.06 -0.945 -0.9 -0.955L-0.3 -0.985Q0.36 -1 0.38 -0.955L0.36 -0.92Q0.2 -0.9 -0.3 -0.91L-0.82 -0.925L-0.86 -0.895L-1.02 -0.895Z",
    ([x, y]) => [x * radius, y * height],
  );
  const gloss = rounded(-radius * 0.82, -wall + radius * 0.6, radius * 0.15, wall - radius * 0.9, radius * 0.08);
  return (
    turned(drawing, { middle: 0, rings, tilt }, colour) +
    wrapped(drawing, label, { radius, at: -wall * 0.43, height: wall * 0.62, tilt }) +
    fill(gloss, "#ffffff", 0.34) +
    turned(drawing, stem, darker(pump, 0.1)) +
    turned(drawing, collar, pump) +
    knurls(radius * 0.42, -wall - height * 0.065, -wall, tilt, pump) +
    disc(drawing, 0, -wall - height * 0.075, radius * 0.42, tilt, lighter(pump, 0.1)) +
    turned(
      drawing,
      {
        middle: 0,
        rings: [
          [-height * 0.93, radius * 0.13],
          [-wall - height * 0.085, radius * 0.13],
        ],
        tilt,
        straight: true,
      },
      pump,
    ) +
    fill(
      head,
      drawing.linear(
        [0, 0],
        [0.3, 1],
        [
          [0, lighter(pump, 0.5)],
          [0.45, pump],
          [1, darker(pump, 0.4)],
        ],
      ),
    )
  );
}
