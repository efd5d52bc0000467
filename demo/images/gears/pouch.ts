import { floorShadow } from "../lib/backdrop.ts";
import { type Colour, darker, lighter } from "../lib/colour.ts";
import type { Drawing } from "../lib/drawing.ts";
import { type Point, smooth } from "../lib/path.ts";
import { type Surface, warp, warpPath } from "../lib/warp.ts";
import { type Label, printed } from "./labels.ts";
import { grain, softStroke } from "./shading.ts";
import { clipped, ellipse, fill, line, placed, repeat, rounded, stroke } from "./shapes.ts";

interface Pouch {
  width: number;
  height: number;
  label: Label;
  /** Unbleached paper, printed in one ink, instead of glossy film. */
  kraft?: boolean;
  window?: { size: Point; at: Point; content: string };
}

/** A stand-up pouch with a round foot, a zip and a hang hole; bottom centre at (0, 0). */
export function pouch(drawing: Drawing, { width, height, label, kraft = false, window }: Pouch): string {
  const half = width / 2;
  const outline = warpPath(
    "M-0.93 -1L0.93 -1C0.95 -0.75 1 -0.5 1 -0.1C1 -0.02 0.6 0.025 0 0.03C-0.6 0.025 -1 -0.02 -1 -0.1C-1 -0.5 -0.95 -0.75 -0.93 -1Z",
    ([x, y]) => [x * half, y * height],
  );
  const swell: Surface = ([x, y]) => {
    const v = y / height + 0.5;
    return [x * (0.94 + 0.06 * v), y * 0.86 - height * 0.45 + (1 - ((2 * x) / width) ** 2) * height * 0.03 * v];
  };
  const ground = label.ground;
  return (
    floorShadow(drawing, [10, 2], [half * 1.1, height * 0.05 + 10]) +
    fill(outline, ground) +
    clipped(
      drawing.clip(outline),
      warp(printed(label, width, height), swell) +
        (window ? opening(drawing, window, swell) : "") +
        (kraft
          ? grain(drawing, rounded(-half, -height, width, height * 1.05, 1), darker(ground, 0.4), {
              size: 0.7,
              strength: 0.16,
              stretch: 0.4,
            })
          : "") +
        foot(drawing, half, height) +
        light(drawing, half, height, kraft) +
        seals(half, height, ground),
    ) +
    stroke(outline, lighter(ground, 0.5), 2, { opacity: 0.4 }) +
    notch(half, height, ground)
  );
}

function foot(drawing: Drawing, half: number, height: number): string {
  const fold = `M${-half} ${-height * 0.2}C${-half * 0.7} ${-height * 0.02} ${half * 0.7} ${-height * 0.02} ${half} ${-height * 0.2}L${half} ${height * 0.1}L${-half} ${height * 0.1}Z`;
  return (
    fill(
      fold,
      drawing.linear(
        [0, 0],
        [0, 1],
        [
          [0, "#2a1408", 0.3],
          [0.5, "#2a1408", 0.12],
          [1, "#2a1408", 0.34],
        ],
      ),
      0.8,
    ) + stroke(fold, "#fffaf0", 2.4, { opacity: 0.35 })
  );
}

function light(drawing: Drawing, half: number, height: number, kraft: boolean): string {
  const across = drawing.linear(
    [0, 0],
    [1, 0],
    [
      [0, "#2a1408", 0.32],
      [0.09, "#2a1408", 0.06],
      [0.22, "#fffaf0", kraft ? 0.18 : 0.36],
      [0.36, "#fffaf0", 0.06],
      [0.6, "#2a1408", 0],
      [0.9, "#2a1408", 0.3],
      [1, "#2a1408", 0.42],
    ],
  );
  const dents = smooth(
    [
      [-half * 0.9, -height * 0.82],
      [-half * 0.55, -height * 0.7],
      [-half * 0.66, -height * 0.55],
    ],
    { closed: false },
  );
  const dent = smooth(
    [
      [half * 0.9, -height * 0.8],
      [half * 0.6, -height * 0.68],
      [half * 0.72, -height * 0.5],
    ],
    { closed: false },
  );
  return (
    fill(rounded(-half, -height, half * 2, height * 1.06, 1), across) +
    softStroke(drawing, dents, "#fffaf0", 12, { soft: 9, opacity: kraft ? 0.22 : 0.42 }) +
    softStroke(drawing, dent, "#2a1408", 13, { soft: 9, opacity: 0.26 }) +
    (kraft
      ? ""
      : softStroke(
          drawing,
          `M${-half * 0.8} ${-height * 0.72}Q${-half * 0.88} ${-height * 0.4} ${-half * 0.8} ${-height * 0.18}`,
          "#ffffff",
          13,
          { soft: 6, opacity: 0.5 },
        ))
  );
}

function seals(half: number, height: number, ground: Colour): string {
  return (
    fill(rounded(-half, -height, half * 2, height * 0.085, 1), darker(ground, 0.12), 0.6) +
    repeat(3, (i) =>
      stroke(
        line([-half, -height * (0.985 - i * 0.022)], [half, -height * (0.985 - i * 0.022)]),
        lighter(ground, 0.5),
        1.6,
        { opacity: 0.4 },
      ),
    ) +
    stroke(line([-half, -height * 0.855], [half, -height * 0.855]), darker(ground, 0.5), 4, { opacity: 0.35 }) +
    stroke(line([-half, -height * 0.845], [half, -height * 0.845]), lighter(ground, 0.6), 2.4, { opacity: 0.6 }) +
    fill(ellipse(0, -height * 0.955, 13), darker(ground, 0.6)) +
    stroke(ellipse(0, -height * 0.955, 13), lighter(ground, 0.6), 2, { opacity: 0.6 })
  );
}

const notch = (half: number, height: number, ground: Colour) =>
  placed(fill("M0 -7L-10 0L0 7Z", darker(ground, 0.3), 0.7), { move: [half * 0.935, -height * 0.89] });

function opening(drawing: Drawing, { size, at, content }: NonNullable<Pouch["window"]>, swell: Surface): string {
  const outline = warpPath(ellipse(at[0], at[1], size[0] / 2, size[1] / 2), swell);
  return (
    fill(outline, "#4a3220") +
    clipped(drawing.clip(outline), placed(content, { move: swell(at) })) +
    softStroke(drawing, outline, "#2a1408", 12, { soft: 5, opacity: 0.4 }) +
    stroke(outline, "#fffaf0", 4, { opacity: 0.7 })
  );
}
