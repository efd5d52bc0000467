import type { Drawing } from "../../../lib/drawing.ts";
import { ellipse } from "../shapes.ts";
import { softSpot, volume } from "../volume.ts";
import { smooth } from "../../../lib/path.ts";
import type { Colour } from "../../../lib/colour.ts";

/** A felt tennis ball with its pale seam, around its middle. */
export function ball(drawing: Drawing, x: number, y: number, radius: number, colour: Colour = "#cfdc4a"): string {
  const outline = smooth(ellipse([0, 0], [radius, radius]));
  const seam =
    `<path d="M${-radius * 0.9} ${-radius * 0.5}Q${radius * 0.05} ${-radius * 0.25} ${radius * 0.25} ` +
    `${-radius * 1.05}M${-radius * 0.35} ${radius * 1.02}Q${radius * 0.1} ${radius * 0.1} ${radius * 1.02} ` +
    `${radius * 0.15}" ` +
    `fill="none" stroke="#fbfbe6" stroke-width="${radius * 0.13}" stroke-linecap="round" opacity=".95"/>`;
  const light = softSpot(drawing, -radius * 0.35, -radius * 0.42, radius * 0.4, radius * 0.3, "#fffff0", 0.5);
  return (
    `<g transform="translate(${x} ` +
    `${y})">${volume(drawing, outline, { colour, depth: radius * 0.7, shade: 0.5, rim: 0.3 }, seam + light)}</g>`
  );
}
