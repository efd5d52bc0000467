import type { Point } from "../../lib/path.ts";
import { randomFrom } from "../../lib/random.ts";
import type { Species } from "./species.ts";

function strand(from: Point, bend: Point, tip: Point, dark: boolean): string {
  const at = ([x, y]: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  const look = dark ? 'stroke="#4b4650" opacity=".5"' : 'stroke="#fffdf8" opacity=".85"';
  return `<path d="M${at(from)}Q${at(bend)} ${at(tip)}" ${look} stroke-width="1.5" fill="none" stroke-linecap="round"/>`;
}

/** Whiskers to both sides of a muzzle seen from the front; the side turned away shows them shorter. */
export function frontWhiskers(build: Species, turn: number, name: string): string {
  const random = randomFrom(`whiskers:${name}`);
  const { length, count, dark } = build.whiskers;
  const oneSide = (side: -1 | 1) =>
    Array.from({ length: count }, (_, index) => {
      const share = index / (count - 1) - 0.5;
      const x = build.reach * turn + side * build.muzzle.wide * random.between(0.45, 0.72);
      const y = build.muzzle.y - 14 + share * build.muzzle.high;
      const long = length * (1 - 0.25 * side * turn) * random.between(0.75, 1.05);
      const bend: Point = [x + side * long * 0.5, y + share * long * 0.3 - 16];
      return strand([x, y], bend, [x + side * long, y + share * long * 0.7 + random.between(-8, 18)], dark);
    }).join("");
  return oneSide(-1) + oneSide(1);
}

/** Whiskers fanned out from behind the nose of a head that looks left. */
export function sideWhiskers({ whiskers }: Species, [noseX, noseY]: Point, name: string): string {
  const { length, count, dark } = whiskers;
  const random = randomFrom(`whiskers:${name}`);
  return Array.from({ length: count + 2 }, (_, index) => {
    const [x, y] = [noseX + random.between(18, 60), noseY + random.between(-4, 26)];
    const angle = 2.5 - (index / (count + 1)) * 1.9 + random.between(-0.1, 0.1);
    const long = length * random.between(0.55, 0.85);
    const bend: Point = [x + Math.cos(angle) * long * 0.5 - 14, y + Math.sin(angle) * long * 0.3 - 6];
    return strand([x, y], bend, [x + Math.cos(angle) * long, y + Math.sin(angle) * long * 0.75], dark);
  }).join("");
}
