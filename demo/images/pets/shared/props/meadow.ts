import type { Colour } from "../../../lib/colour.ts";
import type { Drawing } from "../../../lib/drawing.ts";
import type { Random } from "../../../lib/random.ts";

/** A soft green hillock across the bottom of the picture; `crest` is its height at the sides and in the middle. */
export function meadow(drawing: Drawing, crest: readonly [left: number, middle: number, right: number]): string {
  const { width, height } = drawing;
  const [left, middle, right] = crest;
  const fill = drawing.linear(
    [0, 0],
    [0, 1],
    [
      [0, "#c3e3ac"],
      [1, "#93c88d"],
    ],
  );
  return (
    `<path d="M0 ${left}Q${width / 2} ${middle * 2 - (left + right) / 2} ${width} ${right}V${height}H0Z" ` +
    `fill="${fill}"/>`
  );
}

/** Tufts of grass, the nearer the larger, with a few small flowers. */
export function grass(
  random: Random,
  x: readonly [number, number],
  y: readonly [number, number],
  count: number,
  flowers: readonly Colour[] = [],
): string {
  const tufts = Array.from({ length: count }, () => ({ x: random.between(...x), y: random.between(...y) })).sort(
    (a, b) => a.y - b.y,
  );
  return tufts
    .map((tuft) => {
      const size = 16 + ((tuft.y - y[0]) / (y[1] - y[0] || 1)) * 16;
      const blades = [-0.5, -0.2, 0.12, 0.46]
        .map((lean) => blade(tuft.x + lean * size * 0.5, tuft.y, size * random.between(0.7, 1.2), lean))
        .join("");
      const bloom =
        flowers.length && random.chance(0.28)
          ? flower(tuft.x + size * 0.6, tuft.y - size * 0.7, size * 0.3, random.pick(flowers))
          : "";
      return `<path d="${blades}" fill="${random.chance(0.5) ? "#7fb97a" : "#6aa96c"}"/>${bloom}`;
    })
    .join("");
}

const blade = (x: number, y: number, size: number, lean: number) =>
  `M${(x - 2.4).toFixed(1)} ${y.toFixed(1)}q${(lean * size * 0.3).toFixed(1)} ${(-size * 0.7).toFixed(1)} ` +
  `${(lean * size).toFixed(1)} ${(-size).toFixed(1)}q${(-lean * size * 0.3 + 3).toFixed(1)} ` +
  `${(size * 0.4).toFixed(1)} ${(4.8 - lean * size).toFixed(1)} ${size.toFixed(1)}Z`;

const flower = (x: number, y: number, size: number, colour: Colour) =>
  [0, 72, 144, 216, 288]
    .map(
      (angle) =>
        `<ellipse cx="${x.toFixed(1)}" cy="${(y - size).toFixed(1)}" rx="${(size * 0.6).toFixed(1)}" ` +
        `ry="${(size * 0.8).toFixed(1)}" fill="${colour}" transform="rotate(${angle} ${x.toFixed(1)} ` +
        `${y.toFixed(1)})"/>`,
    )
    .join("") + `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${(size * 0.5).toFixed(1)}" fill="#f3c64e"/>`;
