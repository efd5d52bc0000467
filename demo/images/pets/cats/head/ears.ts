import { mix } from "../../../lib/colour.ts";
import { type Point, smooth } from "../../../lib/path.ts";
import type { Cat, Mood } from "../cat.ts";
import { hair } from "../fur.ts";
import { streak } from "../marks.ts";
import { type Brush, furPart } from "../paint.ts";
import type { View } from "./view.ts";

/** Both ears, behind the skull; the far one first. */
export function ears(brush: Brush, cat: Cat, view: View, mood: Mood): string {
  const order = view.turned > 0 ? ([1, -1] as const) : ([-1, 1] as const);
  return order.map((side) => ear(brush, cat, view, mood, side)).join("");
}

function ear(brush: Brush, cat: Cat, view: View, mood: Mood, side: 1 | -1): string {
  const corners = earCorners(cat, view, mood, side);
  const { inner, tip, outer } = corners;
  const outline = earOutline(corners, side);
  const flow = (x: number, y: number): Point => [
    tip[0] - (inner[0] + outer[0]) / 2 + (x - tip[0]) * 0.2,
    tip[1] - y - 60,
  ];
  const back = furPart(brush, {
    outline,
    flow,
    coat: cat.coat,
    fill: earColour(cat, side * brush.light),
    length: Math.min(7, 1 + cat.coat.length * 0.2),
    depth: 14,
    castShadow: 0,
    hairLength: 16,
  });
  return back + shell(brush, cat, outline, corners, side) + (cat.head.ears.tuft ? tuft(brush, cat, corners) : "");
}

interface Corners {
  inner: Point;
  tip: Point;
  outer: Point;
}

function earCorners(cat: Cat, view: View, mood: Mood, side: 1 | -1): Corners {
  const { inner, tip, outer } = cat.head.ears;
  const droop = mood.ears ?? 0;
  return {
    inner: view.space(side * inner[0], inner[1], 18),
    tip: view.space(side * (tip[0] + droop * 46), tip[1] + droop * 46, -14 - droop * 30),
    outer: view.space(side * outer[0], outer[1], -34),
  };
}

const towards = (from: Point, to: Point, share: number): Point => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
];
const shifted = ([x, y]: Point, dx: number, dy: number): Point => [x + dx, y + dy];

/** Inner edge nearly straight, outer edge bulging, tip rounded. */
function earOutline({ inner, tip, outer }: Corners, side: 1 | -1): Point[] {
  const root = towards(inner, outer, 0.5);
  return [
    shifted(inner, -side * 12, 34),
    shifted(towards(inner, tip, 0.22), -side * 3, 0),
    shifted(towards(inner, tip, 0.6), -side * 1, -6),
    shifted(towards(inner, tip, 0.93), -side * 2, -2),
    shifted(tip, side * 4, -1),
    shifted(towards(tip, outer, 0.1), side * 9, 0),
    shifted(towards(tip, outer, 0.45), side * 15, -4),
    shifted(towards(tip, outer, 0.85), side * 9, 0),
    shifted(outer, -side * 4, 40),
    shifted(root, 0, 70),
  ];
}

function earColour({ coat }: Cat, side: number) {
  if (coat.pattern === "points") return coat.mark;
  if (coat.pattern === "calico") return side === 1 ? (coat.patch ?? coat.base) : coat.mark;
  return coat.base;
}

/** The hollow of the ear with its skin, its shadow and the fine hair that grows across it from the inner edge. */
function shell(brush: Brush, cat: Cat, outline: readonly Point[], corners: Corners, side: 1 | -1): string {
  const { drawing, random } = brush;
  const { coat } = cat;
  const { inner, tip, outer } = corners;
  const middle: Point = [(inner[0] + tip[0] + outer[0]) / 3 + side * 16, (inner[1] + tip[1] + outer[1]) / 3 + 24];
  const hollow = smooth(outline.map((point): Point => towards(middle, point, 0.76)));
  const skin = drawing.linear(
    [0.5, 0],
    [0.5, 1],
    [
      [0, mix(coat.innerEar, coat.rim, 0.22)],
      [0.5, coat.innerEar],
      [1, mix(coat.innerEar, "#5a2420", 0.45)],
    ],
  );
  const deep = streak(
    [towards(inner, outer, 0.62), towards(towards(inner, outer, 0.6), tip, 0.4), towards(inner, tip, 0.86)],
    46,
  );
  const strands = (count: number) => {
    let path = "";
    for (let index = 0; index < count; index++) {
      const share = -0.2 + (index / count) * 0.86;
      const root = shifted(towards(inner, tip, share), -side * random.between(-8, 4), 12);
      const reach = random.between(0.4, 0.78) * (1 - Math.max(0, share) * 0.8);
      const goal = shifted(towards(root, towards(tip, outer, 0.3), reach), 0, random.between(-6, 10));
      path += hair(root, goal, random.between(3, 6), side * random.between(3, 10));
    }
    return path;
  };
  const furnishing = mix(coat.pattern === "points" ? coat.base : coat.pale, coat.rim, 0.35);
  return (
    `<path d="${hollow}" fill="${skin}"/>` +
    `<g clip-path="${drawing.clip(hollow)}"><path d="${hollow}" fill="none" stroke="${mix(coat.innerEar, "#4a1c1a", 0.6)}" stroke-width="16" opacity=".3" filter="${drawing.blur(7)}"/>` +
    `<path d="${deep}" fill="${mix(coat.innerEar, "#4a1c1a", 0.6)}" opacity=".3" filter="${drawing.blur(9)}"/></g>` +
    `<path d="${strands(26)}" fill="${mix(furnishing, coat.shade, 0.25)}" opacity=".5"/><path d="${strands(24)}" fill="${furnishing}" opacity=".75"/>`
  );
}

function tuft({ random }: Brush, cat: Cat, { inner, tip, outer }: Corners): string {
  const size = cat.head.ears.tuft ?? 0;
  let path = "";
  for (let index = 0; index < 16; index++) {
    const lean = random.between(-0.16, 0.2);
    const root = towards(tip, towards(inner, outer, random.between(0.3, 0.7)), random.between(0.02, 0.14));
    path += hair(root, [tip[0] + lean * size, tip[1] - size * random.between(0.4, 1.05)], 5, random.between(-5, 5));
  }
  return `<path d="${path}" fill="${mix(cat.coat.mark, cat.coat.shade, 0.4)}"/>`;
}
