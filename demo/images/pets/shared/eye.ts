import { type Colour, mix } from "../../lib/colour.ts";
import type { Drawing } from "../../lib/drawing.ts";
import { lightFrom } from "./mirror.ts";
import { softSpot } from "./volume.ts";

export interface Eye {
  x: number;
  y: number;
  radius: number;
  iris: Colour;
  /** Which side of the face it sits on, as seen by the viewer: the inner corner points to the nose. */
  side: "left" | "right";
  /** Colour of the fur around, for the upper lid when it comes down. */
  lid: Colour;
  /** 1 wide awake, 0.6 relaxed, 0.35 sleepy, 0 closed. */
  openness?: number;
  /** Where it looks: -1 to 1 on both axes. */
  look?: readonly [number, number];
  pupil?: "round" | "oval" | "slit";
  /** Skin along the lids. */
  rim?: Colour;
  /** Squeezed sideways on the far side of a turned head. */
  squeeze?: number;
  /** Degrees by which the outer corner is raised. */
  slant?: number;
  /** How a closed eye curves: smiling upward or asleep downward. */
  closed?: "smiling" | "sleeping";
}

export function eye(drawing: Drawing, spec: Eye): string {
  const { x, y, radius, openness = 1, squeeze = 1, slant = 0, side } = spec;
  const outward = side === "left" ? -1 : 1;
  const body = openness < 0.12 ? closedEye(drawing, spec, outward) : openEye(drawing, spec, outward);
  return (
    `<g transform="translate(${x} ${y}) rotate(${-slant * outward}) scale(${squeeze} ` +
    `1)">${socket(drawing, radius)}${body}</g>`
  );
}

const socket = (drawing: Drawing, radius: number) =>
  `<ellipse rx="${radius * 1.55}" ry="${radius * 1.35}" fill="#2a1408" opacity=".2" ` +
  `filter="${drawing.blur(Math.max(1, Math.round(radius * 0.3)))}"/>`;

/** The opening between the lids: inner corner low and pointed, outer corner round. */
function opening(radius: number, outward: number, openness: number, grow = 0): string {
  const wide = radius * (1.16 + grow);
  const top = -radius * ((0.98 + grow) * openness + 0.02) - (openness < 1 ? (1 - openness) * -radius * 0.25 : 0);
  const bottom = radius * (0.86 + grow) * (0.72 + 0.28 * openness);
  const [inner, outer] = [-wide * 1.04 * outward, wide * outward];
  return (
    `M${inner} ${radius * 0.26}C${inner * 0.72} ${top * 0.9} ${inner * 0.38} ${top * 1.16} ${outer * 0.08} ` +
    `${top * 1.14}` +
    `C${outer * 0.66} ${top * 1.1} ${outer} ${top * 0.5} ${outer} ${radius * 0.06}` +
    `C${outer * 0.9} ${bottom * 0.8} ${outer * 0.5} ${bottom * 1.14} ${outer * 0.04} ${bottom * 1.12}` +
    `C${inner * 0.46} ${bottom * 1.08} ${inner * 0.8} ${bottom * 0.62} ${inner} ${radius * 0.26}Z`
  );
}

function openEye(drawing: Drawing, spec: Eye, outward: number): string {
  const { radius, openness = 1, look = [0, 0], rim = "#2a1a16", lid } = spec;
  const hole = opening(radius, outward, openness);
  const centre = [look[0] * radius * 0.3, look[1] * radius * 0.26] as const;
  const brow = -radius * (0.98 * openness + 0.02);
  const crease =
    `M${-radius * 1.12} ${brow * 0.55 - radius * 0.12}Q0 ${brow * 1.3 - radius * 0.3} ` +
    `${radius * 1.12} ${brow * 0.5 - radius * 0.16}`;
  return (
    (openness < 0.85
      ? `<path d="${opening(radius, outward, 0.95, 0.12)}" fill="${lid}"/><path ` +
        `d="${opening(radius, outward, 0.95, 0.12)}" fill="#2a1408" opacity=".1"/>`
      : "") +
    `<path d="${opening(radius, outward, openness, 0.1)}" fill="${rim}"/>` +
    `<g clip-path="${drawing.clip(hole)}"><path d="${hole}" fill="#e2d2c6"/>${ball(drawing, spec, centre)}` +
    `<ellipse cy="${brow * 1.12}" rx="${radius * 1.5}" ry="${radius * 0.62}" fill="#1a0d08" opacity=".5" ` +
    `filter="${drawing.blur(Math.max(1, Math.round(radius * 0.16)))}"/></g>` +
    sparkle(radius, centre, openness, lightFrom(drawing)) +
    `<path d="${crease}" fill="none" stroke="#1d100a" stroke-width="${radius * 0.1}" stroke-linecap="round" ` +
    'opacity=".35"/>'
  );
}

function ball(drawing: Drawing, { radius, iris, pupil = "round" }: Eye, [x, y]: readonly [number, number]): string {
  const fill = drawing.radial([0.5, 0.68], 0.62, [
    [0, mix(iris, "#ffe2b0", 0.3)],
    [0.55, iris],
    [1, mix(iris, "#120906", 0.62)],
  ]);
  const wide = { round: 0.6, oval: 0.42, slit: 0.24 }[pupil];
  const tall = { round: 0.6, oval: 0.66, slit: 0.78 }[pupil];
  return (
    `<circle cx="${x}" cy="${y}" r="${radius * 1.06}" fill="${fill}"/>` +
    `<circle cx="${x}" cy="${y}" r="${radius * 1.02}" fill="none" stroke="#140a07" ` +
    `stroke-width="${radius * 0.1}" opacity=".55"/>` +
    `<ellipse cx="${x}" cy="${y}" rx="${radius * wide}" ry="${radius * tall}" fill="#0f0807"/>`
  );
}

function sparkle(radius: number, [x, y]: readonly [number, number], openness: number, light: 1 | -1): string {
  const raise = 0.36 * Math.min(1, openness * 1.05) - (openness < 0.7 ? 0.1 : 0);
  return (
    `<ellipse cx="${x - radius * 0.3 * light}" cy="${y - radius * raise}" rx="${radius * 0.25}" ` +
    `ry="${radius * 0.22}" fill="#fff" opacity=".95"/>` +
    `<circle cx="${x + radius * 0.34 * light}" cy="${y + radius * 0.34}" r="${radius * 0.1}" fill="#fff" opacity=".7"/>`
  );
}

function closedEye(
  drawing: Drawing,
  { radius, closed = "sleeping", rim = "#2a1a16", lid }: Eye,
  outward: number,
): string {
  const bend = closed === "smiling" ? -0.75 : 0.6;
  const line = `M${-radius * 1.1} ${radius * 0.15}Q0 ${radius * (0.15 + bend * 1.3)} ${radius * 1.1} ${radius * 0.1}`;
  const lash = `M${outward * radius * 1.05} ${radius * 0.12}l${outward * radius * 0.24} ${-radius * bend * 0.2}`;
  return (
    softSpot(drawing, 0, 0, radius * 0.9, radius * 0.6, lid, 0.8, Math.round(radius * 0.4)) +
    `<path d="${line}${lash}" fill="none" stroke="${rim}" stroke-width="${radius * 0.24}" stroke-linecap="round"/>`
  );
}
