import { floorShadow } from "../lib/backdrop.ts";
import { type Colour, darker, lighter } from "../lib/colour.ts";
import type { Drawing } from "../lib/drawing.ts";
import { type Point, smooth } from "../lib/path.ts";
import { type Surface, warp, warpPath } from "../lib/warp.ts";
import { type Label, printed } from "./labels.ts";
import { glow, grain, softStroke } from "./shading.ts";
import { clipped, fill, line, placed, polygon, repeat, rounded, stroke } from "./shapes.ts";

interface Bag {
  width: number;
  height: number;
  label: Label;
  top?: "crimp" | "roll" | "handle" | "zip";
  /** Width of the side fold that shows on the right. */
  side?: number;
  paper?: boolean;
  /** A clear field in the label showing what is inside; drawn around zero, `[width, height]` large. */
  window?: { size: Point; at: Point; content: string; round?: number };
}

/** A standing bag, its bottom centre at (0, 0). Artwork bulges with the filling: narrower at top and bottom. */
export function bag(
  drawing: Drawing,
  { width, height, label, top = "crimp", side = 0, paper = false, window }: Bag,
): string {
  const bulge: Surface = ([x, y]) => {
    const v = y / height + 0.5;
    const full = 0.93 + 0.085 * Math.sin(Math.min(1, Math.max(0, v)) ** 0.8 * Math.PI);
    const sag = (1 - ((2 * x) / width) ** 2) * height * 0.012 * Math.max(0, v - 0.15);
    return [x * full, y - height / 2 + sag];
  };
  const face = warpPath(rounded(-width / 2, -height / 2, width, height, paper ? 5 : 12), bulge);
  const ground = label.ground;
  return (
    floorShadow(drawing, [side * 0.4, -4], [width * 0.56 + side * 0.4, height * 0.05 + 10]) +
    (side ? sideFold(width, height, side, ground, bulge) : "") +
    fill(face, ground) +
    clipped(
      drawing.clip(face),
      warp(printed(label, width, height), ([x, y]) => bulge([x, y + (top === "roll" ? height * 0.03 : 0)])) +
        (window ? pane(drawing, window, bulge) : "") +
        (paper
          ? grain(drawing, rounded(0, 0, drawing.width, drawing.height, 1), darker(ground, 0.35), {
              size: 0.5,
              strength: 0.28,
              stretch: 0.3,
            })
          : "") +
        folds(drawing, width, height, top) +
        sheen(drawing, width, height, paper),
    ) +
    stroke(face, darker(ground, 0.35), 1.6, { opacity: 0.45 }) +
    topEdge(drawing, top, width, height, ground, bulge)
  );
}

function sideFold(width: number, height: number, side: number, ground: Colour, bulge: Surface): string {
  const edge = (v: number): Point => bulge([width / 2 - 2, (v - 0.5) * height]);
  const out = (v: number, reach: number): Point => [
    edge(v)[0] + reach,
    edge(v)[1] - height * 0.028 * (v > 0.5 ? 1 : -0.2),
  ];
  const far = [out(0.02, side * 0.1), out(0.14, side * 0.75), out(0.5, side), out(0.86, side), out(0.985, side * 0.9)];
  const near = [edge(0.985), edge(0.8), edge(0.5), edge(0.2), edge(0.02)];
  const crease = [edge(0.08), out(0.3, side * 0.45), out(0.86, side * 0.45), out(0.985, side * 0.4)];
  return (
    fill(smooth([...far, ...near], { tightness: 9 }), darker(ground, 0.3)) +
    fill(smooth([...crease, ...near.slice(0, 4)], { tightness: 10 }), darker(ground, 0.44)) +
    stroke(smooth(crease, { closed: false, tightness: 9 }), lighter(ground, 0.3), 1.6, { opacity: 0.3 })
  );
}

function folds(drawing: Drawing, width: number, height: number, top: NonNullable<Bag["top"]>): string {
  const pleat = (x: number, long: number, lean: number, paint: Colour, opacity: number) =>
    softStroke(
      drawing,
      `M${x * width} ${-height * 0.93}Q${x * width + lean * 0.3} ${-height * (0.93 - long * 0.5)} ${x * width + lean} ${-height * (0.93 - long)}`,
      paint,
      9,
      { soft: 7, opacity: opacity },
    );
  const stiff = top === "roll" ? 0.6 : 1;
  return (
    pleat(-0.3, 0.16 * stiff, 14, "#2a1408", 0.2) +
    pleat(-0.27, 0.14 * stiff, 16, "#fffaf0", 0.3) +
    pleat(-0.08, 0.1 * stiff, -8, "#2a1408", 0.2) +
    pleat(0.14, 0.12 * stiff, 8, "#2a1408", 0.16) +
    pleat(0.17, 0.1 * stiff, 10, "#fffaf0", 0.24) +
    pleat(0.36, 0.2 * stiff, -18, "#2a1408", 0.2) +
    softStroke(
      drawing,
      `M${-width * 0.47} ${-height * 0.03}Q${-width * 0.3} ${-height * 0.09} ${-width * 0.2} ${-height * 0.02}`,
      "#2a1408",
      8,
      { soft: 7, opacity: 0.22 },
    ) +
    softStroke(
      drawing,
      `M${width * 0.47} ${-height * 0.04}Q${width * 0.34} ${-height * 0.12} ${width * 0.22} ${-height * 0.02}`,
      "#2a1408",
      9,
      { soft: 7, opacity: 0.26 },
    )
  );
}

function sheen(drawing: Drawing, width: number, height: number, paper: boolean): string {
  const across = drawing.linear(
    [0, 0],
    [1, 0],
    [
      [0, "#2a1408", 0.3],
      [0.07, "#2a1408", 0.08],
      [0.2, "#fffaf0", paper ? 0.16 : 0.32],
      [0.34, "#fffaf0", 0.08],
      [0.56, "#2a1408", 0],
      [0.86, "#2a1408", 0.26],
      [1, "#2a1408", 0.4],
    ],
  );
  const down = drawing.linear(
    [0, 0],
    [0, 1],
    [
      [0, "#fffaf0", 0.14],
      [0.2, "#fffaf0", 0],
      [0.75, "#2a1408", 0],
      [1, "#2a1408", 0.26],
    ],
  );
  const whole = rounded(-width * 0.53, -height * 1.02, width * 1.06, height * 1.04, 1);
  const gloss = paper
    ? ""
    : softStroke(
        drawing,
        `M${-width * 0.4} ${-height * 0.86}Q${-width * 0.46} ${-height * 0.5} ${-width * 0.41} ${-height * 0.1}`,
        "#ffffff",
        width * 0.035,
        { soft: 7, opacity: 0.4 },
      );
  return fill(whole, across) + fill(whole, down) + gloss;
}

function topEdge(
  drawing: Drawing,
  top: NonNullable<Bag["top"]>,
  width: number,
  height: number,
  ground: Colour,
  bulge: Surface,
): string {
  const high = top === "roll" ? 44 : top === "handle" ? 78 : 36;
  const [left] = bulge([-width / 2, -height / 2]);
  const half = -left;
  const shade = drawing.linear(
    [0, 0],
    [1, 0],
    [
      [0, darker(ground, 0.34)],
      [0.22, lighter(ground, 0.18)],
      [0.55, darker(ground, 0.1)],
      [1, darker(ground, 0.4)],
    ],
  );
  if (top === "roll") {
    const roll = rounded(-half - 5, -height - 14, half * 2 + 10, high, 15);
    return (
      glow(drawing, 0, -height + high - 6, half, 22, "#2a1408", 0.5) +
      fill(roll, shade) +
      stroke(line([-half, -height + 4], [half, -height + 4]), darker(ground, 0.5), 2.4, { opacity: 0.4 }) +
      stroke(line([-half + 4, -height - 8], [half - 6, -height - 8]), lighter(ground, 0.6), 3, { opacity: 0.6 })
    );
  }
  const strip = polygon([
    [-half, -height + 4],
    [-half - 3, -height - high + 6],
    [half + 3, -height - high + 6],
    [half, -height + 4],
  ]);
  const count = Math.floor(width / 9);
  const ridges = repeat(count, (index) => {
    const x = -half + 6 + (index * (half * 2 - 12)) / count;
    return stroke(line([x, -height - high + 9], [x, -height]), darker(ground, 0.6), 2, { opacity: 0.22 });
  });
  const slot = rounded(-48, -height - high + 24, 96, 28, 14);
  const rail = rounded(-half + 6, -height + 14, half * 2 - 12, 9, 4);
  return (
    fill(strip, shade) +
    (top === "handle"
      ? fill(slot, darker(ground, 0.62)) + stroke(slot, lighter(ground, 0.5), 2.4, { opacity: 0.5 })
      : ridges) +
    (top === "zip"
      ? fill(rail, lighter(ground, 0.35), 0.75) +
        stroke(line([-half + 8, -height + 25], [half - 8, -height + 25]), darker(ground, 0.5), 2, { opacity: 0.4 })
      : "") +
    stroke(line([-half, -height + 4], [half, -height + 4]), darker(ground, 0.5), 2, { opacity: 0.4 }) +
    stroke(line([-half, -height + 7], [half, -height + 7]), lighter(ground, 0.5), 1.6, { opacity: 0.4 })
  );
}

function pane(drawing: Drawing, { size, at, content, round = 30 }: NonNullable<Bag["window"]>, bulge: Surface): string {
  const outline = warpPath(rounded(at[0] - size[0] / 2, at[1] - size[1] / 2, size[0], size[1], round), bulge);
  const centre = bulge(at);
  return (
    fill(outline, "#3b2717") +
    clipped(drawing.clip(outline), placed(content, { move: centre })) +
    softStroke(drawing, outline, "#2a1408", 10, { soft: 5, opacity: 0.4 }) +
    stroke(outline, "#fffaf0", 4, { opacity: 0.8 })
  );
}
