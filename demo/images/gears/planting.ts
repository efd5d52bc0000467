import { type Colour, darker, lighter } from "../lib/colour.ts";
import type { Drawing } from "../lib/drawing.ts";
import { type Point, smooth } from "../lib/path.ts";
import type { Random } from "../lib/random.ts";
import { grain, volume } from "./shading.ts";
import { ellipse, fill, line, repeat, rounded, stroke, times } from "./shapes.ts";

export function boulder(drawing: Drawing, points: readonly Point[], colour: Colour): string {
  const outline = smooth(points, { tightness: 9 });
  return volume(drawing, outline, colour, {
    depth: 36,
    contrast: 1.1,
    surface:
      grain(drawing, outline, darker(colour, 0.5), { size: 0.06, strength: 0.5 }) +
      grain(drawing, outline, lighter(colour, 0.7), { size: 0.3, strength: 0.3 }),
  });
}

/** Ground of sand or soil from `top` down to `bottom`. */
export function soil(
  drawing: Drawing,
  box: { left: number; right: number; top: number; bottom: number },
  colour: Colour,
): string {
  const { left, right, top, bottom } = box;
  const wide = right - left;
  const outline = `M${left} ${top + 14}C${left + wide * 0.2} ${top - 14} ${left + wide * 0.4} ${top + 16} ${left + wide * 0.6} ${top}C${left + wide * 0.8} ${top - 18} ${left + wide * 0.9} ${top + 8} ${right} ${top - 4}L${right} ${bottom}L${left} ${bottom}Z`;
  return (
    fill(
      outline,
      drawing.linear(
        [0, 0],
        [0, 1],
        [
          [0, lighter(colour, 0.3)],
          [0.4, colour],
          [1, darker(colour, 0.25)],
        ],
      ),
    ) + grain(drawing, outline, darker(colour, 0.5), { size: 0.5, strength: 0.45 })
  );
}

/** A fan of leaves growing from (x, y). */
export function plant(
  drawing: Drawing,
  random: Random,
  {
    x,
    y,
    tall,
    leaves = 9,
    colour,
    broad = 0.16,
  }: { x: number; y: number; tall: number; leaves?: number; colour: Colour; broad?: number },
): string {
  return times(leaves, (index) => {
    const lean = (index / (leaves - 1)) * 2 - 1 + random.between(-0.12, 0.12);
    const reach = tall * random.between(0.75, 1.05) * (1 - Math.abs(lean) * 0.25);
    const [tipX, tipY] = [x + lean * reach * 0.8, y - reach * (1 - Math.abs(lean) * 0.45)];
    const wide = tall * broad;
    const [midX, midY] = [x + lean * reach * 0.28, y - reach * 0.62];
    const outline = `M${x} ${y}Q${midX - wide} ${midY} ${tipX} ${tipY}Q${midX + wide} ${midY + wide * 0.4} ${x} ${y}Z`;
    const tone = random.chance(0.5)
      ? lighter(colour, random.between(0.05, 0.3))
      : darker(colour, random.between(0.02, 0.2));
    return (
      fill(
        outline,
        drawing.linear(
          [0, 0],
          [1, 1],
          [
            [0, lighter(tone, 0.25)],
            [1, darker(tone, 0.25)],
          ],
        ),
      ) + stroke(`M${x} ${y}Q${midX} ${midY} ${tipX} ${tipY}`, lighter(tone, 0.4), 1.8, { opacity: 0.5 })
    );
  }).join("");
}

/** A ribbed cactus standing at (x, y). */
export function cactus(drawing: Drawing, x: number, y: number, tall: number, colour: Colour = "#5f9a6b"): string {
  const wide = tall * 0.17;
  const trunk = (cx: number, base: number, high: number, half: number) => {
    const outline = rounded(cx - half, base - high, half * 2, high, half);
    const ribs = repeat(3, (index) =>
      stroke(
        line([cx + (index - 1) * half * 0.55, base - high + half * 0.5], [cx + (index - 1) * half * 0.55, base]),
        darker(colour, 0.35),
        2.4,
        { opacity: 0.5 },
      ),
    );
    return volume(drawing, outline, colour, { depth: half * 0.9, surface: ribs });
  };
  return (
    trunk(x + wide * 1.5, y - tall * 0.34, tall * 0.34, wide * 0.56) +
    fill(rounded(x, y - tall * 0.42, wide * 1.6, wide * 0.9, wide * 0.4), darker(colour, 0.12)) +
    trunk(x, y, tall, wide) +
    fill(ellipse(x + wide * 0.1, y - tall, wide * 0.36, wide * 0.24), "#e8749a")
  );
}
