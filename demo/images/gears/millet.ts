import { type Colour, darker, lighter } from "../lib/colour.ts";
import type { Drawing } from "../lib/drawing.ts";
import { type Point, smooth } from "../lib/path.ts";
import type { Random } from "../lib/random.ts";
import { beside, walk } from "./course.ts";
import { cast, softStroke } from "./shading.ts";
import { ellipse, fill, placed, stroke, times } from "./shapes.ts";

/** A spray of millet along a curve: a stalk crowded with round grains. */
export function millet(
  drawing: Drawing,
  random: Random,
  points: readonly Point[],
  thick: number,
  colour: Colour = "#dba94e",
): string {
  const steps = walk(points, 7);
  const tones = [lighter(colour, 0.3), colour, darker(colour, 0.16), lighter(colour, 0.12)].map((tone) =>
    drawing.radial([0.35, 0.3], 0.8, [
      [0, lighter(tone, 0.5)],
      [0.6, tone],
      [1, darker(tone, 0.35)],
    ]),
  );
  const grains = steps.flatMap((step, index) => {
    const share = index / steps.length;
    if (share < 0.16) return [];
    const half =
      thick * Math.min(1, (share - 0.16) * 7) * Math.min(1, (1 - share) * 5 + 0.3) * (1 + 0.12 * Math.sin(index * 0.9));
    return times(Math.round(5 + thick * 0.24), () => {
      const [x, y] = beside(step, random.between(-1, 1) * half, random.between(-6, 6));
      return fill(ellipse(x, y, random.between(4.6, 6.6)), random.pick(tones));
    });
  });
  const path = smooth(points, { closed: false });
  const core = `M${steps
    .slice(Math.round(steps.length * 0.18), Math.round(steps.length * 0.9))
    .map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)
    .join("L")}`;
  const shade = softStroke(drawing, path, "#2a1408", thick * 0.8, { soft: 8, opacity: 0.2 });
  return (
    cast(drawing, stroke(path, "#4a2a14", thick * 1.5), { soft: 11, opacity: 0.28 }) +
    stroke(core, darker(colour, 0.4), thick * 1.1, { opacity: 0.9 }) +
    stroke(path, darker(colour, 0.3), 7) +
    grains.join("") +
    placed(shade, { move: [thick * 0.3, thick * 0.34] })
  );
}
