import { type Colour, mix } from "../../lib/colour.ts";
import type { Drawing } from "../../lib/drawing.ts";
import { type Point, smooth } from "../../lib/path.ts";
import type { Random } from "../../lib/random.ts";
import type { Coat } from "./coat.ts";
import { clockwise, type Flow, furEdge, hairs } from "./fur.ts";

/** What every part of one cat is painted with. */
export interface Brush {
  drawing: Drawing;
  random: Random;
  /** 1 when the light comes from the left of the drawing; -1 inside a mirrored group, where patches change sides too. */
  light: 1 | -1;
  /** Everything painted so far: parts in front cast their shadows on it, never on the ground behind. */
  silhouette: string[];
}

export interface Part {
  outline: readonly Point[];
  /** More of the part that the outline alone does not cover. */
  core?: string;
  flow: Flow;
  coat: Coat;
  fill?: Colour;
  length?: number | ((x: number, y: number) => number);
  /** Markup painted on the fur, below its hairs and shading. */
  markings?: string;
  /** How deep the shade inside reaches. */
  depth?: number;
  /** 0 for parts that melt into what is behind them. */
  castShadow?: number;
  hairLength?: number;
  density?: number;
  rim?: number;
}

/** One furry volume: cast shadow, graded fill, markings, hairs, shaded side and lit edge. */
export function furPart(brush: Brush, part: Part): string {
  const { drawing, random, silhouette } = brush;
  const { coat, flow, fill = coat.base, length = coat.length, markings = "", depth = 26, castShadow = 0.3 } = part;
  const outline = clockwise(part.outline);
  const edge = furEdge(outline, length, flow, random) + (part.core ?? "");
  const shadow = castShadow > 0 ? shadowOnParts(brush, edge, coat.shade, castShadow) : "";
  silhouette.push(edge);
  const clip = drawing.clip(edge);
  return (
    `${shadow}<path d="${edge}" fill="${graded(brush, coat, fill)}"/>` +
    `<g clip-path="${clip}">${markings}${strands(brush, part, outline)}${volume(brush, outline, coat, depth, part.rim ?? 0.55)}</g>`
  );
}

function shadowOnParts({ drawing, silhouette, light }: Brush, edge: string, shade: Colour, strength: number): string {
  if (silhouette.length === 0) return "";
  return (
    `<g clip-path="${drawing.clip(silhouette.join(""))}">` +
    `<path d="${edge}" fill="${shade}" opacity="${strength}" transform="translate(${5 * light} 7)" filter="${drawing.blur(9)}"/></g>`
  );
}

function graded({ drawing, light }: Brush, coat: Coat, fill: Colour): string {
  const [from, to] = light === 1 ? [0.15, 0.8] : [0.85, 0.2];
  return drawing.linear(
    [from, 0],
    [to, 1],
    [
      [0, mix(fill, coat.rim, 0.16)],
      [0.45, fill],
      [1, mix(fill, coat.shade, 0.28)],
    ],
  );
}

function strands(brush: Brush, part: Part, outline: readonly Point[]): string {
  const { random } = brush;
  const { coat, flow, density = 1, hairLength = 12 + coat.length * 0.9 } = part;
  const [left, top, right, bottom] = bounds(outline);
  const count = Math.round(((right - left) * (bottom - top) * density) / 150);
  const root = (): Point => [random.between(left, right), random.between(top, bottom)];
  const width = 1.3 + coat.length * 0.035;
  const layer = (colour: Colour, opacity: number) =>
    `<path d="${hairs(random, { count, length: hairLength, width, root, flow })}" fill="${colour}" opacity="${opacity}"/>`;
  return layer(coat.shade, 0.13) + layer(coat.rim, 0.24);
}

/** Shade along the side away from the light and a lit edge towards it, both following the outline. */
function volume(brush: Brush, outline: readonly Point[], coat: Coat, depth: number, rim: number): string {
  const { drawing, light } = brush;
  const [left, top, right, bottom] = bounds(outline);
  const frame = `M${left - 60} ${top - 60}H${right + 60}V${bottom + 60}H${left - 60}Z`;
  const hole = smooth(outline);
  const around = (dx: number, dy: number, colour: Colour, opacity: number, blur: number) =>
    `<g transform="translate(${dx} ${dy})"><path d="${frame}${hole}" fill-rule="evenodd" fill="${colour}" opacity="${opacity}" filter="${drawing.blur(blur)}"/></g>`;
  return (
    around(-depth * 0.45 * light, -depth * 0.55, coat.shade, 0.5, depth * 0.6) +
    around(depth * 0.2 * light, depth * 0.26, coat.rim, rim, Math.max(3, depth * 0.22))
  );
}

function bounds(points: readonly Point[]): [left: number, top: number, right: number, bottom: number] {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}
