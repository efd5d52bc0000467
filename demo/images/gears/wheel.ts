import { floorShadow } from "../lib/backdrop.ts";
import { type Colour, darker, lighter } from "../lib/colour.ts";
import type { Drawing } from "../lib/drawing.ts";
import { smooth } from "../lib/path.ts";
import { volume } from "./shading.ts";
import { ellipse, fill, line, placed, repeat, softPolygon, stroke, trace } from "./shapes.ts";

/** A running wheel on a stand, seen slightly from the right; `turn` moves its rungs. */
export function wheel(
  drawing: Drawing,
  { colour, stand, turn = 0 }: { colour: Colour; stand: Colour; turn?: number },
): string {
  const [x, y, wide, high, thick] = [372, 372, 218, 236, 110];
  const rim = (dx: number, tone: Colour, width: number) =>
    stroke(ellipse(x + dx, y, wide, high), darker(tone, 0.35), width) +
    placed(stroke(ellipse(x + dx, y, wide, high), tone, width * 0.66), { move: [-1.5, -2] });
  const rungs = repeat(40, (index) => {
    const angle = turn + (index / 40) * Math.PI * 2;
    const [px, py] = [x + Math.cos(angle) * wide, y + Math.sin(angle) * high];
    const lit = Math.sin(angle) > 0 ? lighter(colour, 0.25) : darker(colour, 0.14);
    return stroke(line([px, py], [px + thick, py - 6]), lit, 13);
  });
  const tread = fill(ellipse(x + thick, y - 6, wide, high), lighter(colour, 0.6), 0.3);
  return (
    floorShadow(drawing, [430, 690], [220, 34], 0.34) +
    volume(drawing, softPolygon(trace("270,652 560,652 610,704 230,704"), 22), stand, { depth: 20 }) +
    volume(
      drawing,
      smooth(trace("470,360 520,352 548,420 560,560 566,672 500,676 500,520"), { tightness: 7 }),
      darker(stand, 0.1),
      { depth: 22 },
    ) +
    tread +
    rim(thick, darker(colour, 0.16), 17) +
    repeat(6, (index) => {
      const angle = turn + (index / 6) * Math.PI * 2;
      return stroke(
        line([x + thick, y - 6], [x + thick + Math.cos(angle) * wide, y - 6 + Math.sin(angle) * high]),
        darker(colour, 0.1),
        13,
      );
    }) +
    rungs +
    rim(0, colour, 20) +
    `<g transform="translate(-4 -6)">${stroke(`M${x - wide * 0.92} ${y - high * 0.4}Q${x - wide * 0.6} ${y - high * 0.92} ${x + wide * 0.1} ${y - high}`, "#ffffff", 5, { opacity: 0.65 })}</g>` +
    fill(ellipse(x + thick, y - 6, 40, 42), darker(stand, 0.25)) +
    fill(
      ellipse(x + thick - 5, y - 9, 36, 38),
      drawing.radial([0.35, 0.3], 0.8, [
        [0, lighter(stand, 0.6)],
        [0.6, stand],
        [1, darker(stand, 0.3)],
      ]),
    ) +
    fill(
      ellipse(x + thick - 5, y - 9, 12, 13),
      drawing.radial([0.35, 0.3], 0.8, [
        [0, "#ffffff"],
        [1, "#8f9aa2"],
      ]),
    )
  );
}
