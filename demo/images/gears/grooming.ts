import { type Colour, darker } from "../lib/colour.ts";
import type { Drawing } from "../lib/drawing.ts";
import { lettering } from "../lib/lettering.ts";
import { type Point, smooth } from "../lib/path.ts";
import type { Random } from "../lib/random.ts";
import { cast, volume } from "./shading.ts";
import { ellipse, fill, placed, repeat, rounded, stroke, times, trace } from "./shapes.ts";
import { timber } from "./wood.ts";

/** A slicker brush lying flat, head up, handle down, around (0, 0), about 560 long. */
export function slickerBrush(drawing: Drawing, random: Random, wood: Colour, pad: Colour): string {
  const outline = smooth(
    trace(
      "-118,-270 118,-270 146,-240 150,-120 130,-70 60,-30 34,30 36,130 42,230 30,282 -30,282",
      "-42,230 -36,130 -34,30 -60,-30 -130,-70 -150,-120 -146,-240",
    ),
    { tightness: 7 },
  );
  const cushion = rounded(-118, -246, 236, 158, 34);
  const pins = repeat(11 * 8, (index) => {
    const x = -100 + (index % 11) * 20;
    const y = -230 + Math.floor(index / 11) * 18;
    return stroke(`M${x} ${y}l5 -9l6 -1`, "#6f7a82", 3.4) + stroke(`M${x} ${y - 0.6}l5 -9l6 -1`, "#f3f6f7", 1.8);
  });
  return (
    cast(drawing, fill(outline, "#4a2a14")) +
    volume(drawing, outline, wood, {
      depth: 32,
      surface: timber(drawing, random, outline, { x: -150, y: -280, width: 300, height: 570 }, wood, "y"),
    }) +
    fill(rounded(-122, -250, 244, 168, 36), darker(wood, 0.4), 0.6) +
    volume(drawing, cushion, pad, { depth: 18 }) +
    pins +
    fill(ellipse(0, 252, 11, 11), darker(wood, 0.6)) +
    stroke(ellipse(0, 252, 12, 12), "#d9a441", 4) +
    placed(lettering("Pawhaven", 0, 0, { size: 30, colour: darker(wood, 0.55), opacity: 0.85 }), {
      move: [10, 130],
      turn: -90,
    })
  );
}

/** Pins seen from the side, close up: a curved row growing out of a cushion at y = 0. */
export function pinRow(count: number, gap: number, tall: number): string {
  return repeat(count, (index) => {
    const x = (index - (count - 1) / 2) * gap;
    const pin = `M${x} 0L${x + tall * 0.06} ${-tall * 0.62}L${x + tall * 0.26} ${-tall}`;
    return (
      stroke(pin, "#66727a", 9) +
      stroke(pin, "#c7d0d6", 6) +
      stroke(`M${x - 1.4} 0L${x + tall * 0.06 - 1.4} ${-tall * 0.62}L${x + tall * 0.26 - 1.4} ${-tall}`, "#ffffff", 2) +
      fill(ellipse(x + tall * 0.26, -tall, 6), "#8f9aa2")
    );
  });
}

/** Soap bubbles at the given places: x, y, radius. */
export function bubbles(drawing: Drawing, spots: readonly (readonly [number, number, number])[]): string {
  const skin = drawing.radial([0.38, 0.34], 0.68, [
    [0, "#ffffff", 0.1],
    [0.6, "#dff3ff", 0.18],
    [0.86, "#c9b8f5", 0.4],
    [1, "#ffffff", 0.75],
  ]);
  return spots
    .map(
      ([x, y, r]) =>
        fill(ellipse(x, y, r), skin) +
        stroke(ellipse(x, y, r), "#ffffff", 1.6, { opacity: 0.7 }) +
        fill(ellipse(x - r * 0.36, y - r * 0.4, r * 0.2, r * 0.13), "#ffffff", 0.95) +
        stroke(
          `M${x + r * 0.3} ${y + r * 0.62}Q${x + r * 0.6} ${y + r * 0.46} ${x + r * 0.68} ${y + r * 0.16}`,
          "#ffffff",
          r * 0.07,
          { opacity: 0.8 },
        ),
    )
    .join("");
}

/** A bank of foam along the floor. */
export function lather(
  drawing: Drawing,
  random: Random,
  { at, wide, high }: { at: Point; wide: number; high: number },
): string {
  const puff = drawing.radial([0.36, 0.3], 0.8, [
    [0, "#ffffff"],
    [0.6, "#f4f1ff"],
    [1, "#cfc3ea"],
  ]);
  return times(64, (index) => {
    const u = random.between(-1, 1);
    const lift = (1 - u * u) * high * random.next();
    return {
      x: at[0] + u * wide,
      y: at[1] - lift,
      r: random.between(16, 40) * (1 - 0.3 * Math.abs(u)),
      order: -lift + index * 0.01,
    };
  })
    .sort((a, b) => a.order - b.order)
    .map(({ x, y, r }) => fill(ellipse(x, y, r), puff))
    .join("");
}
