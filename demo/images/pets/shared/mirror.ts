import type { Drawing } from "../../lib/drawing.ts";

const mirroring = new WeakSet<Drawing>();

/** Flips what is drawn from left to right while its light keeps coming from the upper left of the picture. */
export function mirrored(drawing: Drawing, draw: () => string): string {
  mirroring.add(drawing);
  const content = draw();
  mirroring.delete(drawing);
  return `<g transform="scale(-1 1)">${content}</g>`;
}

/** 1 when light comes from the left of what is being drawn, -1 while it is drawn mirrored. */
export const lightFrom = (drawing: Drawing): 1 | -1 => (mirroring.has(drawing) ? -1 : 1);
