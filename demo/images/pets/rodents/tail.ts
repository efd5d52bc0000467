import { mix } from "../../lib/colour.ts";
import type { Drawing } from "../../lib/drawing.ts";
import type { Point } from "../../lib/path.ts";
import { bareTail, furLimb } from "./limbs.ts";
import type { Rodent } from "./rodent.ts";

export interface TailShape {
  spine: readonly Point[];
  thick: number;
}

/** The tail of the kind: bare on a rat, tufted on a gerbil, a brush on a chinchilla. */
export function tail(drawing: Drawing, rodent: Rodent, { spine, thick }: TailShape, name: string): string {
  if (rodent.species === "rat") return bareTail(drawing, rodent.skin, spine, thick);
  const { base, tip } = rodent.tail ?? { base: rodent.ear, tip: rodent.ear };
  const end = spine[spine.length - 1] as Point;
  const length = spine.reduce((sum, [x, y], index) => {
    const [beforeX, beforeY] = spine[Math.max(0, index - 1)] as Point;
    return sum + Math.hypot(x - beforeX, y - beforeY);
  }, 0);
  const bushy = rodent.species === "chinchilla";
  return furLimb(drawing, {
    name: `${name}:tail`,
    spine,
    radius: (along) =>
      bushy ? thick + Math.sin(along ** 0.8 * Math.PI) * thick * 0.55 : thick + Math.max(0, along - 0.62) * thick * 2.4,
    colour: (x, y) => mix(tip, base, Math.min(1, Math.hypot(x - end[0], y - end[1]) / (length * 0.42))),
    hair: bushy ? 44 : 24,
    shadow: rodent.shadow,
    fluff: bushy ? 0.9 : 0.5,
  }).markup;
}
