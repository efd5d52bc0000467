import { type Point, smooth } from "../../../lib/path.ts";
import type { Cat, Mood } from "../cat.ts";
import { head } from "../head/index.ts";
import { type Brush, furPart } from "../paint.ts";
import { type Knot, Tube } from "../tube.ts";
import { bodyMarkings, type Kind, partColour } from "./markings.ts";

export interface PartOptions {
  /** On the far side of the body, in its shade. */
  far?: boolean;
  castShadow?: number;
  depth?: number;
  /** How much of the start melts into the part behind, as a share of the length. */
  melt?: number;
  /** Toes are drawn towards the end of a leg. */
  toes?: "front" | "side";
}

/** A trunk, limb or tail with the cat's own thickness, fur and markings. */
export function limb(brush: Brush, cat: Cat, kind: Kind, knots: readonly Knot[], options: PartOptions = {}): string {
  const { coat } = cat;
  const tube = new Tube(knots.map(([x, y, radius]): Knot => [x, y, radius * thickness(cat, kind)]));
  const shade = options.far
    ? `<path d="${smooth(tube.outline)}" fill="${coat.shade}" opacity=".3" stroke="${coat.shade}" stroke-width="20"/>`
    : "";
  const long = kind === "leg" ? 0.42 : kind === "tail" ? 0.95 : 0.62;
  const part = furPart(brush, {
    outline: tube.outline,
    core: tube.core,
    flow: (x, y) => fallen(tube.flow(x, y), kind),
    coat,
    fill: partColour(cat, kind),
    length: coat.length * long,
    markings: bodyMarkings(brush, cat, kind, tube) + shade,
    depth: options.depth ?? Math.min(44, Math.max(16, tube.radius(0.5) * 0.42)),
    castShadow: options.castShadow ?? 0.34,
  });
  const melted = options.melt
    ? `<g mask="${(kind === "tail" ? fadeFromRoot : fadeIn)(brush, tube, options.melt)}">${part}</g>`
    : part;
  return melted + (options.toes ? toes(brush, cat, tube, options.toes) : "");
}

/** Legs grow out of the trunk without a visible joint: their first stretch fades in. */
function fadeIn({ drawing }: Brush, tube: Tube, share: number): string {
  const [fromX, fromY] = tube.at(0, 0);
  const [toX, toY] = tube.at(share, 0);
  const ramp = drawing.define(
    `<linearGradient id="ID" gradientUnits="userSpaceOnUse" x1="${fromX}" y1="${fromY}" x2="${toX}" y2="${toY}">` +
      `<stop offset="0" stop-color="#000"/><stop offset="1" stop-color="#fff"/></linearGradient>`,
  );
  return mask(drawing, ramp);
}

/** Tails curl back past their root, so only the surroundings of the root may fade. */
function fadeFromRoot({ drawing }: Brush, tube: Tube, share: number): string {
  const [x, y] = tube.at(0, 0);
  const hidden = tube.radius(0) * 1.05;
  const radius = hidden + share * tube.length;
  const ramp = drawing.define(
    `<radialGradient id="ID" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${radius}">` +
      `<stop offset="${hidden / radius}" stop-color="#000"/><stop offset="1" stop-color="#fff"/></radialGradient>`,
  );
  return mask(drawing, ramp);
}

const mask = (drawing: Brush["drawing"], ramp: string) =>
  drawing.define(
    `<mask id="ID" maskUnits="userSpaceOnUse" x="-900" y="-900" width="1800" height="1800"><rect x="-900" y="-900" width="1800" height="1800" fill="${ramp}"/></mask>`,
  );

function thickness({ build }: Cat, kind: Kind): number {
  if (kind === "tail") return build.tail;
  return kind === "leg" ? 0.45 + build.bulk * 0.55 : build.bulk;
}

/** Hair lies along a limb but hangs a little from trunks. */
const fallen = ([x, y]: Point, kind: Kind): Point => (kind === "side" || kind === "front" ? [x, y + 0.5] : [x, y]);

function toes({ light }: Brush, cat: Cat, tube: Tube, view: "front" | "side"): string {
  const places = view === "front" ? [-0.36, 0.36] : [-0.5, 0.05];
  const lines = places.map((s) => {
    const [x, y] = tube.at(1, s);
    const [alongX, alongY] = tube.direction(1);
    const reach = tube.radius(1) * 0.98;
    const edge = Math.sqrt(1 - s * s) * reach;
    const [tipX, tipY] = [x + alongX * edge, y + alongY * edge];
    return `M${tipX} ${tipY}q${-alongX * reach * 0.3 - light * 2} ${-alongY * reach * 0.3} ${-alongX * reach * 0.56} ${-alongY * reach * 0.56}`;
  });
  const drawn = `d="${lines.join("")}" fill="none" stroke-linecap="round"`;
  return `<path ${drawn} stroke="${cat.coat.rim}" stroke-width="3" opacity=".3" transform="translate(${-3 * light} 0)"/><path ${drawn} stroke="${cat.coat.line}" stroke-width="3" opacity=".55"/>`;
}

/** The head on its body: chin and cheeks darken the fur below. `reach` is the scale of an ordinary cat's head. */
export function placedHead(brush: Brush, cat: Cat, [x, y]: Point, mood: Mood, reach = 0.6): string {
  const { drawing, silhouette, light } = brush;
  const scale = reach * cat.build.head;
  const shadow =
    `<g clip-path="${drawing.clip(silhouette.join(""))}"><ellipse cx="${x + 8 * light}" cy="${y + 96 * scale}" rx="${165 * scale}" ry="${100 * scale}" ` +
    `fill="${cat.coat.shade}" opacity=".5" filter="${drawing.blur(Math.max(6, Math.round(30 * scale)))}"/></g>`;
  return `${shadow}<g transform="translate(${x} ${y}) scale(${scale})">${head(brush, cat, mood)}</g>`;
}
