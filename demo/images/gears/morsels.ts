import { type Colour, darker, lighter, mix } from "../lib/colour.ts";
import type { Drawing } from "../lib/drawing.ts";
import { type Point, smooth } from "../lib/path.ts";
import type { Random } from "../lib/random.ts";
import { ellipse, fill, line, placed, polygon, repeat, stroke, times, trace } from "./shapes.ts";

/** One piece of food or litter around (0, 0), about `size` across. */
export type Morsel = (drawing: Drawing, random: Random, size: number) => string;

const lit = (drawing: Drawing, colour: Colour) =>
  drawing.radial([0.36, 0.3], 0.75, [
    [0, lighter(colour, 0.34)],
    [0.5, colour],
    [1, darker(colour, 0.4)],
  ]);

const lump = (random: Random, size: number, corners: number, flat = 0.86): Point[] =>
  times(corners, (index) => {
    const angle = (index / corners) * Math.PI * 2;
    const reach = (size / 2) * random.between(0.86, 1.1);
    return [Math.cos(angle) * reach, Math.sin(angle) * reach * flat];
  });

export const kibble =
  (colour: Colour, dent = true): Morsel =>
  (drawing, random, size) => {
    const tone = mix(colour, random.chance(0.5) ? "#fff0d0" : "#3a1d0c", random.between(0, 0.12));
    return (
      fill(smooth(lump(random, size, 7)), lit(drawing, tone)) +
      (dent
        ? fill(ellipse(size * 0.03, size * 0.02, size * 0.17, size * 0.12), darker(tone, 0.38), 0.55) +
          stroke(
            `M${-size * 0.12} ${size * 0.08}Q${size * 0.03} ${size * 0.18} ${size * 0.18} ${size * 0.07}`,
            lighter(tone, 0.5),
            size * 0.035,
            { opacity: 0.6 },
          )
        : "") +
      stroke(
        `M${-size * 0.3} ${-size * 0.16}Q${-size * 0.16} ${-size * 0.34} ${size * 0.08} ${-size * 0.34}`,
        lighter(tone, 0.7),
        size * 0.05,
        { opacity: 0.55 },
      )
    );
  };

/** A pressed stick such as a hay nugget or a tofu litter granule. */
export const pellet =
  (colour: Colour, long = 1.9): Morsel =>
  (drawing, random, size) => {
    const tone = mix(colour, random.chance(0.5) ? "#fff6da" : "#3a2a0c", random.between(0, 0.14));
    const [half, thick] = [(size * long) / 2, size * 0.36];
    const body: Point[] = [
      [-half, 0],
      [-half + thick * 0.4, -thick],
      [half - thick * 0.4, -thick],
      [half, 0],
      [half - thick * 0.4, thick],
      [-half + thick * 0.4, thick],
    ];
    return placed(
      fill(smooth(body, { tightness: 9 }), lit(drawing, tone)) +
        fill(ellipse(half - thick * 0.45, 0, thick * 0.42, thick * 0.82), lighter(tone, 0.22)) +
        stroke(
          line([-half + thick, -thick * 0.5], [half - thick * 1.3, -thick * 0.5]),
          lighter(tone, 0.6),
          thick * 0.18,
          { opacity: 0.6 },
        ),
      { turn: random.between(-80, 80) },
    );
  };

export const seed =
  (colours: readonly Colour[]): Morsel =>
  (drawing, random, size) => {
    const tone = random.pick(colours);
    const long = random.between(0.7, 1.15) * size;
    const outline = smooth([
      [-long / 2, 0],
      [0, -long * 0.28],
      [long / 2, 0],
      [0, long * 0.28],
    ]);
    return placed(
      fill(outline, lit(drawing, tone)) +
        stroke(line([-long * 0.26, -long * 0.06], [long * 0.2, -long * 0.08]), lighter(tone, 0.75), size * 0.06, {
          opacity: 0.6,
        }),
      {
        turn: random.between(0, 360),
      },
    );
  };

export const sunflower: Morsel = (drawing, random, size) =>
  placed(
    fill(
      smooth([
        [-size * 0.56, 0],
        [-size * 0.1, -size * 0.27],
        [size * 0.46, -size * 0.1],
        [size * 0.46, size * 0.1],
        [-size * 0.1, size * 0.27],
      ]),
      lit(drawing, "#4a423d"),
    ) +
      repeat(3, (i) =>
        stroke(
          `M${-size * 0.42} ${(i - 1) * size * 0.03}Q0 ${(i - 1) * size * 0.19} ${size * 0.4} ${(i - 1) * size * 0.07}`,
          "#efe6d8",
          size * 0.05,
          { opacity: 0.85 },
        ),
      ),
    { turn: random.between(0, 360) },
  );

export const chunk =
  (colour: Colour): Morsel =>
  (drawing, random, size) => {
    const outline = lump(random, size * 1.05, 6, 0.8);
    return (
      fill(smooth(outline, { tightness: 9 }), lit(drawing, mix(colour, "#b98a4a", random.between(0, 0.2)))) +
      repeat(4, () => {
        const [x, y] = [random.between(-0.25, 0.2) * size, random.between(-0.22, 0.2) * size];
        return stroke(
          `M${x} ${y}Q${x + size * 0.1} ${y - size * 0.05} ${x + size * 0.2} ${y}`,
          darker(colour, 0.28),
          size * 0.035,
          { opacity: 0.55 },
        );
      })
    );
  };

export const shard =
  (colours: readonly Colour[]): Morsel =>
  (drawing, random, size) => {
    const tone = random.pick(colours);
    const outline = times(5, (i): Point => {
      const angle = (i / 5) * Math.PI * 2 + random.between(-0.4, 0.4);
      return [Math.cos(angle) * size * random.between(0.3, 0.62), Math.sin(angle) * size * random.between(0.2, 0.4)];
    });
    return placed(fill(polygon(outline), lit(drawing, tone)), { turn: random.between(0, 360) });
  };

/** Biscuit in the shape of a bone, `size` long. */
export const biscuit =
  (colour: Colour): Morsel =>
  (drawing, random, size) => {
    const s = size / 100;
    const outline = smooth(
      trace("-28,-12 -32,-26 -50,-20 -46,0 -50,20 -32,26 -28,12 28,12 32,26 50,20 46,0", "50,-20 32,-26 28,-12").map(
        ([x, y]): Point => [x * s, y * s],
      ),
      { tightness: 5 },
    );
    const edge = placed(fill(outline, darker(colour, 0.42)), { move: [2 * s, 6 * s] });
    const crumbs = repeat(9, () =>
      fill(ellipse(random.between(-38, 38) * s, random.between(-8, 8) * s, 1.6 * s), darker(colour, 0.4), 0.6),
    );
    const holes = repeat(3, (i) => fill(ellipse((i - 1) * 17 * s, 0, 2.6 * s, 2.2 * s), darker(colour, 0.55), 0.8));
    return (
      edge +
      fill(outline, lit(drawing, colour)) +
      stroke(outline, lighter(colour, 0.6), 2 * s, { opacity: 0.4 }) +
      crumbs +
      holes
    );
  };
