import { type Colour, darker, lighter, mix } from "../../lib/colour.ts";
import type { Drawing } from "../../lib/drawing.ts";
import type { Point } from "../../lib/path.ts";
import { points } from "../../lib/points.ts";
import { reptileEye } from "./eye.ts";
import { tapering } from "./reptile.ts";
import { type Colouring, scaled } from "./skin.ts";
import { snakeAlong, type SnakeSkin, stretch, stretchShadow } from "./snake.ts";

export interface Python {
  slug: string;
  dark: Colour;
  gold: Colour;
  belly: Colour;
  iris: Colour;
}

/** Golden blotches with dark eyes in them along both flanks, dashes on the back, a pale belly. */
function skinOf({ dark, gold, belly }: Python): SnakeSkin {
  return (travelled, fromRidge) => {
    if (fromRidge > 1.62) return belly;
    const period = 86 + Math.sin(Math.floor(travelled / 86) * 2.4) * 10;
    const place = ((travelled % period) + period) % period;
    const wave = Math.sin(travelled * 0.05) * 0.08;
    const blotch = Math.hypot((place - period / 2) / 33, (fromRidge - 1.08 + wave) / 0.62);
    const pupil = Math.hypot((Math.abs(place - period / 2) - 11) / 7, (fromRidge - 1.0) / 0.15);
    if (pupil < 1) return dark;
    if (blotch < 1) return mix(lighter(gold, 0.3), gold, Math.min(1, blotch * 1.2));
    const dash = Math.hypot(((travelled % 172) - 86) / 26, fromRidge / 0.13);
    if (dash < 1) return gold;
    return blotch < 1.12 ? darker(dark, 0.4) : dark;
  };
}

/** Two and a half turns, each a little smaller and higher than the last, and the neck across the top. */
function coil(): Point[] {
  const turns = Array.from({ length: 52 }, (_, index): Point => {
    const angle = 0.9 + index * 0.345;
    const round = angle / (Math.PI * 2);
    const wide = 268 - round * 60;
    return [Math.cos(angle) * wide, -66 - round * 58 + Math.sin(angle) * wide * 0.36];
  });
  return [...turns, [96, -226], [40, -204], [-30, -204], [-84, -232], [-110, -262]];
}

/** Coiled up with the head resting on the topmost turn, looking left; the floor lies at y = 0. */
export function coiledPython(drawing: Drawing, python: Python, name: string): string {
  const snake = snakeAlong(
    drawing,
    name,
    coil(),
    tapering([
      [0, 4],
      [0.14, 44],
      [0.4, 60],
      [0.75, 58],
      [0.93, 46],
      [1, 34],
    ]),
    skinOf(python),
  );
  const ends = [0, 0.2, 0.42, 0.62, 0.8, 0.915, 1];
  const layers = ends.slice(0, -1).map((from, index) => {
    const to = ends[index + 1] ?? 1;
    return stretchShadow(drawing, snake, from + 0.03, to, index ? 0.42 : 0.2) + stretch(snake, from, to);
  });
  return layers.join("") + `<g transform="translate(-156 -284) rotate(-4)">${pythonHead(drawing, python, name)}</g>`;
}

const headShape: readonly Point[] = points(
  "-124,22 -120,-6 -84,-30 -30,-50 30,-62 78,-50 100,-10 88,34 40,58 -24,54 -86,44",
);

/** The head in profile, a little from above, looking left, around its middle. */
export function pythonHead(drawing: Drawing, python: Python, name: string): string {
  const { dark, gold, belly } = python;
  const colour: Colouring = (x, y) => {
    const stripe = y + 22 - x * 0.1;
    if (Math.abs(stripe + 14) < 8) return gold;
    if (stripe < -14) return dark;
    if (y < 12 - x * 0.02 && x > -96) return darker(dark, 0.1);
    return y > 26 ? belly : mix(gold, belly, 0.35);
  };
  const line = darker(dark, 0.5);
  const pits = Array.from(
    { length: 5 },
    (_, index) =>
      `<ellipse cx="${-104 + index * 17}" cy="${12 + index * 2.4}" rx="3.6" ry="4.6" fill="${line}" opacity=".75"/>`,
  ).join("");
  return (
    tongue() +
    scaled(drawing, { name: `${name}:head`, outline: headShape, colour, scale: 8, bulge: 0.8 }) +
    pits +
    `<path d="M-122 24Q-60 36 20 34Q56 30 72 18" fill="none" stroke="${line}" stroke-width="4" stroke-linecap="round" opacity=".85"/>
    <path d="M-118 29Q-60 41 20 39" fill="none" stroke="#fff8e6" stroke-width="3" stroke-linecap="round" opacity=".45"/>
    <ellipse cx="-110" cy="-2" rx="4.4" ry="3.4" fill="${line}"/>` +
    reptileEye(drawing, {
      x: -58,
      y: -8,
      radius: 15,
      iris: python.iris,
      lid: darker(gold, 0.1),
      pupil: 0.26,
      drowsy: 0.2,
    })
  );
}

const tongue = () =>
  `<path d="M-118 26Q-146 28 -158 36M-158 36Q-170 36 -182 28M-158 36Q-168 42 -176 50" fill="none" stroke="#c2475a" stroke-width="4" stroke-linecap="round"/>`;

const drape: readonly Point[] = points(
  "168,214 232,216 286,150 292,40 262,-50 196,-92 130,-56 120,60 84,170 0,200 -60,120 -54,0 -84,-82 -158,-100 -222,-46 -244,50 -220,150 -150,196 -90,196",
);

/** Draped over a branch that runs along y = 0: what hangs behind it and what lies before it. */
export function drapedPython(drawing: Drawing, python: Python, name: string): { behind: string; before: string } {
  const snake = snakeAlong(
    drawing,
    name,
    drape,
    tapering([
      [0, 4],
      [0.16, 40],
      [0.4, 56],
      [0.75, 54],
      [0.93, 40],
      [1, 34],
    ]),
    skinOf(python),
  );
  return {
    behind: stretch(snake, 0, 0.28) + stretch(snake, 0.52, 0.68),
    before:
      stretchShadow(drawing, snake, 0.3, 0.4, 0.3) +
      stretch(snake, 0.25, 0.54) +
      stretchShadow(drawing, snake, 0.72, 0.8, 0.3) +
      stretch(snake, 0.65, 1) +
      `<g transform="translate(-34 192) scale(-1 1) rotate(-6)">${pythonHead(drawing, python, name)}</g>`,
  };
}
