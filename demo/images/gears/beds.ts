import { floorShadow } from "../lib/backdrop.ts";
import { type Colour, darker, lighter } from "../lib/colour.ts";
import type { Drawing } from "../lib/drawing.ts";
import { lettering } from "../lib/lettering.ts";
import { type Point, smooth } from "../lib/path.ts";
import type { Random } from "../lib/random.ts";
import { fluff, oval } from "./fluff.ts";
import { glow, grain, softStroke, volume } from "./shading.ts";
import { clipped, ellipse, fill, line, polygon, repeat, rounded, softPolygon, stroke, trace } from "./shapes.ts";

/** A round shaggy bed around (400, 450); `within` is drawn on the cushion, before the near wall. */
export function donutBed(drawing: Drawing, random: Random, colour: Colour, within = ""): string {
  const ring = fluff(drawing, random, {
    outline: oval(400, 462, 300, 196, 14),
    colour,
    depth: 90,
    tuft: 13,
    hairs: 1100,
    long: 30,
  });
  const well = ellipse(400, 424, 186, 98);
  const nest = fluff(drawing, random, {
    outline: oval(400, 430, 182, 92, 12),
    colour: lighter(colour, 0.25),
    depth: 40,
    tuft: 9,
    hairs: 420,
    long: 22,
  });
  const lip = fluff(drawing, random, {
    outline: trace(
      "206,420 226,482 300,524 400,538 500,524 574,482 594,420 640,470 610,560 510,620 400,636",
      "290,620 190,560 160,470",
    ),
    colour,
    depth: 52,
    tuft: 11,
    hairs: 620,
    long: 28,
  });
  return (
    floorShadow(drawing, [412, 620], [310, 62], 0.34) +
    ring +
    `<g filter="${drawing.blur(14)}">${fill(well, darker(colour, 0.6), 0.5)}</g>` +
    nest +
    glow(drawing, 350, 366, 190, 60, "#4a2a14", 0.5) +
    within +
    lip
  );
}

interface Lounger {
  cover: Colour;
  cushion: Colour;
  /** Cut the near corner open to show the foam. */
  cutaway?: boolean;
}

/** A rectangular bed with bolsters on three sides. */
export function lounger(drawing: Drawing, { cover, cushion, cutaway = false }: Lounger): string {
  const base = softPolygon(trace("96,500 150,432 650,432 704,500 704,606 96,606"), 34);
  const back = softPolygon(trace("132,300 668,300 690,446 110,446"), 56);
  const pad = softPolygon(trace("158,404 642,404 700,548 100,548"), 30);
  const padFront = softPolygon(trace("100,524 700,524 704,620 96,620"), 26);
  const arm = (side: number) =>
    smooth(
      trace("-318,420 -288,356 -238,352 -216,400 -236,500 -262,600 -312,622 -352,592 -344,500").map(([x, y]): Point => [
        400 + side * x,
        y,
      ]),
    );
  const weave = grain(drawing, rounded(60, 260, 680, 400, 10), darker(cover, 0.5), { size: 0.5, strength: 0.34 });
  const quilting = repeat(4, (index) => {
    const u = (index + 1) / 5;
    return (
      stroke(line([158 + 484 * u, 408], [100 + 600 * u, 528]), darker(cushion, 0.3), 3, { opacity: 0.35 }) +
      stroke(line([161 + 484 * u, 408], [103 + 600 * u, 528]), lighter(cushion, 0.8), 3, { opacity: 0.5 })
    );
  });
  return (
    floorShadow(drawing, [412, 622], [330, 46], 0.34) +
    volume(drawing, base, darker(cover, 0.2), { depth: 30 }) +
    volume(drawing, back, cover, { depth: 60, surface: weave }) +
    stroke("M150 420Q400 436 650 420", darker(cover, 0.5), 3, { opacity: 0.4 }) +
    glow(drawing, 400, 440, 290, 40, "#2a1408", 0.5) +
    volume(drawing, pad, cushion, { depth: 34, surface: quilting }) +
    volume(drawing, padFront, cover, { depth: 34, surface: weave }) +
    stroke(line([128, 534], [672, 534]), lighter(cover, 0.5), 5, { opacity: 0.6 }) +
    glow(drawing, 190, 500, 50, 110, "#2a1408", 0.4) +
    glow(drawing, 604, 500, 46, 110, "#2a1408", 0.3) +
    volume(drawing, arm(1), cover, { depth: 54, surface: weave }) +
    volume(drawing, arm(-1), cover, { depth: 54, surface: weave }) +
    [116, 684].map((x) => boltEnd(drawing, x, cover)).join("") +
    stroke("M146 316Q400 300 654 316", lighter(cover, 0.55), 4, { opacity: 0.5 }) +
    (cutaway ? foam(drawing) : patch(400, 576))
  );
}

/** The round end of a bolster, set in with piping. */
function boltEnd(drawing: Drawing, x: number, cover: Colour): string {
  const face = ellipse(x, 574, 47, 45);
  return (
    volume(drawing, face, lighter(cover, 0.06), { depth: 18, contrast: 0.7 }) +
    stroke(face, lighter(cover, 0.4), 4, { opacity: 0.3 })
  );
}

const patch = (x: number, y: number) =>
  fill(rounded(x - 62, y - 20, 124, 42, 8), "#3a1d0c", 0.25) +
  fill(rounded(x - 64, y - 24, 128, 42, 8), "#c98f56") +
  stroke(rounded(x - 58, y - 18, 116, 30, 5), "#7c4f25", 2, { dash: "6 4" }) +
  lettering("Pawhaven", x, y + 5, { size: 22, colour: "#5a3418" });

function foam(drawing: Drawing): string {
  const layers: [number, Colour][] = [
    [0, "#9fd3c7"],
    [44, "#f2c879"],
  ];
  const window = ellipse(400, 566, 176, 62);
  return (
    clipped(
      drawing.clip(window),
      fill(window, "#f6ead2") +
        layers
          .map(
            ([drop, colour], index) =>
              fill(
                polygon([
                  [200, 508 + drop],
                  [600, 508 + drop],
                  [600, 640],
                  [200, 640],
                ]),
                drawing.linear(
                  [0, 0],
                  [1, 0],
                  [
                    [0, lighter(colour, 0.3)],
                    [1, darker(colour, 0.1)],
                  ],
                ),
              ) +
              grain(drawing, rounded(200, 508 + drop, 400, index === 1 ? 90 : 44, 1), darker(colour, 0.45), {
                size: 0.12 + index * 0.1,
                strength: 0.55,
              }),
          )
          .join("") +
        softStroke(drawing, window, "#2a1408", 22, { soft: 9, opacity: 0.4 }),
    ) +
    stroke(window, "#fffaf0", 6) +
    stroke(window, "#2a1408", 1.6, { opacity: 0.3 })
  );
}

/** A felt cave with a round door, bottom centre near (400, 640); `within` shows in the door. */
export function caveBed(
  drawing: Drawing,
  { colour, lining, within = "" }: { colour: Colour; lining: Colour; within?: string },
): string {
  const shell = smooth(
    trace("400,176 520,200 622,290 664,420 654,552 590,632 400,652 210,632 146,552 136,420 178,290", "280,200"),
  );
  const door = smooth(trace("400,322 480,336 538,400 550,480 520,552 400,574 280,552 250,480 262,400 320,336"));
  const felt =
    grain(drawing, rounded(100, 150, 600, 530, 10), darker(colour, 0.5), { size: 0.16, strength: 0.4 }) +
    grain(drawing, rounded(100, 150, 600, 530, 10), lighter(colour, 0.8), { size: 0.3, strength: 0.3 });
  return (
    floorShadow(drawing, [412, 640], [280, 48], 0.36) +
    volume(drawing, shell, colour, { depth: 90, contrast: 1.05, surface: felt }) +
    stroke("M390 180Q396 246 398 316", darker(colour, 0.45), 4, { opacity: 0.45, dash: "14 9" }) +
    stroke("M360 168Q374 128 400 128Q426 128 440 168", darker(colour, 0.35), 15) +
    stroke("M360 166Q374 126 400 126Q426 126 440 166", lighter(colour, 0.15), 9) +
    fill(
      door,
      drawing.radial([0.55, 0.75], 0.75, [
        [0, darker(lining, 0.1)],
        [0.55, darker(lining, 0.45)],
        [1, darker(lining, 0.78)],
      ]),
    ) +
    clipped(
      drawing.clip(door),
      fill(
        ellipse(400, 566, 190, 64),
        drawing.linear(
          [0, 0],
          [0, 1],
          [
            [0, darker(lining, 0.2)],
            [1, lighter(lining, 0.4)],
          ],
        ),
      ) +
        within +
        softStroke(drawing, door, "#2a1408", 40, { soft: 16, opacity: 0.45 }),
    ) +
    stroke(door, darker(colour, 0.35), 22) +
    `<g transform="translate(-2 -3)">${stroke(door, lighter(colour, 0.22), 14)}</g>` +
    stroke(door, lighter(colour, 0.8), 2.6, { dash: "10 9", opacity: 0.8 }) +
    patch(572, 604)
  );
}
