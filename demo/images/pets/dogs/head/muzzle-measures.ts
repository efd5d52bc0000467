import type { Dog } from "../dog.ts";

/** How far root and tip of the muzzle stand out from the face, and how low the lips and the cleft between them lie. */
export function muzzleMeasures({ head: { depth, muzzle: shape } }: Dog) {
  const { y, height, length, flews = 0.5 } = shape;
  return {
    root: depth * 0.72,
    tip: depth * 0.78 + length,
    lip: y + height * (0.5 + flews * 0.4),
    cleft: y + height * 0.48,
  };
}
