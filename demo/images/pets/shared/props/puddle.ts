import type { Drawing } from "../../../lib/drawing.ts";
import { type Point, smooth } from "../../../lib/path.ts";
import { randomFrom } from "../../../lib/random.ts";

/** Rain water on the ground with the sky in it, rings around the given places, and drops thrown up. */
export function puddle(
  drawing: Drawing,
  x: number,
  y: number,
  wide: number,
  tall: number,
  rings: readonly Point[],
): string {
  const random = randomFrom("puddle");
  const edge = Array.from({ length: 10 }, (_, index): Point => {
    const angle = (index / 10) * Math.PI * 2;
    const reach = random.between(0.88, 1.08);
    return [x + Math.cos(angle) * wide * reach, y + Math.sin(angle) * tall * reach];
  });
  const fill = drawing.linear(
    [0, 0],
    [0.3, 1],
    [
      [0, "#b9dcf2"],
      [0.5, "#8fc1e6"],
      [1, "#74a9d6"],
    ],
  );
  const ripples = rings
    .flatMap(([cx, cy]) =>
      [1, 1.7, 2.5].map(
        (grow) =>
          `<ellipse cx="${cx}" cy="${cy}" rx="${30 * grow}" ry="${9 * grow}" fill="none" stroke="#eef8ff" ` +
          `stroke-width="${3.4 - grow * 0.8}" opacity="${0.95 - grow * 0.24}"/>`,
      ),
    )
    .join("");
  const path = smooth(edge);
  return (
    `<path d="${path}" fill="#6d5a58" opacity=".18" transform="translate(0 5)"/><path d="${path}" fill="${fill}"/>` +
    `<g clip-path="${drawing.clip(path)}"><path d="${path}" fill="none" stroke="#5488bb" stroke-width="6" ` +
    'opacity=".45" transform="translate(0 4)"/>' +
    `<path d="M${x - wide * 0.7} ${y - tall * 0.3}q${wide * 0.3} ${-tall * 0.3} ${wide * 0.7} ${-tall * 0.2}` +
    `M${x + wide * 0.3} ${y + tall * 0.5}q${wide * 0.2} ${tall * 0.06} ${wide * 0.36} ${-tall * 0.12}" ` +
    `fill="none" stroke="#f4fbff" stroke-width="6" stroke-linecap="round" opacity=".7"/>${ripples}</g>`
  );
}

/** Drops flying away from a place, the farther the smaller. */
export function splash(drawing: Drawing, x: number, y: number, reach: number, name: string): string {
  const random = randomFrom(`splash:${name}`);
  const fill = drawing.radial([0.35, 0.3], 0.8, [
    [0, "#f2faff"],
    [0.5, "#a9d2ef"],
    [1, "#6fa6d4"],
  ]);
  const count = 9;
  return Array.from({ length: count }, (_, index) => {
    const angle = -Math.PI * (0.08 + (0.84 * (index + random.between(0.25, 0.75))) / count);
    const far = random.between(0.45, 1);
    const size = reach * 0.12 * (1.25 - far * 0.7);
    const [dropX, dropY] = [x + Math.cos(angle) * reach * far, y + Math.sin(angle) * reach * far * 0.8];
    const lean = (angle * 180) / Math.PI + 90;
    return (
      `<path d="M0 ${-size * 1.7}C${size * 0.9} ${-size * 0.2} ${size} ${size} 0 ${size}C${-size} ${size} ` +
      `${-size * 0.9} ${-size * 0.2} 0 ${-size * 1.7}Z" fill="${fill}" transform="translate(${dropX.toFixed(1)} ` +
      `${dropY.toFixed(1)}) rotate(${lean.toFixed(0)})"/>`
    );
  }).join("");
}
