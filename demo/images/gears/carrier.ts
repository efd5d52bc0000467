import { floorShadow } from "../lib/backdrop.ts";
import { type Colour, darker, lighter } from "../lib/colour.ts";
import type { Drawing } from "../lib/drawing.ts";
import { lettering } from "../lib/lettering.ts";
import { strap } from "./collar.ts";
import { grain, volume } from "./shading.ts";
import { clipped, fill, placed, repeat, rounded, softPolygon, stroke, trace } from "./shapes.ts";

const mesh = (drawing: Drawing) =>
  drawing.define(
    '<pattern id="ID" width="11" height="11" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0H11M0 0V11" stroke="#20303a" stroke-width="3.4" fill="none"/></pattern>',
  );

/** A mesh panel: dark inside, whatever lies within, then the net over it. */
function meshPanel(drawing: Drawing, outline: string, trim: Colour, within = ""): string {
  return (
    fill(
      outline,
      drawing.linear(
        [0, 0],
        [0.4, 1],
        [
          [0, "#2b3a42"],
          [1, "#55666d"],
        ],
      ),
    ) +
    clipped(drawing.clip(outline), within) +
    fill(outline, mesh(drawing), 0.85) +
    stroke(outline, darker(trim, 0.3), 13) +
    stroke(outline, trim, 9) +
    stroke(outline, lighter(trim, 0.6), 2, { dash: "9 7", opacity: 0.8 })
  );
}

interface Carrier {
  fabric: Colour;
  trim: Colour;
  within?: string;
  /** The front flap rolled up to show the inside. */
  open?: boolean;
}

/** A soft travel bag in three-quarter view. */
export function carrier(drawing: Drawing, { fabric, trim, within = "", open = false }: Carrier): string {
  const front = softPolygon(trace("110,352 556,372 556,650 110,626"), 46);
  const side = softPolygon(trace("546,372 676,320 688,574 546,650"), 34);
  const top = softPolygon(trace("112,372 176,290 520,282 676,336 556,402"), 40);
  const window = softPolygon(trace("168,408 500,424 500,590 168,574"), 40);
  const cloth = (outline: string) => grain(drawing, outline, darker(fabric, 0.55), { size: 0.55, strength: 0.24 });
  return (
    floorShadow(drawing, [410, 642], [310, 44], 0.36) +
    volume(drawing, side, darker(fabric, 0.16), { depth: 34, surface: cloth(side) }) +
    meshPanel(drawing, softPolygon(trace("580,412 652,384 658,520 580,560"), 24), trim) +
    volume(drawing, top, lighter(fabric, 0.1), { depth: 26, surface: cloth(top) }) +
    stroke("M190 318Q380 300 560 344", darker(trim, 0.35), 6, { dash: "4 4" }) +
    volume(drawing, front, fabric, { depth: 44, surface: cloth(front) }) +
    (open ? doorway(drawing, window, trim, within) : meshPanel(drawing, window, trim, within)) +
    stroke("M124 366Q330 380 548 386", trim, 7) +
    stroke("M124 366Q330 380 548 386", lighter(trim, 0.6), 2, { dash: "5 5" }) +
    strap(drawing, {
      points: trace("222,360 226,256 262,198 350,186 430,198 462,258 468,372"),
      wide: 26,
      colour: trim,
      stitch: lighter(trim, 0.7),
      woven: true,
      shadow: false,
    }) +
    volume(drawing, softPolygon(trace("290,170 400,170 404,212 286,212"), 18), darker(trim, 0.1), { depth: 14 }) +
    repeat(
      2,
      (index) =>
        fill(rounded(index ? 448 : 206, index ? 372 : 358, 40, 34, 6), darker(trim, 0.2)) +
        stroke(rounded(index ? 453 : 211, index ? 377 : 363, 30, 24, 4), lighter(trim, 0.6), 2, { dash: "5 4" }),
    ) +
    placed(
      fill(rounded(-48, -16, 96, 32, 7), "#c98f56") +
        stroke(rounded(-43, -11, 86, 22, 4), "#7c4f25", 1.6, { dash: "5 4" }) +
        lettering("Pawhaven", 0, 6, { size: 17, colour: "#5a3418" }),
      { move: [336, 612], turn: 2.5 },
    )
  );
}

function doorway(drawing: Drawing, outline: string, trim: Colour, within: string): string {
  const roll = softPolygon(trace("150,384 520,402 520,444 150,426"), 22);
  return (
    fill(
      outline,
      drawing.linear(
        [0, 0],
        [0.3, 1],
        [
          [0, "#1f2b31"],
          [1, "#4b5a61"],
        ],
      ),
    ) +
    clipped(drawing.clip(outline), within) +
    stroke(outline, trim, 9) +
    volume(drawing, roll, trim, { depth: 18 }) +
    stroke("M230 384L228 436M436 394L434 446", lighter(trim, 0.5), 10)
  );
}
