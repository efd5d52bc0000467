import { floorShadow } from "../lib/backdrop.ts";
import { type Colour, darker, lighter } from "../lib/colour.ts";
import type { Drawing } from "../lib/drawing.ts";
import { lettering } from "../lib/lettering.ts";
import { type Point, smooth } from "../lib/path.ts";
import { strap } from "./collar.ts";
import { clasp, rod } from "./hardware.ts";
import { cast, grain, steel, volume } from "./shading.ts";
import { ellipse, fill, placed, rounded, stroke, trace } from "./shapes.ts";

/** The far or near half of an upright loop of webbing. */
function loop(
  drawing: Drawing,
  x: number,
  y: number,
  wide: number,
  high: number,
  near: boolean,
  colour: Colour,
): string {
  const way = near ? -1 : 1;
  const points = [-0.25, 0.5, 1, 1.5, 2, 2.5, 3.25].map((step): Point => {
    const angle = -Math.PI / 2 + (way * step * Math.PI) / 3;
    return [x + Math.cos(angle) * wide, y + Math.sin(angle) * high];
  });
  return strap(drawing, {
    points,
    wide: 44,
    colour: near ? colour : darker(colour, 0.3),
    woven: true,
    stitch: near ? lighter(colour, 0.6) : darker(colour, 0.1),
    shadow: near,
  });
}

/** A walking harness standing as if worn, seen from its left: neck loop, girth loop, padded back and chest. */
export function harness(drawing: Drawing, { colour, trim }: { colour: Colour; trim: Colour }): string {
  const cloth = (outline: string) => grain(drawing, outline, darker(colour, 0.5), { size: 0.5, strength: 0.3 });
  const pad = (outline: string, depth: number) =>
    cast(drawing, fill(outline, "#4a2a14")) +
    volume(drawing, outline, colour, { depth, surface: cloth(outline) }) +
    stroke(outline, lighter(colour, 0.5), 4, { opacity: 0.75 });
  const back = smooth(trace("214,214 270,176 380,168 490,178 574,214 596,262 540,284 400,270 264,286 212,266"));
  const chest = smooth(
    trace("150,420 196,400 232,440 246,520 300,578 420,612 560,612 566,660 400,668 264,634 184,560", "150,480"),
  );
  const slider = (x: number, y: number, turn: number) =>
    placed(rod(rounded(-32, -15, 64, 30, 8), 8, steel), { move: [x, y], turn });
  return (
    floorShadow(drawing, [400, 690], [260, 30], 0.26) +
    loop(drawing, 262, 384, 112, 180, false, trim) +
    loop(drawing, 556, 420, 122, 218, false, trim) +
    pad(chest, 38) +
    loop(drawing, 262, 384, 112, 180, true, trim) +
    loop(drawing, 556, 420, 122, 218, true, trim) +
    slider(172, 312, 62) +
    slider(458, 330, 66) +
    placed(clasp(drawing, 112, "#2f3a40"), { move: [438, 470], turn: 84 }) +
    pad(back, 40) +
    strap(drawing, {
      points: trace("262,232 330,226 470,226 546,240"),
      wide: 36,
      colour: darker(trim, 0.1),
      woven: true,
      stitch: lighter(trim, 0.6),
      shadow: false,
    }) +
    strap(drawing, {
      points: trace("318,222 340,150 400,124 462,152 484,224"),
      wide: 30,
      colour: trim,
      woven: true,
      stitch: lighter(trim, 0.6),
    }) +
    placed(rod("M-26 0L-26 -16C-26 -50 26 -50 26 -16L26 0Z", 10, steel), { move: [552, 204], turn: 18 }) +
    rod(ellipse(176, 440, 26, 28), 9, steel) +
    placed(
      fill(rounded(-60, -18, 120, 36, 9), lighter(colour, 0.88)) +
        lettering("Pawhaven", 0, 8, { size: 23, colour: darker(colour, 0.35) }),
      { move: [330, 616], turn: 14 },
    )
  );
}
