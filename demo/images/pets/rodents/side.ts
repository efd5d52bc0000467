import { type Colour, darker } from "../../lib/colour.ts";
import type { Drawing } from "../../lib/drawing.ts";
import { type Point, smooth } from "../../lib/path.ts";
import { points } from "../../lib/points.ts";
import { beadEye } from "./eye.ts";
import { earShell } from "./ear.ts";
import { shadowOn } from "../../lib/volume.ts";
import { awayFrom, furred, whorled } from "./fur.ts";
import { sideNose } from "./nose.ts";
import { sideFoot } from "./paws.ts";
import { type Profile, profiles } from "./profiles.ts";
import { hairOf, type Rodent } from "./rodent.ts";
import { species } from "./species.ts";
import { tail } from "./tail.ts";
import { sideWhiskers } from "./whiskers.ts";

export interface SideView {
  name: string;
  /** Degrees the head is lowered (negative) or raised. */
  nod?: number;
}

/** A rodent on all fours seen from the side, facing left; the floor lies at y = 0. */
export function fromTheSide(drawing: Drawing, rodent: Rodent, { name, nod = 0 }: SideView): string {
  const profile = profiles[rodent.species];
  const hair = hairOf(rodent);
  const coat = {
    hair: hair.length * 1.1,
    fluff: hair.fluff,
    colour: rodent.side,
    shadow: rodent.shadow,
    contrast: rodent.whorls ? 1.7 : 1,
  };
  const backwards = (x: number, y: number) => 0.12 + Math.max(0, x / 240) * 0.9 + (y + 160) * 0.0012;
  const [headX, headY] = profile.headAt;
  const turned = `translate(${headX} ${headY}) rotate(${nod})`;
  const placedHead = smooth(profile.head.map(([x, y]): Point => [x + headX, y + headY]));
  const body = smooth(profile.body);
  return (
    feet(drawing, rodent, profile, true) +
    (profile.tail ? tail(drawing, rodent, profile.tail, name) : "") +
    furred(drawing, {
      ...coat,
      name: `${name}:body`,
      outline: profile.body,
      flow: whorled(backwards, rodent.whorls?.side),
    }) +
    haunch(drawing, profile, body) +
    feet(drawing, rodent, profile, false) +
    shadowOn(drawing, body, placedHead, { by: [14, 16], soft: 16, strength: 0.34 }) +
    `<g transform="${turned}">${head(drawing, rodent, profile, name)}</g>`
  );
}

/** The thigh under the coat: a soft crease in front of it and light on its upper side. */
function haunch(drawing: Drawing, profile: Profile, body: string): string {
  const [first, second] = profile.haunch;
  const crease = smooth([...profile.haunch.slice(-2), ...(first && second ? [first, second] : [])], { closed: false });
  const line = (colour: Colour, width: number, opacity: number, by: Point) =>
    `<path d="${crease}" transform="translate(${by[0]} ${by[1]})" fill="none" stroke="${colour}" stroke-width="${width}" opacity="${opacity}" filter="${drawing.blur(9)}"/>`;
  return `<g clip-path="${drawing.clip(body)}">${line("#3a1c0c", 18, 0.3, [-6, -4])}${line("#fff6e6", 18, 0.32, [14, 12])}</g>`;
}

function head(drawing: Drawing, rodent: Rodent, profile: Profile, name: string): string {
  const hair = hairOf(rodent);
  const [noseX, noseY] = profile.nose.at;
  const { at, tilt, scale } = profile.ear;
  const farEar = `<g transform="translate(${at[0] - 46} ${at[1] - 16}) scale(${scale * 0.6} ${scale * 0.9}) rotate(${tilt - 24})">${earShell(drawing, rodent)}</g>`;
  const nearEar = `<g transform="translate(${at[0]} ${at[1]}) scale(${scale}) rotate(${tilt})">${earShell(drawing, rodent)}</g>`;
  return (
    (rodent.species === "guineaPig" ? "" : farEar) +
    furred(drawing, {
      name: `${name}:profile`,
      outline: profile.head,
      colour: rodent.profile,
      flow: awayFrom([noseX - 30, noseY]),
      hair: hair.length,
      fluff: hair.fluff * 0.7,
      spacing: 6.5,
      shadow: rodent.shadow,
    }) +
    nearEar +
    (rodent.species === "guineaPig" ? "" : earRoot(drawing, rodent, profile, name)) +
    beadEye(drawing, {
      x: profile.eye.at[0],
      y: profile.eye.at[1],
      radius: profile.eye.radius,
      squeeze: 0.92,
      tilt: -10,
      lid: rodent.lid,
      ...(rodent.eye && { colour: rodent.eye }),
    }) +
    nose(drawing, rodent, profile) +
    sideWhiskers(species[rodent.species], profile.nose.at, name)
  );
}

/** Fur that grows over the foot of the near ear. */
function earRoot(
  drawing: Drawing,
  rodent: Rodent,
  {
    ear: {
      at: [x, y],
    },
  }: Profile,
  name: string,
): string {
  const outline: Point[] = points("-30,6 -14,-7 8,-8 28,4 24,26 0,34 -24,26");
  return furred(drawing, {
    name: `${name}:ear-root`,
    outline: outline.map(([px, py]): Point => [px + x, py + y]),
    colour: (px, py) => rodent.profile(px, py + 10),
    flow: () => -0.9,
    hair: 17,
    fluff: 0.2,
    spacing: 5,
    bulge: 0.2,
    shadow: rodent.shadow,
  });
}

function nose(drawing: Drawing, rodent: Rodent, { nose: { at, radius }, mouth }: Profile): string {
  const [[startX, startY], [bendX, bendY], [endX, endY]] = mouth;
  const line = darker(rodent.skin, 0.6);
  return (
    `<g transform="translate(${at[0]} ${at[1]})">${sideNose(drawing, rodent, radius)}</g>` +
    `<path d="M${startX} ${startY}Q${bendX} ${bendY} ${endX} ${endY}" stroke="${line}" stroke-width="3.2" fill="none" stroke-linecap="round" opacity=".75"/>`
  );
}

function feet(drawing: Drawing, rodent: Rodent, { forefoot, hindfoot }: Profile, far: boolean): string {
  const skin = far ? darker(rodent.skin, 0.22) : rodent.skin;
  const shift = far ? -26 : 0;
  const foot = ({ at, long }: Profile["forefoot"], high: number) =>
    sideFoot(drawing, skin, [at[0] + shift, at[1] - (far ? 5 : 0)], long, high);
  return foot(forefoot, 30) + foot(hindfoot, 28);
}
