import { darker, lighter } from "../../lib/colour.ts";
import type { Drawing } from "../../lib/drawing.ts";
import { type Point, smooth } from "../../lib/path.ts";
import { points } from "../../lib/points.ts";
import { shadowOn } from "../../lib/volume.ts";
import { reptileEye } from "./eye.ts";
import { scutes } from "./shell.ts";
import { scaled, scaledTube } from "./skin.ts";
import { stump, type Tortoise } from "./tortoise.ts";

const dome: readonly Point[] = points(
  "-214,-96 -206,-150 -168,-226 -96,-284 0,-304 96,-288 170,-232 212,-152 222,-92 120,-78 0,-74 -120,-80",
);
const sideScutes: readonly Point[] = points(
  "-150,-206 -62,-258 36,-262 128,-220 -112,-142 -34,-166 52,-168 132,-144 -196,-116 196,-116",
);

/** Walking to the left, seen from the side; the floor lies at y = 0. */
export function walkingTortoise(drawing: Drawing, tortoise: Tortoise, name: string): string {
  const leg = (part: string, x: number, lean: number, far: boolean) =>
    stump(drawing, tortoise, `${name}:${part}`, [x, -110], [x + lean, -12], far);
  const shell = smooth(dome);
  const neck = scaledTube(drawing, {
    name: `${name}:neck`,
    spine: [
      [-150, -120],
      [-194, -136],
      [-236, -172],
    ],
    radius: (along) => 50 - along * 12,
    colour: (_along, across) => (across < -0.3 ? tortoise.pale : tortoise.skin),
    count: 8,
    scale: 11,
  });
  return (
    leg("far-fore", -96, -34, true) +
    leg("far-hind", 112, 30, true) +
    tailStub(drawing, tortoise, name) +
    plastron(drawing, tortoise) +
    neck.markup +
    shadowOn(drawing, neck.path, shell, { by: [0, 10], soft: 14, strength: 0.5 }) +
    leg("hind", 140, 6, false) +
    leg("fore", -132, -12, false) +
    scutes(drawing, {
      outline: dome,
      centres: sideScutes,
      horn: tortoise.horn,
      mark: tortoise.mark,
      name: `${name}:shell`,
    }) +
    rim(drawing, tortoise, dome, name) +
    `<g transform="translate(-258 -196) rotate(-4)">${profileHead(drawing, tortoise, name)}</g>`
  );
}

/** The flat belly plate between the legs. */
function plastron(drawing: Drawing, tortoise: Tortoise): string {
  const fill = drawing.linear(
    [0, 0],
    [0, 1],
    [
      [0, darker(tortoise.horn, 0.6)],
      [1, darker(tortoise.horn, 0.3)],
    ],
  );
  return `<path d="M-170 -70Q-160 -34 -90 -30H110Q170 -36 184 -70Z" fill="${fill}"/>`;
}

/** The lower edge of the shell: a row of marginal scutes. */
function rim(drawing: Drawing, tortoise: Tortoise, shell: readonly Point[], name: string): string {
  const plates = Array.from({ length: 9 }, (_, index) => {
    const share = index / 8;
    const [x, y] = [-206 + share * 416, -88 + Math.sin(share * Math.PI) * 16];
    return { x, y };
  });
  const outline: Point[] = points(
    "-216,-128 -120,-122 0,-116 120,-120 220,-126 240,-84 150,-58 0,-52 -150,-60 -236,-86",
  );
  return (
    shadowOn(drawing, smooth(shell), smooth(outline), { by: [0, -8], soft: 8, strength: 0.3 }) +
    scutes(drawing, {
      outline,
      centres: plates.map(({ x, y }): Point => [x, y]),
      horn: lighter(tortoise.horn, 0.1),
      mark: tortoise.mark,
      name: `${name}:rim`,
      rim: true,
    })
  );
}

const tailStub = (drawing: Drawing, tortoise: Tortoise, name: string) =>
  scaledTube(drawing, {
    name: `${name}:tail`,
    spine: [
      [190, -84],
      [232, -70],
      [252, -46],
    ],
    radius: (along) => 18 - along * 14,
    colour: () => tortoise.skin,
    count: 6,
    scale: 8,
  }).markup;

const profile: readonly Point[] = points("-78,14 -76,-16 -52,-40 -6,-54 44,-46 70,-14 64,26 28,46 -24,44 -66,34");

function profileHead(drawing: Drawing, tortoise: Tortoise, name: string): string {
  const line = darker(tortoise.skin, 0.7);
  return (
    scaled(drawing, {
      name: `${name}:head`,
      outline: profile,
      colour: (_x, y) => (y > 18 ? tortoise.pale : tortoise.skin),
      scale: 10,
      bulge: 0.8,
    }) +
    `<path d="M-76 14Q-50 26 -20 22Q0 18 14 8" fill="none" stroke="${line}" stroke-width="4" stroke-linecap="round"/>
    <path d="M-78 10q-4 8 2 12" stroke="${line}" stroke-width="3" fill="none" stroke-linecap="round"/>
    <ellipse cx="-68" cy="-12" rx="3.4" ry="2.6" fill="${line}"/>` +
    reptileEye(drawing, {
      x: -24,
      y: -14,
      radius: 15,
      iris: tortoise.iris,
      lid: tortoise.pale,
      pupil: 0.6,
      drowsy: 0.06,
    })
  );
}
