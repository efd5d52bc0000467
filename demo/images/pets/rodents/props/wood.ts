import { type Colour, darker, lighter } from "../../../lib/colour.ts";
import type { Drawing } from "../../../lib/drawing.ts";
import { spot } from "../../../lib/points.ts";

import { randomFrom } from "../../../lib/random.ts";

function grain(name: string, left: number, top: number, right: number, bottom: number): string {
  const random = randomFrom(`grain:${name}`);
  const lines = Array.from({ length: Math.round((bottom - top) / 9) }, () => {
    const y = random.between(top + 4, bottom - 4);
    const from = random.between(left, left + (right - left) * 0.6);
    const to = from + random.between(0.2, 0.5) * (right - left);
    return `M${spot(from, y)}Q${spot((from + to) / 2, y + random.between(-5, 5))} ${spot(Math.min(to, right), y)}`;
  }).join("");
  return `<path d="${lines}" stroke="#7a4a24" stroke-width="2" fill="none" stroke-linecap="round" opacity=".35"/>`;
}

function plank(
  drawing: Drawing,
  name: string,
  left: number,
  top: number,
  right: number,
  bottom: number,
  colour: Colour,
): string {
  const fill = drawing.linear(
    [0, 0],
    [0.2, 1],
    [
      [0, lighter(colour, 0.28)],
      [0.5, colour],
      [1, darker(colour, 0.2)],
    ],
  );
  return `<rect x="${left}" y="${top}" width="${right - left}" height="${bottom - top}" rx="7" fill="${fill}" stroke="${darker(colour, 0.35)}" stroke-width="2"/>${grain(name, left + 8, top, right - 8, bottom)}`;
}

/** The front of a little wooden house with a round door; `inside` peeps out of it. */
export function house(drawing: Drawing, inside: string): string {
  const wood = "#d9a566";
  const planks = [0, 1, 2, 3, 4]
    .map((index) =>
      plank(
        drawing,
        `wall${index}`,
        -268,
        -432 + index * 88,
        268,
        -344 + index * 88,
        index % 2 ? wood : darker(wood, 0.05),
      ),
    )
    .join("");
  const gable = "M-268 -430L0 -600L268 -430Z";
  const hole = "M-150 -56V-210A150 150 0 0 1 150 -210V-56Z";
  const dark = drawing.radial([0.45, 0.35], 0.8, [
    [0, "#4a2a17"],
    [1, "#1f0f08"],
  ]);
  const roof = (side: -1 | 1) => {
    const fill = drawing.linear(
      [0, 0],
      [0, 1],
      [
        [0, side < 0 ? "#e0745a" : "#c85c48"],
        [1, side < 0 ? "#c85c48" : "#9c4034"],
      ],
    );
    return `<path d="M0 -652L${side * 330} -442L${side * 318} -396L0 -598Z" fill="${fill}" stroke="#8a382d" stroke-width="2"/>`;
  };
  return (
    `<path d="${gable}" fill="${darker(wood, 0.12)}"/>${grain("gable", -150, -540, 150, -440)}${planks}` +
    `<rect x="-268" y="-440" width="536" height="60" fill="#5b2f18" opacity=".4" filter="${drawing.blur(14)}"/>` +
    `<path d="${hole}" fill="none" stroke="${darker(wood, 0.3)}" stroke-width="26"/>
      <path d="${hole}" fill="none" stroke="${lighter(wood, 0.3)}" stroke-width="16"/>` +
    `<path d="${hole}" fill="${dark}"/><g clip-path="${drawing.clip("M-150 -40V-210A150 150 0 0 1 150 -210V-40Z")}">${inside}</g>` +
    `<path d="M-150 -200A150 150 0 0 1 150 -210" fill="none" stroke="#1f0f08" stroke-width="22" opacity=".35" filter="${drawing.blur(8)}"/>` +
    roof(-1) +
    roof(1) +
    `<path d="M-320 -440L0 -644" stroke="#f3a88c" stroke-width="6" opacity=".7" stroke-linecap="round"/>`
  );
}

/** The board in front of the door, drawn last so that paws can rest on its back edge. */
export const doorstep = (drawing: Drawing) => plank(drawing, "step", -214, -58, 214, -14, "#c98f52");
