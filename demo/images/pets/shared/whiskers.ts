import type { Colour } from "../../lib/colour.ts";
import type { Point } from "../../lib/path.ts";
import type { Random } from "../../lib/random.ts";

export interface Whiskers {
  /** Middle of the cheek they grow from. */
  root: Point;
  side: "left" | "right";
  length: number;
  count?: number;
  colour?: Colour;
  width?: number;
  opacity?: number;
}

/** A fan of fine curved hairs; each droops a little towards its tip. */
export function whiskers(random: Random, spec: Whiskers): string {
  const { root, side, length, count = 4, colour = "#ffffff", width = 2.2, opacity = 0.8 } = spec;
  const outward = side === "left" ? -1 : 1;
  let path = "";
  for (let index = 0; index < count; index++) {
    const share = count === 1 ? 0.5 : index / (count - 1);
    const [x, y] = [root[0] + outward * random.between(-6, 8), root[1] + (share - 0.5) * length * 0.2];
    const angle = (share - 0.42) * 0.9 + random.between(-0.06, 0.06);
    const reach = length * random.between(0.8, 1.1);
    const [tipX, tipY] = [x + outward * Math.cos(angle) * reach, y + Math.sin(angle) * reach + reach * 0.06];
    const [bendX, bendY] = [
      x + outward * Math.cos(angle) * reach * 0.5,
      y + Math.sin(angle) * reach * 0.5 - reach * 0.08,
    ];
    path +=
      `M${x.toFixed(1)} ${y.toFixed(1)}Q${bendX.toFixed(1)} ${bendY.toFixed(1)} ` +
      `${tipX.toFixed(1)} ${tipY.toFixed(1)}`;
  }
  return (
    `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" ` +
    `opacity="${opacity}"/>`
  );
}
