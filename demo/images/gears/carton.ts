import { floorShadow } from "../lib/backdrop.ts";
import { type Colour, darker, lighter } from "../lib/colour.ts";
import type { Drawing } from "../lib/drawing.ts";
import type { Point } from "../lib/path.ts";
import { onQuad, warp, warpPath } from "../lib/warp.ts";
import { type Emblem, emblemAt } from "./emblems.ts";
import { type Label, printed } from "./labels.ts";
import { clipped, fill, line, polygon, rounded, stroke } from "./shapes.ts";
import { softStroke } from "./shading.ts";

interface Carton {
  width: number;
  height: number;
  depth: number;
  label: Label;
  side: { colour: Colour; emblem?: Emblem };
  window?: { size: Point; at: Point; content: string };
}

type Quad = [Point, Point, Point, Point];

/** A folding box seen from slightly right and above; the front face's lower left corner is at (0, 0). */
export function carton(drawing: Drawing, { width, height, depth, label, side, window }: Carton): string {
  const [dx, dy] = [depth * 0.82, -depth * 0.36];
  const front: Quad = [
    [0, -height],
    [width, -height + width * 0.045],
    [width, width * 0.045],
    [0, 0],
  ];
  const [, frontTop, frontLow] = front;
  const flank: Quad = [
    frontTop,
    [frontTop[0] + dx, frontTop[1] + dy],
    [frontLow[0] + dx, frontLow[1] + dy * 0.86],
    frontLow,
  ];
  const top: Quad = [[dx, -height + dy - width * 0.045], [frontTop[0] + dx, frontTop[1] + dy], frontTop, front[0]];
  const face = onQuad(front, width, height);
  const sideFace = onQuad(flank, depth, height);
  const frontOutline = polygon(front);
  return (
    floorShadow(drawing, [(width + dx) / 2 + 20, 6], [(width + dx) * 0.58, 40], 0.32) +
    fill(
      polygon(top),
      drawing.linear(
        [0, 0],
        [1, 1],
        [
          [0, lighter(label.ground, 0.55)],
          [1, lighter(label.ground, 0.25)],
        ],
      ),
    ) +
    stroke(
      line(
        [(top[0][0] + front[0][0]) / 2, (top[0][1] + front[0][1]) / 2],
        [(top[1][0] + frontTop[0]) / 2, (top[1][1] + frontTop[1]) / 2],
      ),
      darker(label.ground, 0.4),
      2,
      { opacity: 0.4 },
    ) +
    fill(
      polygon(flank),
      drawing.linear(
        [0, 0],
        [1, 0.4],
        [
          [0, darker(side.colour, 0.16)],
          [1, darker(side.colour, 0.42)],
        ],
      ),
    ) +
    (side.emblem
      ? clipped(
          drawing.clip(polygon(flank)),
          warp(emblemAt(side.emblem, 0, -height * 0.08, depth * 0.62), sideFace) +
            fill(polygon(flank), "#2a1408", 0.14),
        )
      : "") +
    fill(frontOutline, label.ground) +
    clipped(
      drawing.clip(frontOutline),
      warp(printed(label, width, height), face) +
        (window ? cutOut(drawing, window, face) : "") +
        fill(
          frontOutline,
          drawing.linear(
            [0, 0],
            [1, 1],
            [
              [0, "#fffaf0", 0.22],
              [0.5, "#fffaf0", 0],
              [1, "#2a1408", 0.16],
            ],
          ),
        ),
    ) +
    stroke(line(front[0], frontTop, frontLow), lighter(label.ground, 0.7), 2.6, { opacity: 0.6 }) +
    stroke(line(frontTop, flank[1]), lighter(side.colour, 0.6), 2, { opacity: 0.5 })
  );
}

function cutOut(
  drawing: Drawing,
  { size, at, content }: NonNullable<Carton["window"]>,
  face: ReturnType<typeof onQuad>,
): string {
  const outline = warpPath(rounded(at[0] - size[0] / 2, at[1] - size[1] / 2, size[0], size[1], size[1] * 0.4), face);
  const [x, y] = face(at);
  return (
    fill(outline, "#4a2d18") +
    clipped(drawing.clip(outline), `<g transform="translate(${x} ${y})">${content}</g>`) +
    softStroke(drawing, outline, "#2a1408", 14, { soft: 6, opacity: 0.45 }) +
    stroke(outline, "#fffaf0", 3, { opacity: 0.7 })
  );
}
