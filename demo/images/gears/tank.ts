import { floorShadow } from "../lib/backdrop.ts";
import { type Colour, darker, lighter } from "../lib/colour.ts";
import type { Drawing } from "../lib/drawing.ts";
import type { Point } from "../lib/path.ts";
import { glow } from "./shading.ts";
import { clipped, ellipse, fill, line, polygon, repeat, rounded, stroke } from "./shapes.ts";

export interface Tank {
  left: number;
  top: number;
  width: number;
  height: number;
  depth: number;
  frame: Colour;
  /** Colour of the far wall. */
  wall: Colour;
  /** Drawn inside, clipped to the glass. */
  scene: string;
  doors?: "swing" | "slide" | "ajar";
}

/** A glass terrarium: front face, a right side in perspective, frame, lid and reflections. */
export function tank(
  drawing: Drawing,
  { left, top, width, height, depth, frame, wall, scene, doors = "slide" }: Tank,
): string {
  const [right, bottom] = [left + width, top + height];
  const [dx, dy] = [depth, -depth * 0.42];
  const front = rounded(left, top, width, height, 4);
  const side = polygon([
    [right, top],
    [right + dx, top + dy],
    [right + dx, bottom + dy],
    [right, bottom],
  ]);
  const lid = polygon([
    [left, top],
    [left + dx, top + dy],
    [right + dx, top + dy],
    [right, top],
  ]);
  const bar = (points: Point[], wide: number) =>
    stroke(line(...points), darker(frame, 0.3), wide) +
    stroke(line(...points), frame, wide * 0.74) +
    `<g transform="translate(${-wide * 0.12} ${-wide * 0.16})">${stroke(line(...points), lighter(frame, 0.45), wide * 0.14, { opacity: 0.6 })}</g>`;
  const streak = (x: number, wide: number, opacity: number) =>
    fill(
      polygon([
        [left + x * width, top],
        [left + (x + wide) * width, top],
        [left + (x + wide - 0.22) * width, bottom],
        [left + (x - 0.22) * width, bottom],
      ]),
      "#ffffff",
      opacity,
    );
  return (
    floorShadow(drawing, [(left + right + dx) / 2 + 10, bottom + 8], [(width + dx) * 0.56, 34], 0.38) +
    fill(
      lid,
      drawing.linear(
        [0, 0],
        [1, 0],
        [
          [0, darker(frame, 0.1)],
          [1, darker(frame, 0.35)],
        ],
      ),
    ) +
    repeat(9, (index) =>
      stroke(
        line([left + ((index + 1) / 10) * width, top], [left + ((index + 1) / 10) * width + dx, top + dy]),
        lighter(frame, 0.3),
        2,
        { opacity: 0.35 },
      ),
    ) +
    fill(
      side,
      drawing.linear(
        [0, 0],
        [1, 0],
        [
          [0, darker(wall, 0.28)],
          [1, darker(wall, 0.42)],
        ],
      ),
    ) +
    fill(
      front,
      drawing.linear(
        [0, 0],
        [0, 1],
        [
          [0, lighter(wall, 0.35)],
          [1, wall],
        ],
      ),
    ) +
    clipped(
      drawing.clip(front),
      scene + glow(drawing, left + width * 0.5, top, width * 0.8, height * 0.3, "#2a1408", 0.16),
    ) +
    clipped(
      drawing.clip(side),
      fill(
        polygon([
          [right, bottom - height * 0.2],
          [right + dx, bottom + dy - height * 0.18],
          [right + dx, bottom + dy],
          [right, bottom],
        ]),
        "#2a1408",
        0.35,
      ) +
        fill(side, "#dff1f7", 0.18) +
        fill(
          polygon([
            [right + dx * 0.3, top],
            [right + dx * 0.6, top + dy * 0.5],
            [right + dx * 0.6, bottom],
            [right + dx * 0.3, bottom],
          ]),
          "#ffffff",
          0.16,
        ),
    ) +
    clipped(drawing.clip(front), streak(0.3, 0.09, 0.2) + streak(0.44, 0.03, 0.18) + streak(0.9, 0.12, 0.1)) +
    bar(
      [
        [right + dx, top + dy],
        [right + dx, bottom + dy],
        [right, bottom],
      ],
      14,
    ) +
    bar(
      [
        [left, top],
        [left + dx, top + dy],
        [right + dx, top + dy],
        [right, top],
      ],
      14,
    ) +
    doorsOf(doors, left, top, width, height, frame) +
    bar(
      [
        [left, top],
        [right, top],
        [right, bottom],
        [left, bottom],
        [left, top],
      ],
      20,
    ) +
    fill(
      rounded(left - 10, bottom - 14, width + 20, 26, 8),
      drawing.linear(
        [0, 0],
        [0, 1],
        [
          [0, lighter(frame, 0.2)],
          [1, darker(frame, 0.3)],
        ],
      ),
    )
  );
}

function doorsOf(
  doors: NonNullable<Tank["doors"]>,
  left: number,
  top: number,
  width: number,
  height: number,
  frame: Colour,
): string {
  const middle = left + width / 2;
  const seam =
    stroke(line([middle, top], [middle, top + height]), frame, 5, { opacity: 0.8 }) +
    stroke(line([middle + 3, top], [middle + 3, top + height]), "#ffffff", 2, { opacity: 0.6 });
  if (doors === "slide")
    return (
      seam +
      fill(rounded(middle - 34, top + height * 0.44, 12, 46, 6), frame) +
      fill(rounded(middle + 22, top + height * 0.44, 12, 46, 6), frame)
    );
  if (doors === "swing")
    return (
      fill(rounded(left + width - 34, top + height * 0.46, 14, 62, 7), frame) +
      fill(ellipse(left + width - 27, top + height * 0.46 + 12, 5), lighter(frame, 0.5))
    );
  const swung = polygon([
    [left, top + 6],
    [left - width * 0.2, top + 54],
    [left - width * 0.2, top + height + 40],
    [left, top + height - 6],
  ]);
  return (
    seam +
    fill(swung, "#dff1f7", 0.5) +
    stroke(swung, frame, 9) +
    stroke(line([left - width * 0.14, top + 90], [left - width * 0.06, top + height * 0.6]), "#ffffff", 12, {
      opacity: 0.5,
    })
  );
}
