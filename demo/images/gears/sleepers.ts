import { type Colour, darker, lighter } from "../lib/colour.ts";
import type { Drawing } from "../lib/drawing.ts";
import { type Point, smooth } from "../lib/path.ts";
import type { Random } from "../lib/random.ts";
import { fluff } from "./fluff.ts";
import { glow, softStroke, volume } from "./shading.ts";
import { clipped, fill, stroke, trace } from "./shapes.ts";

export interface Coat {
  colour: Colour;
  pale: Colour;
  /** Tabby stripes over back and brow. */
  stripes?: Colour;
}

/** Hair lies around the curl: tangential to circles about the belly. */
const curled = (x: number, y: number) => Math.atan2(x, -(y - 30)) + Math.PI * 0.08;

/** A cat asleep in a curl, chin on its tail. Middle at (0, 0), about 320 wide and 190 high. */
export function sleepingCat(drawing: Drawing, random: Random, { colour, pale, stripes }: Coat): string {
  const soft = { shag: 0.55, long: 18, tuft: 4, flow: curled };
  const mark = (paths: string, wide: number) =>
    stripes ? softStroke(drawing, paths, stripes, wide, { soft: 2.4, opacity: 0.6 }) : "";
  const back: Point[] = trace("-150,40 -138,-22 -84,-74 0,-96 86,-84 146,-34 160,30 126,76 20,92 -90,84");
  const tail: Point[] = trace("150,24 166,52 128,90 40,106 -60,104 -128,88 -136,70 -110,62 -40,76 50,74 112,52");
  const head: Point[] = trace("-142,26 -136,-14 -100,-40 -58,-38 -26,-10 -20,30 -42,62 -84,74 -124,62");
  const ear = (points: Point[], inner: Point[]) =>
    volume(drawing, smooth(points, { tightness: 9 }), colour, { depth: 12 }) +
    fill(smooth(inner, { tightness: 9 }), "#e9a89a", 0.85);
  return (
    fluff(drawing, random, {
      outline: back,
      colour,
      depth: 56,
      hairs: 240,
      ...soft,
      marks: mark("M-20 -100Q-4 -62 -22 -24M36 -100Q56 -58 40 -16M92 -86Q112 -46 96 -8M136 -52Q150 -16 132 22", 15),
    }) +
    fluff(drawing, random, {
      outline: tail,
      colour: darker(colour, 0.05),
      depth: 24,
      hairs: 110,
      ...soft,
      marks: mark("M120 62L136 86M66 74L74 104M0 78L0 108M-60 74L-66 106", 14),
    }) +
    glow(drawing, -56, 66, 100, 26, "#2a1408", 0.42) +
    ear(trace("-134,-6 -146,-66 -132,-70 -92,-34"), trace("-128,-16 -136,-54 -104,-32")) +
    ear(trace("-74,-36 -42,-78 -30,-72 -30,-10"), trace("-62,-34 -42,-62 -38,-22")) +
    fluff(drawing, random, {
      outline: head,
      colour,
      depth: 34,
      hairs: 110,
      shag: 0.5,
      long: 12,
      tuft: 3,
      marks: mark("M-96 -36L-92 -14M-82 -40L-80 -16M-68 -38L-68 -16", 7),
    }) +
    `<g filter="${drawing.blur(3)}">${fill(
      smooth(trace("-104,34 -82,24 -60,34 -60,56 -82,68 -106,58")),
      pale,
      0.95,
    )}</g>` +
    stroke("M-124 16Q-112 27 -98 19M-66 18Q-53 27 -40 16", darker(colour, 0.75), 4.6) +
    fill(smooth(trace("-91,33 -82,31 -73,33 -82,42")), "#c9706a") +
    stroke("M-82 42Q-83 50 -91 52M-82 42Q-81 50 -73 52", darker(colour, 0.6), 2.6) +
    stroke(
      "M-108 46Q-132 46 -152 40M-108 52Q-130 58 -150 60M-58 46Q-34 44 -14 36M-58 52Q-34 56 -14 56",
      "#ffffff",
      1.9,
      { opacity: 0.85 },
    )
  );
}

/** A dog asleep with its chin on its forepaws. Middle at (0, 0), about 340 wide and 190 high. */
export function sleepingDog(drawing: Drawing, random: Random, { colour, pale }: Coat): string {
  const soft = { shag: 0.36, long: 16, tuft: 4, flow: curled };
  const back: Point[] = trace("-60,70 -84,4 -50,-64 16,-94 96,-84 154,-34 166,30 136,80 40,94");
  const haunch: Point[] = trace("60,84 52,20 90,-26 144,-10 164,40 144,84");
  const head: Point[] = trace("-164,40 -150,8 -122,-34 -80,-58 -34,-48 -8,-8 -14,44 -54,70 -120,72 -156,64");
  const ear = smooth(trace("-48,-50 -22,-50 4,-18 10,32 -6,62 -28,52 -44,8"));
  const paw = (x: number, y: number) =>
    volume(
      drawing,
      smooth([
        [x - 44, y],
        [x - 30, y - 20],
        [x + 30, y - 22],
        [x + 60, y - 4],
        [x + 50, y + 18],
        [x - 30, y + 20],
      ]),
      lighter(colour, 0.12),
      { depth: 16 },
    ) +
    stroke(`M${x - 34} ${y + 4}q8 -6 10 -12M${x - 20} ${y + 10}q8 -6 10 -14`, darker(colour, 0.45), 2.6, {
      opacity: 0.6,
    });
  const muzzle = smooth(trace("-170,44 -160,22 -128,14 -100,28 -96,56 -126,70 -160,64"));
  return (
    fluff(drawing, random, { outline: back, colour, depth: 56, hairs: 230, ...soft }) +
    fluff(drawing, random, {
      outline: trace("132,70 172,62 176,88 120,104 60,100 70,84"),
      colour: darker(colour, 0.04),
      depth: 18,
      hairs: 40,
      ...soft,
    }) +
    fluff(drawing, random, { outline: haunch, colour: lighter(colour, 0.04), depth: 34, hairs: 80, ...soft }) +
    paw(-10, 84) +
    paw(-96, 88) +
    glow(drawing, -80, 72, 110, 24, "#2a1408", 0.42) +
    fluff(drawing, random, { outline: head, colour, depth: 38, hairs: 120, shag: 0.45, long: 13, tuft: 3 }) +
    volume(drawing, muzzle, pale, { depth: 20, contrast: 0.7 }) +
    clipped(drawing.clip(smooth(head)), glow(drawing, -60, 50, 80, 30, "#2a1408", 0.22)) +
    stroke("M-118 2Q-106 13 -90 5", darker(colour, 0.78), 5) +
    stroke("M-120 -14Q-108 -20 -96 -15", darker(colour, 0.4), 4, { opacity: 0.4 }) +
    fill(smooth(trace("-174,36 -164,24 -148,26 -146,38 -158,46")), "#3a2620") +
    fill(smooth(trace("-167,31 -160,28 -155,30 -161,34")), "#ffffff", 0.5) +
    stroke("M-158 48Q-146 58 -124 54", darker(colour, 0.6), 3) +
    volume(drawing, ear, darker(colour, 0.2), { depth: 22 })
  );
}
