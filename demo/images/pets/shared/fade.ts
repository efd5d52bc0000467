import type { Drawing } from "../../lib/drawing.ts";
import type { Point } from "../../lib/path.ts";

/** Lets a part grow out of the one below it: invisible at `from`, whole at `to` (in the part's own coordinates). */
export function fadeIn(drawing: Drawing, content: string, from: Point, to: Point): string {
  const gradient = drawing.define(
    `<linearGradient id="ID" gradientUnits="userSpaceOnUse" x1="${from[0].toFixed(1)}" ` +
      `y1="${from[1].toFixed(1)}" x2="${to[0].toFixed(1)}" y2="${to[1].toFixed(1)}">` +
      '<stop offset="0" stop-color="#000"/><stop offset="1" stop-color="#fff"/></linearGradient>',
  );
  const mask = drawing.define(
    '<mask id="ID" maskUnits="userSpaceOnUse" x="-2000" y="-2000" width="4000" height="4000"><rect x="-2000" ' +
      `y="-2000" width="4000" height="4000" fill="${gradient}"/></mask>`,
  );
  return `<g mask="${mask}">${content}</g>`;
}
