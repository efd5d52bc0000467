import { type Colour, darker, lighter } from "../lib/colour.ts";
import type { Drawing } from "../lib/drawing.ts";
import { type Point, smooth } from "../lib/path.ts";
import type { Random } from "../lib/random.ts";
import { fill, placed, repeat, stroke } from "./shapes.ts";

/** Loose hay: long bent stalks over an area, light ones on top. */
export function hay(
  random: Random,
  area: { at: Point; wide: number; high: number; count: number; long?: number },
  colour: Colour = "#a9b665",
): string {
  const { at, wide, high, count, long = 130 } = area;
  return repeat(count, (index) => {
    const angle = random.between(0, Math.PI * 2);
    const reach = Math.sqrt(random.next());
    const [x, y] = [at[0] + Math.cos(angle) * reach * wide, at[1] + Math.sin(angle) * reach * high];
    const lean = random.between(-0.5, 0.5) + (random.chance(0.5) ? Math.PI : 0);
    const l = long * random.between(0.5, 1);
    const tone =
      index < count * 0.4
        ? darker(colour, random.between(0.2, 0.42))
        : random.chance(0.5)
          ? lighter(colour, random.between(0.1, 0.5))
          : colour;
    const bend = random.between(-24, 24);
    return stroke(
      `M${(x - (Math.cos(lean) * l) / 2).toFixed(1)} ${(y - (Math.sin(lean) * l) / 2).toFixed(1)}Q${x.toFixed(1)} ${(y + bend).toFixed(1)} ${(x + (Math.cos(lean) * l) / 2).toFixed(1)} ${(y + (Math.sin(lean) * l) / 2).toFixed(1)}`,
      tone,
      random.between(2.6, 5.4),
      { opacity: 0.95 },
    );
  });
}

/** Curly shredded paper. */
export function paperFluff(
  drawing: Drawing,
  random: Random,
  area: { at: Point; wide: number; high: number; count: number },
  colour: Colour = "#f4efe6",
): string {
  const { at, wide, high, count } = area;
  return repeat(count, (index) => {
    const angle = random.between(0, Math.PI * 2);
    const reach = Math.sqrt(random.next());
    const [x, y] = [at[0] + Math.cos(angle) * reach * wide, at[1] + Math.sin(angle) * reach * high];
    const tone =
      index < count * 0.45 ? darker(colour, random.between(0.14, 0.34)) : random.chance(0.4) ? "#ffffff" : colour;
    const size = random.between(14, 26);
    return placed(
      fill(
        smooth([
          [-size, 0],
          [-size * 0.4, -size * 0.5],
          [size * 0.5, -size * 0.36],
          [size, size * 0.1],
          [size * 0.3, size * 0.2],
          [-size * 0.3, size * 0.4],
        ]),
        drawing.linear(
          [0, 0],
          [0.4, 1],
          [
            [0, lighter(tone, 0.5)],
            [1, darker(tone, 0.12)],
          ],
        ),
      ),
      { move: [x, y], turn: random.between(0, 360) },
    );
  });
}
