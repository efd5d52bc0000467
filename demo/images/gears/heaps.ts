import type { Drawing } from "../lib/drawing.ts";
import type { Point } from "../lib/path.ts";
import type { Random } from "../lib/random.ts";
import type { Morsel } from "./morsels.ts";
import { contact } from "./shading.ts";
import { placed, repeat, times } from "./shapes.ts";

/** A heap in front of a pack: pieces scattered in an ellipse, far ones first, each with its own little shadow. */
export function scatter(
  drawing: Drawing,
  random: Random,
  morsel: Morsel,
  area: { at: Point; wide: number; deep: number; count: number; size: number },
): string {
  const spots = times(area.count, (): Point => {
    const angle = random.between(0, Math.PI * 2);
    const reach = Math.sqrt(random.next());
    return [area.at[0] + Math.cos(angle) * reach * area.wide, area.at[1] + Math.sin(angle) * reach * area.deep];
  }).sort((a, b) => a[1] - b[1]);
  return spots
    .map(
      (spot) =>
        contact(drawing, spot[0] + area.size * 0.1, spot[1] + area.size * 0.36, area.size * 0.62, area.size * 0.22) +
        placed(morsel(drawing, random, area.size * random.between(0.88, 1.12)), {
          move: spot,
          turn: random.between(-25, 25),
        }),
    )
    .join("");
}

/** A mound: rows of pieces, widest below. `at` is the middle of its base. */
export function mound(
  drawing: Drawing,
  random: Random,
  morsel: Morsel,
  area: { at: Point; wide: number; high: number; size: number },
): string {
  const rows = Math.max(2, Math.round(area.high / (area.size * 0.3)));
  const ground = contact(
    drawing,
    area.at[0] + area.size * 0.2,
    area.at[1] + area.size * 0.7,
    area.wide * 1.25,
    area.size * 0.9,
    0.6,
  );
  return (
    ground +
    repeat(rows, (row) => {
      const v = 1 - row / (rows - 1);
      const wide = area.wide * Math.sqrt(1 - v * v * 0.94);
      const count = Math.max(1, Math.round((wide * 2) / (area.size * 0.56)));
      return repeat(count, (index) => {
        const u = count === 1 ? 0 : (index / (count - 1)) * 2 - 1;
        const x = area.at[0] + u * wide + random.between(-0.2, 0.2) * area.size;
        const y = area.at[1] - v * area.high + (1 - u * u) * area.size * 0.26 + random.between(-0.15, 0.15) * area.size;
        return placed(morsel(drawing, random, area.size * random.between(0.9, 1.12)), {
          move: [x, y],
          turn: random.between(-30, 30),
        });
      });
    })
  );
}

/** A close-packed field of pieces around zero, for windows and the insides of bowls. */
export function field(
  drawing: Drawing,
  random: Random,
  morsel: Morsel,
  area: { wide: number; high: number; size: number },
): string {
  const step = area.size * 0.66;
  const rows = Math.ceil(area.high / step) + 1;
  const columns = Math.ceil(area.wide / step) + 1;
  return repeat(rows * columns, (index) => {
    const x =
      ((index % columns) + (Math.floor(index / columns) % 2) * 0.5) * step -
      area.wide / 2 +
      random.between(-0.2, 0.2) * step;
    const y = Math.floor(index / columns) * step - area.high / 2 + random.between(-0.2, 0.2) * step;
    return placed(morsel(drawing, random, area.size * random.between(0.9, 1.1)), {
      move: [x, y],
      turn: random.between(-30, 30),
    });
  });
}
