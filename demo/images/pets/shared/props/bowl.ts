import { type Colour, darker, lighter } from "../../../lib/colour.ts";
import type { Drawing } from "../../../lib/drawing.ts";
import { randomFrom } from "../../../lib/random.ts";
import { groundShadow, softSpot, volume } from "../volume.ts";

export interface Bowl {
  /** Middle of its foot on the ground. */
  x: number;
  y: number;
  width: number;
  colour: Colour;
  content: "kibble" | "water";
}

/** A glazed ceramic bowl seen from slightly above. */
export function bowl(drawing: Drawing, { x, y, width, colour, content }: Bowl): string {
  const half = width / 2;
  const tall = width * 0.32;
  const rim = width * 0.13;
  const wall =
    `M${-half} ${-tall}C${-half * 0.98} ${-tall * 0.4} ${-half * 0.86} 0 ${-half * 0.7} 0Q0 ` +
    `${rim * 0.55} ${half * 0.7} 0C${half * 0.86} 0 ${half * 0.98} ${-tall * 0.4} ${half} ${-tall}Q0 ` +
    `${-tall + rim} ${-half} ${-tall}Z`;
  const shine = softSpot(drawing, -half * 0.56, -tall * 0.5, width * 0.05, tall * 0.3, "#ffffff", 0.75, 5);
  const stripe =
    `<path d="M${-half} ${-tall * 0.52}Q0 ${-tall * 0.52 + rim * 1.05} ${half} ${-tall * 0.52}" ` +
    `fill="none" stroke="#fff8ec" stroke-width="${tall * 0.1}" opacity=".85"/>`;
  return (
    groundShadow(drawing, x, y, half * 0.95, width * 0.09, 0.34) +
    `<g transform="translate(${x} ` +
    `${y})">${volume(drawing, wall, { colour, depth: width * 0.16, shade: 0.5, rim: 0.3 }, stripe + shine)}` +
    `<ellipse cy="${-tall}" rx="${half}" ry="${rim}" fill="${lighter(colour, 0.35)}"/>` +
    `<ellipse cy="${-tall + 2}" rx="${half * 0.9}" ry="${rim * 0.78}" fill="${darker(colour, 0.35)}"/>` +
    `${content === "water" ? water(drawing, half, tall, rim) : kibble(drawing, half, tall, rim)}</g>`
  );
}

const water = (drawing: Drawing, half: number, tall: number, rim: number) =>
  `<ellipse cy="${-tall + rim * 0.2}" rx="${half * 0.84}" ry="${rim * 0.6}" fill="#a9d9ee"/>` +
  softSpot(drawing, -half * 0.3, -tall + rim * 0.1, half * 0.3, rim * 0.2, "#ffffff", 0.8, 4);

function kibble(drawing: Drawing, half: number, tall: number, rim: number): string {
  const random = randomFrom("kibble");
  const piece = drawing.radial([0.35, 0.3], 0.8, [
    [0, "#d39a5c"],
    [0.6, "#a9713c"],
    [1, "#75481f"],
  ]);
  const pieces = Array.from({ length: 130 }, () => {
    const [angle, reach] = [random.between(0, Math.PI * 2), Math.sqrt(random.next())];
    return [
      Math.cos(angle) * reach * half * 0.85,
      -tall + Math.sin(angle) * reach * rim * 0.66 - (1 - reach) * rim * 0.85 + rim * 0.16,
    ] as const;
  }).sort((a, b) => a[1] - b[1]);
  return pieces
    .map(
      ([px, py]) =>
        `<ellipse cx="${px.toFixed(1)}" cy="${py.toFixed(1)}" rx="${half * 0.075}" ry="${half * 0.058}" ` +
        `fill="${piece}"/>`,
    )
    .join("");
}
