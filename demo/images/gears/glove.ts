import { type Colour, darker, lighter } from "../lib/colour.ts";
import type { Drawing } from "../lib/drawing.ts";
import { lettering } from "../lib/lettering.ts";
import { type Point, smooth } from "../lib/path.ts";
import { cast, volume } from "./shading.ts";
import { clipped, ellipse, fill, rounded, stroke, times, trace } from "./shapes.ts";

/** The breathable back of a glove. */
function knit(drawing: Drawing, outline: string, colour: Colour): string {
  const weave = drawing.define(
    `<pattern id="ID" width="12" height="10" patternUnits="userSpaceOnUse"><path d="M0 3L6 7L12 3" stroke="${darker(colour, 0.4)}" stroke-width="2" fill="none" opacity=".45"/><path d="M0 0L6 4L12 0" stroke="${lighter(colour, 0.6)}" stroke-width="1.6" fill="none" opacity=".5"/></pattern>`,
  );
  return fill(outline, weave);
}

/** A grooming glove, palm to the viewer, around (400, 400). */
export function glove(
  drawing: Drawing,
  { colour, cuff, nubs = true }: { colour: Colour; cuff: Colour; nubs?: boolean },
): string {
  const hand: Point[] = trace(
    "300,600 286,500 262,440 206,396 166,344 176,312 214,314 264,346 292,360 286,280 276,190",
    "290,152 322,152 336,196 348,290 356,180 360,126 382,100 410,106 420,140 420,290 434,184",
    "446,136 470,122 494,138 496,180 484,300 508,236 524,202 552,196 570,218 564,260 540,350",
    "528,440 514,520 506,600",
  );
  const outline = smooth(hand, { tightness: 6.5 });
  const wrist = smooth(trace("286,570 404,582 522,570 532,650 520,690 404,702 288,690 276,650"), { tightness: 8 });
  const nub = ([x, y]: Point) =>
    fill(ellipse(x + 2, y + 3, 9, 9), darker(colour, 0.45), 0.7) +
    fill(
      ellipse(x, y, 8.4, 8.4),
      drawing.radial([0.34, 0.3], 0.75, [
        [0, lighter(colour, 0.7)],
        [0.6, lighter(colour, 0.12)],
        [1, darker(colour, 0.2)],
      ]),
    );
  const grid = times(24 * 22, (index): Point => [
    170 + (index % 24) * 19 + (Math.floor(index / 24) % 2) * 9.5,
    130 + Math.floor(index / 24) * 20,
  ]);
  return (
    cast(drawing, fill(outline, "#4a2a14")) +
    cast(drawing, fill(wrist, "#4a2a14")) +
    volume(drawing, outline, colour, {
      depth: 34,
      surface: nubs ? clipped(drawing.clip(outline), grid.map(nub).join("")) : knit(drawing, outline, colour),
    }) +
    volume(drawing, wrist, cuff, { depth: 24 }) +
    stroke("M300 596Q404 610 508 596", lighter(cuff, 0.6), 3, { dash: "10 8" }) +
    volume(drawing, rounded(420, 622, 116, 50, 12), darker(cuff, 0.25), { depth: 12 }) +
    lettering("Pawhaven", 350, 660, { size: 24, colour: lighter(cuff, 0.85) })
  );
}
