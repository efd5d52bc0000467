import { type Colour, darker, lighter, mix } from "../lib/colour.ts";
import type { Drawing } from "../lib/drawing.ts";
import { type Random, randomFrom } from "../lib/random.ts";
import { contact } from "../gears/shading.ts";
import { ellipse, fill, placed, repeat, stroke, times } from "../gears/shapes.ts";
import { disc, turned } from "../gears/turned.ts";

export interface Potted {
  x: number;
  /** Where the pot stands. */
  y: number;
  tall: number;
  pot: Colour;
  green?: Colour;
  /** Width of a leaf against its length. */
  broad?: number;
}

/** A rubber plant: a few leaning stems with broad, shining leaves. */
export function rubberPlant(
  drawing: Drawing,
  name: string,
  { x, y, tall, pot, green = "#4f9a7e", broad = 0.27 }: Potted,
): string {
  const random = randomFrom(`plant:${name}`);
  const foot = tall * 0.3;
  const stems = [-17, 15, -2].map((lean, index) =>
    stem(drawing, random, tall * (index === 2 ? 0.84 : 0.68), lean, green, broad),
  );
  return potOn(drawing, x, y, foot, pot, (rim) => stems.map((one) => placed(one, { move: [x, rim] })).join(""));
}

function stem(drawing: Drawing, random: Random, tall: number, lean: number, green: Colour, broad: number): string {
  const count = 6;
  const leaves = times(count, (index) => {
    const up = 0.16 + (index / (count - 1)) * 0.8;
    const side = index % 2 ? 1 : -1;
    const turn = side * (76 - up * 52) + random.between(-9, 9);
    const long = tall * (0.42 - up * 0.16) * random.between(0.92, 1.1);
    return placed(leaf(drawing, long, broad, mix(green, "#bfe0a8", random.between(0, 0.34))), {
      move: [0, -tall * up],
      turn,
    });
  });
  const tip = placed(leaf(drawing, tall * 0.26, broad, lighter(green, 0.24)), {
    move: [0, -tall * 0.94],
    turn: random.between(-8, 8),
  });
  return placed(
    stroke(`M0 0Q${tall * 0.02} ${-tall * 0.5} 0 ${-tall * 0.97}`, darker(green, 0.35), tall * 0.024) +
      leaves.join("") +
      tip,
    { turn: lean },
  );
}

/** One leaf growing up from (0, 0), its left half in the light. */
export function leaf(drawing: Drawing, long: number, broad: number, green: Colour): string {
  const half = long * broad;
  const side = (out: number) => `C${out} ${-long * 0.22} ${out * 0.92} ${-long * 0.72} 0 ${-long}`;
  const paint = drawing.linear(
    [0, 0],
    [1, 0.7],
    [
      [0, lighter(green, 0.3)],
      [0.5, green],
      [1, darker(green, 0.22)],
    ],
  );
  const veins = repeat(4, (index) => {
    const at = -long * (0.2 + index * 0.17);
    const reach = half * (0.62 - Math.abs(index - 1.4) * 0.1);
    return `M0 ${at}Q${reach * 0.5} ${at - long * 0.04} ${reach} ${at - long * 0.11}M0 ${at}Q${-reach * 0.5} ${at - long * 0.04} ${-reach} ${at - long * 0.11}`;
  });
  return (
    fill(`M0 0${side(-half)}C${half * 0.92} ${-long * 0.72} ${half} ${-long * 0.22} 0 0Z`, paint) +
    fill(`M0 0${side(half)}Z`, darker(green, 0.3), 0.22) +
    stroke(veins, lighter(green, 0.5), Math.max(1, long * 0.01), { opacity: 0.4 }) +
    stroke(`M0 0V${-long * 0.92}`, lighter(green, 0.6), Math.max(1.4, long * 0.016), { opacity: 0.7 })
  );
}

/** A glazed pot with earth; whatever grows is drawn between its far and its near rim. */
function potOn(
  drawing: Drawing,
  x: number,
  y: number,
  high: number,
  colour: Colour,
  growing: (rim: number) => string,
): string {
  const radius = high * 0.5;
  const rim = y - high;
  return (
    contact(drawing, x + radius * 0.16, y + 2, radius * 1.35, radius * 0.3, 0.6) +
    turned(
      drawing,
      {
        middle: x,
        rings: [
          [rim, radius],
          [rim + high * 0.5, radius * 0.94],
          [y, radius * 0.7],
        ],
        tilt: 0.16,
      },
      colour,
    ) +
    disc(drawing, x, rim, radius, 0.2, lighter(colour, 0.1)) +
    fill(ellipse(x, rim + 1, radius * 0.88, radius * 0.16), "#5d4030") +
    growing(rim + 2) +
    stroke(
      `M${x - radius} ${rim}A${radius} ${radius * 0.2} 0 0 0 ${x + radius} ${rim}`,
      lighter(colour, 0.35),
      high * 0.05,
    )
  );
}

/** A small succulent in a cup, for sills and shelves. */
export function succulent(
  drawing: Drawing,
  x: number,
  y: number,
  high: number,
  pot: Colour,
  green: Colour = "#7fb58f",
): string {
  const petals = [-72, 72, -48, 48, -24, 24, 0].map((turn) =>
    placed(leaf(drawing, high * 0.66, 0.24, lighter(green, 0.2 - Math.abs(turn) * 0.003)), {
      move: [x, y - high * 0.48],
      turn,
    }),
  );
  return potOn(drawing, x, y, high * 0.52, pot, () => petals.join(""));
}

/** A plant whose runners hang down from a shelf at (x, y). */
export function trailingPlant(
  drawing: Drawing,
  name: string,
  x: number,
  y: number,
  long: number,
  pot: Colour,
  green: Colour = "#6aae8c",
): string {
  const random = randomFrom(`trailing:${name}`);
  const runner = (start: number, reach: number) => {
    const sway = random.between(-14, 14);
    const count = Math.round(reach / 12);
    const hang = `M${start} -34Q${start * 1.7} -46 ${start * 1.8} -6Q${start * 1.8 + sway} ${reach * 0.5} ${start * 1.8} ${reach}`;
    const leaves = times(count, (index) => {
      const share = index / count;
      const at = start * 1.8 + sway * Math.sin(share * Math.PI) * 0.9;
      const tone = mix(green, "#d5ecc0", random.between(0, 0.4));
      return placed(leaf(drawing, random.between(20, 27), 0.36, tone), {
        move: [at, -6 + share * reach],
        turn: (index % 2 ? 1 : -1) * random.between(96, 138),
      });
    });
    const tip = placed(leaf(drawing, 24, 0.36, lighter(green, 0.2)), { move: [start * 1.8, reach - 6], turn: 176 });
    return stroke(hang, darker(green, 0.1), 2.2) + leaves.join("") + tip;
  };
  const runners = [-30, 32, -14, 16, 2].map((start, index) =>
    runner(start, long * ([0.9, 0.7, 0.55, 1][index] ?? 0.4)),
  );
  const crown = times(11, (index) =>
    placed(leaf(drawing, 34, 0.34, mix(green, "#d5ecc0", random.between(0, 0.35))), {
      move: [(index - 5) * 5, -44],
      turn: (index - 5) * 17,
    }),
  );
  return (
    contact(drawing, x, y, 46, 10, 0.5) +
    turned(
      drawing,
      {
        middle: x,
        rings: [
          [y - 48, 38],
          [y, 28],
        ],
        tilt: 0.16,
      },
      pot,
    ) +
    placed(crown.join("") + runners.join(""), { move: [x, y] })
  );
}
