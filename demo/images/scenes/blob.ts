import { type Ground, grounds } from "../lib/backdrop.ts";
import type { Drawing } from "../lib/drawing.ts";
import { type Point, smooth } from "../lib/path.ts";
import { randomFrom } from "../lib/random.ts";
import { softSpot } from "../pets/shared/volume.ts";

/** Between a circle and a square, so that the ground stays wide where things stand on it. */
const squared = (share: number) => Math.sign(share) * Math.abs(share) ** 0.78;

/** The pastel ground of a spot illustration; around it the picture stays clear, so that it suits any page. */
export function blob(drawing: Drawing, ground: Ground, name: string): string {
  const [light, middle, deep] = grounds[ground];
  const random = randomFrom(`blob:${name}`);
  const outline = Array.from({ length: 12 }, (_, index): Point => {
    const angle = (index / 12) * Math.PI * 2 + 0.26;
    const reach = random.between(0.965, 1.025);
    return [600 + squared(Math.cos(angle)) * 540 * reach, 406 + squared(Math.sin(angle)) * 356 * reach];
  });
  const paint = drawing.linear(
    [0, 0],
    [0.7, 1],
    [
      [0, light],
      [0.45, middle],
      [1, deep],
    ],
  );
  const path = smooth(outline);
  const floor = softSpot(drawing, 600, 672, 420, 44, "#ffffff", 0.36, 40);
  return `<path d="${path}" fill="${paint}"/><g clip-path="${drawing.clip(path)}">${floor}</g>`;
}
