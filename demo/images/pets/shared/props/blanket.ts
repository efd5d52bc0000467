import { type Colour, darker, lighter } from "../../../lib/colour.ts";
import type { Drawing } from "../../../lib/drawing.ts";
import { type Point, smooth } from "../../../lib/path.ts";
import { volume } from "../volume.ts";

export interface Blanket {
  /** The cloth's outline, hem included. */
  outline: readonly Point[];
  colour: Colour;
  /** Lines along which it falls into folds, each from a crest down to the hem. */
  folds: readonly (readonly [Point, Point])[];
  /** A hem along these points shows the cloth's lighter inside. */
  hem?: readonly Point[];
}

/** A woven blanket with soft folds and checks that follow them. */
export function blanket(drawing: Drawing, { outline, colour, folds, hem }: Blanket): string {
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const lines = (count: number, draw: (share: number) => string) =>
    Array.from({ length: count }, (_, index) => draw((index + 0.5) / count)).join("");
  const rows = lines(
    7,
    (share) =>
      `M${left} ${top + (bottom - top) * share}q${(right - left) * 0.25} 34 ${(right - left) * 0.5} ` +
      `8t${(right - left) * 0.5} 0`,
  );
  const columns = lines(
    9,
    (share) =>
      `M${left + (right - left) * share} ${top - 10}q${(share - 0.5) * 60 + 12} ${(bottom - top) * 0.5} ` +
      `${(share - 0.5) * 50} ${bottom - top + 20}`,
  );
  const checks = `<path d="${rows}${columns}" fill="none" stroke="${lighter(colour, 0.5)}" stroke-width="13" opacity=".34"/>`;
  const shadows = folds.map(([from, to]) => fold(drawing, from, to, darker(colour, 0.55), 26, 0.34, 8)).join("");
  const lights = folds
    .map(([from, to]) => fold(drawing, [from[0] - 20, from[1]], [to[0] - 24, to[1]], lighter(colour, 0.7), 16, 0.4, -4))
    .join("");
  const edge = hem
    ? `<path d="${smooth(hem, { closed: false })}" fill="none" stroke="${darker(colour, 0.35)}" ` +
      'stroke-width="24" stroke-linecap="round" opacity=".3" transform="translate(0 7)"/>' +
      `<path d="${smooth(hem, { closed: false })}" fill="none" stroke="${lighter(colour, 0.5)}" ` +
      'stroke-width="20" stroke-linecap="round"/>'
    : "";
  return (
    volume(drawing, smooth(outline), { colour, depth: 60, shade: 0.5, rim: 0.35 }, checks + shadows + lights) + edge
  );
}

const fold = (drawing: Drawing, from: Point, to: Point, colour: Colour, width: number, opacity: number, bend: number) =>
  `<path d="M${from[0]} ${from[1]}Q${(from[0] + to[0]) / 2 + bend * 3} ${(from[1] + to[1]) / 2} ${to[0]} ` +
  `${to[1]}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" ` +
  `opacity="${opacity}" filter="${drawing.blur(9)}"/>`;
