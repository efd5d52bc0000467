import { type Colour, darker, lighter } from "../../lib/colour.ts";
import type { Drawing } from "../../lib/drawing.ts";
import type { Point } from "../../lib/path.ts";

export interface Collar {
  /** Where the band vanishes behind the neck on either side, at its middle line. */
  left: Point;
  right: Point;
  /** How far the front hangs below the straight line between both. */
  sag: number;
  width: number;
  colour: Colour;
  tag?: "medal" | "bell" | "none";
  /** Outline of the neck: nothing of the band may stand over the fur. */
  within?: string;
}

/** A flat band around the front of a neck, with its shadow on the fur and a tag that hangs plumb. */
export function collar(drawing: Drawing, spec: Collar): string {
  const { width, colour, tag = "medal", within } = spec;
  const shadow =
    `<path d="${arc(spec, width * 0.35)}" fill="none" stroke="#2a1408" ` +
    `stroke-width="${width * 1.05}" opacity=".3" ` +
    `filter="${drawing.blur(Math.max(2, Math.round(width * 0.22)))}"/>`;
  const band =
    line(spec, 0, width, darker(colour, 0.08), 1) +
    line(spec, -width * 0.06, width * 0.8, colour, 1) +
    line(spec, -width * 0.26, width * 0.16, lighter(colour, 0.55), 0.75) +
    line(spec, width * 0.4, width * 0.18, darker(colour, 0.5), 0.4) +
    stitches(spec, width) +
    ends(drawing, spec);
  const clipped = within ? `<g clip-path="${drawing.clip(within)}">${shadow}${band}</g>` : shadow + band;
  return clipped + hanging(drawing, spec, tag);
}

function arc({ left, right, sag }: Collar, shift: number): string {
  const middle = [(left[0] + right[0]) / 2, (left[1] + right[1]) / 2 + sag * 2 + shift] as const;
  return `M${left[0]} ${left[1] + shift * 0.4}Q${middle[0]} ${middle[1]} ${right[0]} ${right[1] + shift * 0.4}`;
}

const line = (spec: Collar, shift: number, width: number, colour: Colour, opacity: number) =>
  `<path d="${arc(spec, shift)}" fill="none" stroke="${colour}" stroke-width="${width}" opacity="${opacity}"/>`;

const stitches = (spec: Collar, width: number) =>
  `<path d="${arc(spec, width * 0.2)}" fill="none" stroke="${lighter(spec.colour, 0.6)}" ` +
  `stroke-width="${width * 0.07}" stroke-dasharray="${width * 0.28} ${width * 0.2}" opacity=".6"/>`;

/** The band turns away from the light at both ends. */
function ends(drawing: Drawing, { left, right, sag, width }: Collar): string {
  const blur = drawing.blur(Math.max(2, Math.round(width * 0.4)));
  const end = ([x, y]: Point, opacity: number) =>
    `<ellipse cx="${x}" cy="${y + sag * 0.2}" rx="${width * 0.9}" ry="${width * 1.1}" fill="#2a1408" ` +
    `opacity="${opacity}" filter="${blur}"/>`;
  return end(left, 0.3) + end(right, 0.45);
}

function hanging(drawing: Drawing, { left, right, sag, width }: Collar, tag: "medal" | "bell" | "none"): string {
  if (tag === "none") return "";
  const [x, y] = [(left[0] + right[0]) / 2, (left[1] + right[1]) / 2 + sag + width * 0.5];
  const size = width * 0.72;
  const ring =
    `<circle cx="${x}" cy="${y + size * 0.12}" r="${size * 0.3}" fill="none" stroke="#b8914a" ` +
    `stroke-width="${size * 0.14}"/>`;
  return ring + (tag === "medal" ? medal : bell)(drawing, x, y + size * 1.2, size);
}

const brass = (drawing: Drawing) =>
  drawing.radial([0.34, 0.28], 0.85, [
    [0, "#fff0bd"],
    [0.4, "#f0c04f"],
    [1, "#b37a1d"],
  ]);

function medal(drawing: Drawing, x: number, y: number, size: number): string {
  const toe = (dx: number, dy: number) =>
    `<ellipse cx="${x + dx * size}" cy="${y + dy * size}" rx="${size * 0.13}" ry="${size * 0.17}" fill="#96631a"/>`;
  return (
    `<circle cx="${x + size * 0.1}" cy="${y + size * 0.16}" r="${size * 0.95}" fill="#2a1408" opacity=".3" ` +
    `filter="${drawing.blur(Math.max(1, Math.round(size * 0.2)))}"/>` +
    `<circle cx="${x}" cy="${y}" r="${size * 0.92}" fill="${brass(drawing)}"/>` +
    `<circle cx="${x}" cy="${y}" r="${size * 0.8}" fill="none" stroke="#96631a" stroke-width="${size * 0.06}" ` +
    'opacity=".6"/>' +
    toe(-0.38, -0.1) +
    toe(-0.13, -0.36) +
    toe(0.13, -0.36) +
    toe(0.38, -0.1) +
    `<path d="M${x} ${y - size * 0.06}c${size * 0.3} 0 ${size * 0.44} ${size * 0.5} ${size * 0.1} ` +
    `${size * 0.44}q${-size * 0.1} ${-size * 0.04} ${-size * 0.2} 0c${-size * 0.34} ${size * 0.06} ${-size * 0.2} ` +
    `${-size * 0.44} ${size * 0.1} ${-size * 0.44}Z" fill="#96631a"/>`
  );
}

function bell(drawing: Drawing, x: number, y: number, size: number): string {
  return (
    `<circle cx="${x + size * 0.1}" cy="${y + size * 0.16}" r="${size * 0.9}" fill="#2a1408" opacity=".3" ` +
    `filter="${drawing.blur(Math.max(1, Math.round(size * 0.2)))}"/>` +
    `<circle cx="${x}" cy="${y}" r="${size * 0.86}" fill="${brass(drawing)}"/>` +
    `<path d="M${x - size * 0.84} ${y - size * 0.04}Q${x} ${y + size * 0.24} ${x + size * 0.84} ` +
    `${y - size * 0.04}" fill="none" stroke="#96631a" stroke-width="${size * 0.12}"/>` +
    `<path d="M${x} ${y + size * 0.2}V${y + size * 0.56}" stroke="#6e4512" stroke-width="${size * 0.16}" ` +
    'stroke-linecap="round"/>' +
    `<circle cx="${x}" cy="${y + size * 0.26}" r="${size * 0.14}" fill="#6e4512"/>`
  );
}
