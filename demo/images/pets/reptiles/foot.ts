import { type Colour, darker, lighter } from "../../lib/colour.ts";
import type { Drawing } from "../../lib/drawing.ts";
import type { Point } from "../../lib/path.ts";

export interface Foot {
  at: Point;
  /** Direction of the middle toe in radians, and the fan of the five toes around it. */
  angle: number;
  spread?: number;
  long?: number;
  thick?: number;
  colour: Colour;
  /** Round sticky pads instead of claws. */
  pads?: boolean;
}

/** A lizard's foot: five toes fanned out, with claws or with pads. */
export function foot(
  drawing: Drawing,
  { at: [x, y], angle, spread = 1.5, long = 36, thick = 9, colour, pads = false }: Foot,
): string {
  const lengths = [0.7, 0.95, 1, 0.92, 0.68];
  const edge = darker(colour, 0.42);
  const toes = lengths.map((share, index) => {
    const turn = angle + (index / 4 - 0.5) * spread;
    const [tipX, tipY] = [x + Math.cos(turn) * long * share, y + Math.sin(turn) * long * share];
    return { turn, tipX, tipY, line: `M${x.toFixed(1)} ${y.toFixed(1)}L${tipX.toFixed(1)} ${tipY.toFixed(1)}` };
  });
  const stroke = (paint: string, width: number) =>
    `<path d="${toes.map(({ line }) => line).join("")}" stroke="${paint}" stroke-width="${width}" stroke-linecap="round" fill="none"/>`;
  const pad = `<ellipse rx="${thick * 0.95}" ry="${thick * 0.8}" fill="${lighter(colour, 0.25)}" stroke="${edge}" stroke-opacity=".6"/>`;
  const claw = `<path d="M0 2.6L${thick * 1.5} 0L0 -2.6Z" fill="#4a3526"/>`;
  const ends = toes
    .map(({ turn, tipX, tipY }) => {
      const degrees = (turn * 180) / Math.PI;
      return `<g transform="translate(${tipX} ${tipY}) rotate(${degrees})">${pads ? pad : claw}</g>`;
    })
    .join("");
  return (
    (pads ? "" : ends) +
    stroke(edge, thick + 1.6) +
    stroke(colour, thick) +
    `<g transform="translate(-1.4 -2)" opacity=".55">${stroke(lighter(colour, 0.5), thick * 0.32)}</g>` +
    `<circle cx="${x}" cy="${y}" r="${thick * 0.95}" fill="${drawing.radial([0.35, 0.3], 0.8, [
      [0, lighter(colour, 0.3)],
      [1, colour],
    ])}"/>` +
    (pads ? ends : "")
  );
}
