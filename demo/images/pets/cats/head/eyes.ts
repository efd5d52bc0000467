import { mix } from "../../../lib/colour.ts";
import type { Point } from "../../../lib/path.ts";
import type { Cat, Mood } from "../cat.ts";
import type { Brush } from "../paint.ts";
import { oval, type View } from "./view.ts";

const sides = [-1, 1] as const;

export function eyes(brush: Brush, cat: Cat, view: View, mood: Mood): string {
  return sides
    .map((side) => ((mood.lids ?? 1) < 0.1 ? closedEye(brush, cat, view, side) : openEye(brush, cat, view, mood, side)))
    .join("");
}

/** The opening between the lids for the right eye around its own middle: inner corner low, outer corner raised. */
function opening(cat: Cat, lids: number, grow: number): Point[] {
  const { wide, tall } = cat.head.eye;
  const upper = (y: number) => y * (lids * 1.1 - 0.1);
  const lower = (y: number) => y * (0.5 + 0.5 * lids);
  const shape: Point[] = [
    [-1.08, 0.08 + 0.34 * lids * lids],
    [-0.72, upper(-0.5)],
    [-0.08, upper(-1)],
    [0.62, upper(-0.84)],
    [1.05, upper(-0.16) + (1 - lids) * 0.12],
    [0.78, lower(0.56)],
    [0.08, lower(0.98)],
    [-0.62, lower(0.8)],
  ];
  return shape.map(([x, y]): Point => [x * (wide + grow), y * (tall + grow)]);
}

/** A relaxed eye loses its slant, which would look stern under a lowered lid. */
function placed(cat: Cat, side: 1 | -1, points: readonly Point[], lids = 1): Point[] {
  const { x, y, slant } = cat.head.eye;
  const angle = ((-slant * lids * lids + 4 * (1 - lids)) / 180) * Math.PI;
  return points.map(([px, py]): Point => [
    side * (x + px * Math.cos(angle) - py * Math.sin(angle)),
    y + px * Math.sin(angle) + py * Math.cos(angle),
  ]);
}

function openEye(brush: Brush, cat: Cat, view: View, mood: Mood, side: 1 | -1): string {
  const { drawing } = brush;
  const { lids = 1 } = mood;
  const { line } = cat.coat;
  const hole = view.path(placed(cat, side, opening(cat, lids, 0), lids));
  const rim = view.path(placed(cat, side, opening(cat, lids, 4.5), lids));
  const socket = view.path(placed(cat, side, opening(cat, Math.min(1, lids + 0.2), 12)));
  return (
    `<path d="${socket}" fill="${cat.coat.shade}" opacity=".32" filter="${drawing.blur(8)}"/>` +
    crease(brush, cat, view, lids, side) +
    `<path d="${rim}" fill="${line}"/>` +
    `<g clip-path="${drawing.clip(hole)}">${ball(brush, cat, view, mood, side)}${lidShadow(brush, cat, view, lids, side)}</g>` +
    sparkle(brush, cat, view, mood, side)
  );
}

/** A lowered lid shows as a soft crease above the eye. */
function crease({ drawing }: Brush, cat: Cat, view: View, lids: number, side: 1 | -1): string {
  if (lids > 0.8) return "";
  const edge = placed(cat, side, opening(cat, 0.5 + lids * 0.5, 7), lids).slice(1, 5);
  return `<path d="${view.line(edge)}" fill="none" stroke="${cat.coat.shade}" stroke-width="6" stroke-linecap="round" opacity=".2" filter="${drawing.blur(3)}"/>`;
}

function ball({ drawing }: Brush, cat: Cat, view: View, mood: Mood, side: 1 | -1): string {
  const { iris } = cat.coat;
  const { wide, tall } = cat.head.eye;
  const [lookX, lookY] = mood.gaze ?? [0, 0];
  const { pupil = 1, lids = 1 } = mood;
  const centre: Point = [side * lookX * wide * 0.3, -lookY * tall * 0.26 + tall * (0.02 + (1 - lids) * 0.3)];
  const round = (width: number, height: number) =>
    view.path(placed(cat, side, oval(centre[0], centre[1], width, height)));
  const glow = drawing.radial([0.5, 0.72], 0.68, [
    [0, mix(iris, "#fff3c4", 0.5)],
    [0.5, iris],
    [0.86, mix(iris, "#1c1408", 0.36)],
    [1, mix(iris, "#1c1408", 0.6)],
  ]);
  return (
    `<path d="${round(wide * 1.7, tall * 1.7)}" fill="${mix(iris, "#1c1408", 0.55)}"/>` +
    `<path d="${round(wide * 1.1, tall * 1.14)}" fill="${glow}"/>` +
    `<path d="${round(wide * 0.53 * pupil, tall * 0.72)}" fill="#120b0a"/>` +
    `<path d="${round(wide * 0.6 * pupil, tall * 0.8)}" fill="none" stroke="${mix(iris, "#fff0a8", 0.35)}" stroke-width="2.5" opacity=".35"/>`
  );
}

function lidShadow({ drawing }: Brush, cat: Cat, view: View, lids: number, side: 1 | -1): string {
  const edge = placed(cat, side, opening(cat, lids, 0), lids).slice(0, 5);
  return `<path d="${view.line(edge)}" fill="none" stroke="#1a0d08" stroke-width="${cat.head.eye.tall * 0.5}" opacity=".5" filter="${drawing.blur(4)}"/>`;
}

function sparkle({ light }: Brush, cat: Cat, view: View, mood: Mood, side: 1 | -1): string {
  const { x, y, wide, tall } = cat.head.eye;
  const lids = mood.lids ?? 1;
  const [lookX, lookY] = mood.gaze ?? [0, 0];
  const middle: Point = [side * x + lookX * wide * 0.3, y - lookY * tall * 0.26 + (1 - lids) * tall * 0.3];
  const [mainX, mainY] = view.face(middle[0] - light * wide * 0.3, middle[1] - tall * 0.34 * lids);
  const [lowX, lowY] = view.face(middle[0] + light * wide * 0.34, middle[1] + tall * 0.4);
  return (
    `<ellipse cx="${mainX}" cy="${mainY}" rx="${wide * 0.22}" ry="${tall * 0.25 * Math.min(1, lids + 0.1)}" fill="#fff" opacity=".96"/>` +
    `<circle cx="${lowX}" cy="${lowY}" r="${wide * 0.1}" fill="#fff" opacity=".6"/>`
  );
}

function closedEye({ drawing }: Brush, cat: Cat, view: View, side: 1 | -1): string {
  const { wide, tall } = cat.head.eye;
  const lash: Point[] = [
    [-wide * 1.02, tall * 0.3],
    [-wide * 0.5, tall * 0.58],
    [wide * 0.1, tall * 0.62],
    [wide * 0.7, tall * 0.36],
    [wide * 1.06, tall * 0.02],
  ];
  const line = view.line(placed(cat, side, lash));
  return (
    `<path d="${line}" fill="none" stroke="${cat.coat.shade}" stroke-width="18" opacity=".35" filter="${drawing.blur(6)}"/>` +
    `<path d="${line}" fill="none" stroke="${cat.coat.line}" stroke-width="6.5" stroke-linecap="round"/>`
  );
}
