import { type Colour, mix } from "../../../lib/colour.ts";
import type { Drawing } from "../../../lib/drawing.ts";
import { type Point, smooth } from "../../../lib/path.ts";
import { softSpot, tones, volume } from "../../shared/index.ts";
import type { Dog, Expression } from "../dog.ts";
import { muzzleMeasures } from "./muzzle-measures.ts";
import type { Turn } from "./turn.ts";

/** What the dog carries, between jaw and upper lip. */
export function carried(drawing: Drawing, dog: Dog, { holding }: Expression, turn: Turn): string {
  if (!holding) return "";
  const { tip, cleft } = muzzleMeasures(dog);
  const [x, y] = turn(0, cleft + 10, tip - 16);
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})">${holding(drawing)}</g>`;
}

export function jaw(
  drawing: Drawing,
  dog: Dog,
  { mouth = 0, holding }: Expression,
  turn: Turn,
  lips: readonly Point[],
): string {
  const { width, height, colour, chin: chinColour = colour } = dog.head.muzzle;
  const { root, tip, cleft } = muzzleMeasures(dog);
  const drop = height * (0.34 + mouth * 0.62);
  const edge = (inset: number): Point[] => {
    const [share, reach] = [(1 - inset) * (mouth < 0.15 ? 0.8 : 1), drop * (1 - inset * 1.2)];
    return [
      turn(width * 0.94 * share, cleft - height * 0.16, root + 14),
      turn(width * 0.7 * share, cleft + reach * 0.66, root + (tip - root) * 0.6),
      turn(width * 0.3 * share, cleft + reach * 0.98, tip - 22),
      turn(-width * 0.3 * share, cleft + reach * 0.98, tip - 22),
      turn(-width * 0.7 * share, cleft + reach * 0.66, root + (tip - root) * 0.6),
      turn(-width * 0.94 * share, cleft - height * 0.16, root + 14),
    ];
  };
  const chin = volume(drawing, smooth(edge(0)), { colour: mix(chinColour, tones(chinColour).shade, 0.35), depth: 20 });
  if (mouth < 0.15) return chin;
  const inside = smooth(edge(0.2));
  const [tongueX, tongueY] = turn(0, cleft + drop * 0.5, tip - 14);
  return (
    chin +
    `<path d="${inside}" fill="#3a1516" stroke="#2a1412" stroke-width="5" stroke-linejoin="round"/>` +
    (holding ? "" : tongue(drawing, [tongueX, tongueY], width * 0.36, drop * (0.6 + mouth * 0.45), lips))
  );
}

const tongueRed: Colour = "#e8798a";

function tongue(drawing: Drawing, [x, y]: Point, wide: number, long: number, lips: readonly Point[]): string {
  const [topX] = lips[Math.floor(lips.length / 2)] as Point;
  const outline = smooth([
    [topX - wide * 0.8, y - long * 0.6],
    [topX, y - long * 0.72],
    [topX + wide * 0.8, y - long * 0.6],
    [x + wide, y + long * 0.35],
    [x + wide * 0.62, y + long * 0.86],
    [x, y + long],
    [x - wide * 0.62, y + long * 0.86],
    [x - wide, y + long * 0.35],
  ]);
  const groove =
    `<path d="M${topX} ${y - long * 0.5}Q${x + 2} ${y + long * 0.2} ${x} ${y + long * 0.62}" ` +
    'fill="none" stroke="#b94a60" stroke-width="4" stroke-linecap="round" opacity=".7"/>';
  const shadow = softSpot(drawing, topX, y - long * 0.5, wide * 1.4, long * 0.4, "#6b1a26", 0.6, 6);
  const shine = softSpot(drawing, x - wide * 0.35, y + long * 0.4, wide * 0.25, long * 0.22, "#ffd9da", 0.8, 4);
  return volume(drawing, outline, { colour: tongueRed, depth: 14, shade: 0.4, rim: 0.3 }, groove + shadow + shine);
}
