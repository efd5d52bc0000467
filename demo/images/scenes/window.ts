import type { Drawing } from "../lib/drawing.ts";
import { glow } from "../gears/shading.ts";
import { clipped, ellipse, fill, line, rounded, stroke } from "../gears/shapes.ts";

export interface ArchWindow {
  /** Middle of the window, top of its arch and height of its sill. */
  x: number;
  top: number;
  sill: number;
  width: number;
}

/** A window with a round head and a view of a bright morning. */
export function archWindow(drawing: Drawing, { x, top, sill, width }: ArchWindow): string {
  const half = width / 2;
  const pane = arch(x, top, sill, half);
  const paint = drawing.linear(
    [0, 0],
    [1, 1],
    [
      [0, "#fffefb"],
      [1, "#f0e2d0"],
    ],
  );
  const bars =
    line([x, top], [x, sill]) +
    line([x - half, top + half], [x + half, top + half]) +
    line([x - half, (top + half + sill) / 2 + 16], [x + half, (top + half + sill) / 2 + 16]);
  return (
    `<path d="${arch(x + 8, top - 12, sill, half + 24)}" fill="#8a5a38" opacity=".2" filter="${drawing.blur(12)}"/>` +
    fill(arch(x, top - 22, sill, half + 22), paint) +
    fill(
      pane,
      drawing.linear(
        [0, 0],
        [0.2, 1],
        [
          [0, "#bfe3ee"],
          [0.55, "#e4f4f2"],
          [1, "#fff3df"],
        ],
      ),
    ) +
    clipped(drawing.clip(pane), view(drawing, x, top, sill, half)) +
    clipped(
      drawing.clip(pane),
      stroke(bars, "#d9c6ae", 13) + `<g transform="translate(-2 -2)">${stroke(bars, "#fffdf8", 9)}</g>`,
    ) +
    `<path d="${pane}" fill="none" stroke="#c9b397" stroke-width="4" opacity=".6"/>` +
    ledge(drawing, x, sill, half + 46)
  );
}

const arch = (x: number, top: number, bottom: number, half: number) =>
  `M${x - half} ${bottom}V${top + half}A${half} ${half} 0 0 1 ${x + half} ${top + half}V${bottom}Z`;

function view(drawing: Drawing, x: number, top: number, sill: number, half: number): string {
  const hill = (y: number, lift: number, colour: string) =>
    fill(
      `M${x - half} ${y}C${x - half * 0.4} ${y - lift} ${x + half * 0.2} ${y + lift * 0.5} ${x + half} ${y - lift * 0.6}V${sill}H${x - half}Z`,
      colour,
    );
  const cloud = (cx: number, cy: number, size: number) =>
    `<g fill="#ffffff" opacity=".85">${[
      [0, 0, 1.7, 0.5],
      [-0.6, -0.2, 0.7, 0.5],
      [0.35, -0.4, 0.9, 0.75],
    ]
      .map(
        ([dx = 0, dy = 0, wide = 0, high = 0]) =>
          `<ellipse cx="${cx + dx * size}" cy="${cy + dy * size}" rx="${wide * size}" ry="${high * size}"/>`,
      )
      .join("")}</g>`;
  return (
    glow(drawing, x - half * 0.5, top + half * 0.5, half * 1.3, half * 1.3, "#fffbe6", 0.95) +
    cloud(x + half * 0.5, top + half * 0.62, half * 0.17) +
    cloud(x - half * 0.62, top + half * 1.16, half * 0.12) +
    hill(sill - half * 0.72, half * 0.3, "#cfe6cf") +
    hill(sill - half * 0.46, half * 0.22, "#b5dabb") +
    tree(x - half * 0.66, sill - half * 0.36, half * 0.34) +
    tree(x + half * 0.72, sill - half * 0.44, half * 0.26) +
    hill(sill - half * 0.2, half * 0.12, "#9ccfa9") +
    fill(`M${x - half} ${sill}L${x - half * 0.1} ${top}H${x + half * 0.3}L${x - half * 0.5} ${sill}Z`, "#ffffff", 0.16)
  );
}

const tree = (x: number, y: number, size: number) =>
  stroke(line([x, y], [x, y - size * 0.8]), "#a98a6c", size * 0.13) +
  fill(ellipse(x, y - size, size * 0.5, size * 0.58), "#86bf95") +
  fill(ellipse(x - size * 0.14, y - size * 1.14, size * 0.3, size * 0.34), "#a9d6ac", 0.9);

function ledge(drawing: Drawing, x: number, y: number, half: number): string {
  const top = drawing.linear(
    [0, 0],
    [0, 1],
    [
      [0, "#fffefb"],
      [1, "#f3e7d7"],
    ],
  );
  return (
    glow(drawing, x + 10, y + 44, half * 1.02, 24, "#8a5a38", 0.34) +
    fill(rounded(x - half, y - 4, half * 2, 22, 6), top) +
    fill(rounded(x - half + 6, y + 16, half * 2 - 12, 16, 6), "#e2cfb6")
  );
}
