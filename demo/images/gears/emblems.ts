import { type Colour, darker, lighter } from "../lib/colour.ts";
import { type Point, smooth } from "../lib/path.ts";
import { warp } from "../lib/warp.ts";
import { ellipse, fill, line, repeat, rounded, stroke, trace } from "./shapes.ts";

/** A small printed drawing for labels, about 100 × 100 around zero, made of plain paths so that it can be bent. */
export type Emblem = () => string;

export const emblemAt = (emblem: Emblem, x: number, y: number, size: number) =>
  scaleStrokes(
    warp(emblem(), ([px, py]) => [x + (px * size) / 100, y + (py * size) / 100]),
    size / 100,
  );

const scaleStrokes = (markup: string, share: number) =>
  markup.replaceAll(
    /stroke-width="([\d.]+)"/g,
    (_, width: string) => `stroke-width="${(Number(width) * share).toFixed(2)}"`,
  );

export const fish =
  (body: Colour, belly: Colour = lighter(body, 0.6)): Emblem =>
  () => {
    const outline: Point[] = trace("-48,2 -34,-14 -8,-22 18,-14 30,-4 48,-20 45,2 49,22 30,8 14,16 -10,20", "-34,14");
    return (
      fill(smooth(trace("-14,-18 -2,-34 16,-30 12,-14")), darker(body, 0.18)) +
      fill(smooth(trace("-8,16 -4,30 10,28 8,14")), darker(body, 0.18)) +
      fill(smooth(outline), body) +
      fill(smooth(trace("-46,4 -30,6 -4,6 24,4 10,14 -10,18 -34,13")), belly) +
      stroke("M-24 -14Q-16 0 -25 14", darker(body, 0.3), 2.6) +
      repeat(6, (i) =>
        stroke(
          `M${-10 + (i % 3) * 10} ${-10 + Math.floor(i / 3) * 8}Q${-5 + (i % 3) * 10} ${-6 + Math.floor(i / 3) * 8} ${-10 + (i % 3) * 10} ${-2 + Math.floor(i / 3) * 8}`,
          darker(body, 0.25),
          2,
        ),
      ) +
      fill(ellipse(-36, -4, 3.6), darker(body, 0.75)) +
      fill(ellipse(-37, -5.2, 1.2), "#ffffff") +
      stroke(line([37, -8], [43, -12]), darker(body, 0.22), 2) +
      stroke(line([38, 4], [44, 8]), darker(body, 0.22), 2)
    );
  };

export const lamb: Emblem = () => {
  const wool: Point[] = trace(
    "-32,-4 -34,-20 -20,-30 -6,-36 10,-34 26,-32 38,-20 42,-4 36,10 22,18 6,16",
    "-10,20 -26,14",
  );
  return (
    repeat(4, (i) => fill(rounded([-20, -8, 14, 26][i] ?? 0, 8, 8, 32, 4), i % 2 ? "#4b3b33" : "#5e4a3f")) +
    fill(smooth(wool, { tightness: 3.4 }), "#fffaf0") +
    stroke("M-8 -14Q0 -22 8 -14Q4 -6 -2 -10", "#d9cbb8", 3) +
    stroke("M14 -4Q22 -12 30 -4Q26 4 20 0", "#d9cbb8", 3) +
    stroke("M-14 6Q-6 -2 2 6", "#d9cbb8", 3) +
    fill(smooth(trace("-30,-26 -20,-20 -22,2 -34,14 -46,8 -46,-14 -40,-26")), "#5e4a3f") +
    fill(smooth(trace("-26,-20 -14,-22 -8,-12 -22,-10")), "#4b3b33") +
    fill(smooth(trace("-46,-24 -36,-36 -22,-30 -26,-22 -38,-20"), { tightness: 4 }), "#fffaf0") +
    fill(ellipse(-36, -8, 2.6), "#fffaf0")
  );
};

export const drumstick: Emblem = () =>
  stroke(line([18, 18], [38, 38]), "#fff6e6", 12) +
  fill(ellipse(40, 30, 8), "#fff6e6") +
  fill(ellipse(31, 41, 8), "#fff6e6") +
  fill(smooth(trace("-40,-18 -26,-38 -2,-40 18,-22 24,6 20,22 4,24 -22,18 -38,2")), "#c9772f") +
  fill(smooth(trace("-32,-16 -20,-32 -2,-32 -12,-22 -22,-8")), "#e6a458") +
  stroke("M0 -6Q8 4 6 14", "#9c5619", 3);

export const carrot: Emblem = () =>
  fill(smooth(trace("-4,-22 -16,-44 -6,-48 2,-24")), "#4f8a4b") +
  fill(smooth(trace("0,-22 4,-50 14,-48 8,-22")), "#6aa85d") +
  fill(smooth(trace("4,-22 22,-44 28,-36 12,-20")), "#4f8a4b") +
  fill(smooth(trace("-20,-16 -6,-24 12,-24 24,-14 18,12 6,38 0,48 -6,38 -16,12")), "#ee8336") +
  fill(smooth(trace("-14,-12 -8,-18 -4,-10 -6,14 -4,34 -12,8")), "#ffac68") +
  stroke("M8 -6L18 -8", "#c45f1c", 3) +
  stroke("M-16 4L-6 6", "#c45f1c", 3) +
  stroke("M4 18L12 16", "#c45f1c", 3);

export const bone =
  (colour: Colour = "#fff4de"): Emblem =>
  () =>
    fill(
      smooth(trace("-28,-9 -34,-22 -48,-16 -44,0 -48,16 -34,22 -28,9 28,9 34,22 48,16 44,0", "48,-16 34,-22 28,-9"), {
        tightness: 5,
      }),
      colour,
    );

export const mint: Emblem = () => {
  const leaf = (points: Point[], colour: Colour) => fill(smooth(points), colour);
  return (
    leaf(trace("0,40 -30,26 -46,-2 -40,-18 -16,-8 0,14"), "#3f9a6b") +
    leaf(trace("0,40 30,26 46,-2 40,-18 16,-8 0,14"), "#57b583") +
    leaf(trace("0,20 -16,0 -16,-26 0,-46 16,-26 16,0"), "#75cc9b") +
    stroke("M0 40L0 -34", "#2c7a52", 2.6) +
    stroke("M-2 36Q-20 20 -36 -8", "#2c7a52", 2.2) +
    stroke("M2 36Q20 20 36 -8", "#2c7a52", 2.2) +
    repeat(
      3,
      (i) =>
        stroke(`M0 ${10 - i * 14}L-9 ${2 - i * 14}`, "#2c7a52", 1.6) +
        stroke(`M0 ${10 - i * 14}L9 ${2 - i * 14}`, "#2c7a52", 1.6),
    )
  );
};

/** An ear of grain: oat, millet or wheat by colour. */
export const seedEar =
  (colour: Colour = "#d9a441"): Emblem =>
  () =>
    stroke("M-4 48Q4 10 0 -40", darker(colour, 0.3), 3.4) +
    repeat(5, (i) => {
      const y = 18 - i * 15;
      const grainOf = (side: number, paint: Colour) =>
        fill(
          smooth([
            [side * 1, y + 4],
            [side * 6, y - 12],
            [side * 19, y - 20],
            [side * 18, y - 4],
          ]),
          paint,
        );
      return grainOf(-1, colour) + grainOf(1, lighter(colour, 0.25));
    }) +
    fill(smooth(trace("0,-34 -7,-44 0,-56 7,-44")), colour);

export const leaf =
  (colour: Colour = "#4f9a63"): Emblem =>
  () =>
    fill(smooth(trace("-30,38 -36,0 -14,-34 34,-44 38,0 14,30")), colour) +
    fill(smooth(trace("-30,38 -14,-4 34,-44 38,0 14,30")), lighter(colour, 0.16)) +
    stroke("M-40 46Q-14 0 28 -36", darker(colour, 0.3), 3) +
    repeat(3, (i) =>
      stroke(
        `M${-18 + i * 15} ${14 - i * 17}Q${-4 + i * 15} ${12 - i * 17} ${4 + i * 13} ${8 - i * 16}`,
        darker(colour, 0.25),
        2.2,
      ),
    );

export const paw =
  (colour: Colour): Emblem =>
  () =>
    fill(smooth(trace("0,0 20,8 30,26 18,38 0,34 -18,38 -30,26 -20,8")), colour) +
    fill(ellipse(-34, -4, 10, 13), colour) +
    fill(ellipse(-13, -24, 11, 15), colour) +
    fill(ellipse(13, -24, 11, 15), colour) +
    fill(ellipse(34, -4, 10, 13), colour);

export const mango: Emblem = () =>
  fill(smooth(trace("-34,16 -30,-14 -6,-34 22,-34 36,-14 30,16 6,36 -18,36")), "#f3a83b") +
  fill(smooth(trace("2,-32 24,-32 34,-12 28,10 16,-8")), "#e76f51") +
  fill(smooth(trace("-26,8 -22,-10 -8,-22 -14,-2 -18,18")), "#ffd387") +
  fill(smooth(trace("10,-34 18,-50 38,-48 26,-34")), "#5d9b52");

export const coconut: Emblem = () =>
  fill(ellipse(0, 0, 42, 42), "#6b4630") +
  fill(ellipse(0, 2, 34, 34), "#fffaf0") +
  fill(ellipse(2, 6, 24, 24), "#efe2cc") +
  repeat(9, (i) =>
    stroke(
      line(
        [Math.cos(i * 0.7) * 41, Math.sin(i * 0.7) * 41],
        [Math.cos(i * 0.7 + 0.06) * 49, Math.sin(i * 0.7 + 0.06) * 49],
      ),
      "#6b4630",
      3,
    ),
  );

export const bean: Emblem = () =>
  fill(smooth(trace("-44,10 -30,-18 0,-26 32,-20 46,4 34,20 4,14 -24,24")), "#86b86b") +
  repeat(
    3,
    (i) =>
      fill(ellipse(-24 + i * 25, -1 - (i === 1 ? 4 : 0), 11, 11), "#b9dc9b") +
      fill(ellipse(-27 + i * 25, -4 - (i === 1 ? 4 : 0), 3.6, 3.6), "#e6f6d2"),
  );

export const drop =
  (colour: Colour = "#5aa9d6"): Emblem =>
  () =>
    fill(smooth(trace("0,-46 16,-18 30,8 24,32 0,42 -24,32 -30,8 -16,-18")), colour) +
    fill(smooth(trace("-16,6 -10,-2 -10,18 -2,30 -14,26")), lighter(colour, 0.7));

export const sun =
  (colour: Colour = "#f2b134"): Emblem =>
  () =>
    fill(ellipse(0, 0, 22), colour) +
    repeat(10, (i) => {
      const angle = (i / 10) * Math.PI * 2;
      return stroke(
        line([Math.cos(angle) * 31, Math.sin(angle) * 31], [Math.cos(angle) * 44, Math.sin(angle) * 44]),
        colour,
        6,
      );
    });

export const grass =
  (colour: Colour = "#8db255"): Emblem =>
  () =>
    repeat(9, (i) => {
      const lean = (i - 4) * 9;
      const tall = 70 - Math.abs(i - 4) * 7;
      const paint = i % 2 ? lighter(colour, 0.25) : darker(colour, 0.12);
      return fill(
        `M${lean * 0.3 - 4} 44Q${lean * 0.4 - 3} ${44 - tall * 0.5} ${lean} ${44 - tall}Q${lean * 0.5 + 6} ${44 - tall * 0.5} ${lean * 0.3 + 4} 44Z`,
        paint,
      );
    });
