import type { Figure } from "./table.ts";

export const integrityFigure = (violations: number): Figure => ({
  title: "integrity checks after the load",
  value: `${violations} violations`,
  reference: "npm run audit:data",
  target: "0",
  isMet: violations === 0,
  mustHold: true,
});
