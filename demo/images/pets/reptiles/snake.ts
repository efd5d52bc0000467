import { type Colour, darker, lighter } from "../../lib/colour.ts";
import type { Drawing } from "../../lib/drawing.ts";
import { type Point, smooth } from "../../lib/path.ts";
import { type Random, randomFrom } from "../../lib/random.ts";
import { across, type Ring, rings } from "../../lib/tube.ts";
import { lightFrom } from "../shared/mirror.ts";
import { lightOf, shaded } from "../../lib/volume.ts";

/** Colour of a snake's skin: how far along in picture units, and how far from the ridge of the back (0) to the belly (about 1.4). */
export type SnakeSkin = (travelled: number, fromRidge: number) => Colour;

/** A whole snake as rings, so that any stretch of it can be drawn when its turn comes. */
export interface Snake {
  name: string;
  tube: readonly Ring[];
  length: number;
  skin: SnakeSkin;
  /** 1 for light from the left, -1 for what is mirrored afterwards. */
  lampSide: 1 | -1;
}

const step = 7;

export function snakeAlong(
  drawing: Drawing,
  name: string,
  spine: readonly Point[],
  radius: (along: number) => number,
  skin: SnakeSkin,
): Snake {
  const length = spine.reduce((sum, [x, y], index) => {
    const [beforeX, beforeY] = spine[Math.max(0, index - 1)] as Point;
    return sum + Math.hypot(x - beforeX, y - beforeY);
  }, 0);
  return { name, tube: rings(spine, radius, Math.round(length / step)), length, skin, lampSide: lightFrom(drawing) };
}

/** A stretch of snake: rows of overlapping scales, each lit by where it sits on the round body. */
export function stretch(snake: Snake, from: number, to: number): string {
  const random = randomFrom(`snake:${snake.name}:${from}`);
  const last = snake.tube.length - 1;
  let markup = "";
  for (let index = Math.round(from * last); index <= Math.round(to * last); index++) {
    const [ring, next] = [snake.tube[index], snake.tube[index + 1]];
    if (!ring) break;
    if (next) markup += flesh(ring, next, snake);
    markup += row(ring, index, snake, random);
  }
  return markup;
}

/** Closes the gaps that open between the scales on the outside of a bend. */
function flesh(ring: Ring, next: Ring, { skin, length, lampSide }: Snake): string {
  const parts = 8;
  return Array.from({ length: parts }, (_, part) => {
    const [low, high] = [part / parts, (part + 1) / parts].map((share) => share * 2 - 1) as [number, number];
    const middle = (low + high) / 2;
    const base = skin(ring.along * length, Math.abs(Math.asin(middle) + ring.side[1] * 0.75));
    const tone = shaded(base, lightOf(ring.side[0] * middle * lampSide, ring.side[1] * middle), { depth: 0.72 });
    const corners = [across(ring, low), across(next, low), across(next, high), across(ring, high)];
    return `<path d="M${corners.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z" fill="${tone}" stroke="${tone}" stroke-width="1.2"/>`;
  }).join("");
}

function row(ring: Ring, index: number, { skin, length, lampSide }: Snake, random: Random): string {
  const count = Math.max(5, Math.round((ring.radius * Math.PI) / 11));
  const direction: Point = [-ring.side[1], ring.side[0]];
  const half = (Math.PI / count) * ring.radius * 0.56;
  let scales = "";
  for (let place = 0; place <= count; place++) {
    const turn = ((place + (index % 2) * 0.5) / count - 0.5) * Math.PI;
    const share = Math.sin(Math.min(Math.PI / 2, Math.max(-Math.PI / 2, turn)));
    const [x, y] = across(ring, share * 0.98);
    const light = lightOf(ring.side[0] * share * lampSide, ring.side[1] * share);
    const ridge = Math.abs(turn + ring.side[1] * 0.75);
    const base = skin(ring.along * length, ridge);
    const own = random.between(-1, 1);
    const tone = shaded(own < 0 ? darker(base, -own * 0.08) : lighter(base, own * 0.08), light, { depth: 0.72 });
    const narrow = Math.max(2.6, half * Math.cos(turn) + 1.4);
    const at = (forward: number, sideways: number) =>
      `${(x + direction[0] * forward + ring.side[0] * sideways).toFixed(1)} ${(y + direction[1] * forward + ring.side[1] * sideways).toFixed(1)}`;
    const side = (edge: number) => [at(-step * 0.2, edge), at(step * 1.2, edge * 0.5)];
    const corners = [at(-step * 1.1, 0), ...side(narrow), at(step * 1.5, 0), ...side(-narrow).reverse()];
    const shape = `M${corners.join("L")}Z`;
    scales += `<path d="${shape}" fill="${tone}" stroke="${darker(tone, 0.2)}" stroke-width=".8"/>`;
    if (light > 0.12)
      scales += `<path d="M${at(-2, 0)}L${at(5, 0)}" stroke="#fffbe8" stroke-width="1.6" stroke-linecap="round" opacity="${(light * 0.9).toFixed(2)}"/>`;
  }
  return scales;
}

/** The soft shadow a stretch of snake throws on what lies below it. */
export function stretchShadow(drawing: Drawing, { tube }: Snake, from: number, to: number, strength = 0.42): string {
  const under = tube.filter(({ along }) => along >= from && along <= to).filter((_, index) => index % 4 === 0);
  const path = smooth(
    under.map(({ middle }) => middle),
    { closed: false },
  );
  const wide = under.reduce((sum, { radius }) => sum + radius, 0) / Math.max(1, under.length);
  const brush = `stroke="#2e160a" stroke-width="${(wide * 1.9).toFixed(0)}" stroke-linecap="round"`;
  return `<path d="${path}" transform="translate(6 16)" fill="none" ${brush} opacity="${strength}" filter="${drawing.blur(12)}"/>`;
}
