import { floorShadow } from "../lib/backdrop.ts";
import { type Colour, darker, lighter } from "../lib/colour.ts";
import type { Drawing } from "../lib/drawing.ts";
import { lettering } from "../lib/lettering.ts";
import { smooth } from "../lib/path.ts";
import { strap } from "./collar.ts";
import { glow, grain, volume } from "./shading.ts";
import { clipped, ellipse, fill, placed, repeat, rounded, softPolygon, stroke, trace } from "./shapes.ts";

interface Backpack {
  fabric: Colour;
  trim: Colour;
  within?: string;
}

/** A rucksack with a clear dome. */
export function backpack(drawing: Drawing, { fabric, trim, within = "" }: Backpack): string {
  const shell = smooth(
    trace("400,132 520,146 590,214 612,380 606,560 572,652 400,668 228,652 194,560 188,380 210,214", "280,146"),
  );
  const pocket = softPolygon(trace("250,552 550,552 536,642 264,642"), 30);
  const cloth = grain(drawing, rounded(150, 110, 500, 580, 10), darker(fabric, 0.55), { size: 0.5, strength: 0.22 });
  const vent = (x: number) =>
    repeat(
      4,
      (index) =>
        fill(ellipse(x, 220 + index * 26, 8), darker(fabric, 0.6)) +
        stroke(ellipse(x, 220 + index * 26, 9), lighter(trim, 0.2), 3),
    );
  return (
    floorShadow(drawing, [410, 660], [240, 42], 0.36) +
    strap(drawing, {
      points: trace("226,230 160,300 140,440 166,580 220,630"),
      wide: 40,
      colour: darker(trim, 0.1),
      woven: true,
      stitch: lighter(trim, 0.6),
    }) +
    strap(drawing, {
      points: trace("574,230 640,300 660,440 634,580 580,630"),
      wide: 40,
      colour: darker(trim, 0.2),
      woven: true,
      stitch: lighter(trim, 0.6),
    }) +
    stroke("M346 142Q352 92 400 92Q448 92 454 142", darker(trim, 0.3), 22) +
    stroke("M346 140Q352 90 400 90Q448 90 454 140", trim, 15) +
    volume(drawing, shell, fabric, { depth: 64, surface: cloth }) +
    stroke("M232 330Q214 560 262 640M568 330Q586 560 538 640", darker(fabric, 0.45), 3, {
      dash: "10 8",
      opacity: 0.6,
    }) +
    vent(250) +
    vent(550) +
    dome(drawing, trim, within) +
    volume(drawing, pocket, lighter(fabric, 0.06), { depth: 26, surface: cloth }) +
    stroke("M272 574L528 574", darker(trim, 0.3), 7, { dash: "4 4" }) +
    fill(rounded(514, 566, 12, 34, 6), "#d9a441") +
    placed(
      fill(rounded(-56, -17, 112, 34, 8), "#c98f56") +
        stroke(rounded(-51, -12, 102, 24, 5), "#7c4f25", 1.8, { dash: "5 4" }) +
        lettering("Pawhaven", 0, 6, { size: 19, colour: "#5a3418" }),
      { move: [400, 612] },
    )
  );
}

function dome(drawing: Drawing, trim: Colour, within: string): string {
  const glass = ellipse(400, 380, 138, 138);
  return (
    fill(ellipse(404, 386, 166, 166), "#2a1408", 0.28) +
    fill(
      ellipse(400, 380, 162, 162),
      drawing.linear(
        [0.1, 0],
        [0.9, 1],
        [
          [0, lighter(trim, 0.45)],
          [0.5, trim],
          [1, darker(trim, 0.35)],
        ],
      ),
    ) +
    fill(
      glass,
      drawing.radial([0.5, 0.65], 0.7, [
        [0, "#7f97a0"],
        [1, "#33444c"],
      ]),
    ) +
    clipped(drawing.clip(glass), within + glow(drawing, 480, 470, 150, 130, "#20303a", 0.35)) +
    fill(
      glass,
      drawing.radial([0.36, 0.3], 0.75, [
        [0, "#ffffff", 0.34],
        [0.45, "#ffffff", 0.1],
        [0.85, "#cfeaf5", 0.16],
        [1, "#ffffff", 0.5],
      ]),
    ) +
    stroke("M306 330Q326 278 380 262", "#ffffff", 17, { opacity: 0.75 }) +
    stroke("M296 372Q296 362 298 356", "#ffffff", 14, { opacity: 0.7 }) +
    stroke("M450 492Q494 468 510 420", "#ffffff", 7, { opacity: 0.4 }) +
    stroke(glass, darker(trim, 0.4), 3, { opacity: 0.5 }) +
    stroke(ellipse(400, 380, 151, 151), lighter(trim, 0.7), 2.4, { dash: "3 14", opacity: 0.8 })
  );
}
