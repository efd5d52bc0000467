import type { Colour } from "../lib/colour.ts";
import type { Drawing } from "../lib/drawing.ts";
import { smooth } from "../lib/path.ts";
import type { Random } from "../lib/random.ts";
import { fluff, oval } from "./fluff.ts";
import { rod } from "./hardware.ts";
import { plant } from "./planting.ts";
import { cast, glow, steel, volume } from "./shading.ts";
import { clipped, ellipse, fill, line, placed, polygon, rounded, softPolygon, stroke, trace } from "./shapes.ts";
import { type Coat, sleepingCat } from "./sleepers.ts";
import type { Stage } from "./stage.ts";
import { turned } from "./turned.ts";

export const ginger: Coat = { colour: "#dc9450", pale: "#fff0dc", stripes: "#a85a1e" };

/** A window with sill and view; the perch hangs on its glass by suction cups. */
export function sillPerch(stage: Stage, sleeping: boolean): string {
  const { drawing, random } = stage;
  const sky: readonly [Colour, Colour] = sleeping ? ["#ffd9a8", "#fff0d0"] : ["#a9d8f5", "#e6f6ff"];
  const pane = rounded(150, 66, 500, 520, 10);
  const bed = smooth(trace("170,470 240,452 400,448 560,452 634,470 640,520 570,556 400,566 232,556 164,520"), {
    tightness: 7,
  });
  const cups = [
    [230, 300],
    [570, 300],
  ] as const;
  return (
    fill(rounded(128, 44, 544, 566, 16), "#d9c3a4") +
    fill(
      rounded(124, 40, 544, 566, 16),
      drawing.linear(
        [0, 0],
        [1, 1],
        [
          [0, "#fffaf0"],
          [1, "#ead9bf"],
        ],
      ),
    ) +
    fill(
      pane,
      drawing.linear(
        [0, 0],
        [0, 1],
        [
          [0, sky[0]],
          [1, sky[1]],
        ],
      ),
    ) +
    clipped(
      drawing.clip(pane),
      fill(ellipse(sleeping ? 540 : 250, 170, 52), sleeping ? "#fff2c4" : "#ffffff", sleeping ? 0.95 : 0.85) +
        (sleeping
          ? glow(drawing, 540, 170, 170, 170, "#fff2c4", 0.8)
          : fill(ellipse(320, 190, 60, 30), "#ffffff", 0.85) + fill(ellipse(200, 196, 50, 24), "#ffffff", 0.85)) +
        fill(
          smooth(trace("100,460 240,380 380,430 520,370 700,430 700,640 100,640")),
          sleeping ? "#c9b06a" : "#9ecb8e",
        ) +
        fill(smooth(trace("100,540 300,470 480,520 700,470 700,660 100,660")), sleeping ? "#b59657" : "#7fb874") +
        fill(polygon(trace("150,66 330,66 190,586 150,586")), "#ffffff", 0.2) +
        fill(polygon(trace("380,66 430,66 290,586 240,586")), "#ffffff", 0.16),
    ) +
    stroke(line([400, 66], [400, 586]), "#fffaf0", 16) +
    stroke(line([407, 66], [407, 586]), "#d9c3a4", 3, { opacity: 0.6 }) +
    fill(
      softPolygon(trace("92,596 700,596 724,652 76,652"), 10),
      drawing.linear(
        [0, 0],
        [0, 1],
        [
          [0, "#fffaf0"],
          [1, "#e2cfb2"],
        ],
      ),
    ) +
    fill(rounded(80, 648, 640, 22, 8), "#cdb592") +
    (sleeping ? "" : plantPot(drawing, random)) +
    cups
      .map(
        ([x, y]) =>
          stroke(line([x, y], [x < 400 ? 190 : 612, 486]), "#7a868e", 7) +
          stroke(line([x - 1, y], [x < 400 ? 189 : 611, 486]), "#dfe5e8", 3) +
          fill(ellipse(x + 2, y + 4, 32, 30), "#2a1408", 0.14) +
          fill(ellipse(x, y, 32, 30), "#dff1f7", 0.5) +
          stroke(ellipse(x, y, 32, 30), "#ffffff", 4, { opacity: 0.8 }) +
          fill(
            ellipse(x, y, 19, 18),
            drawing.radial([0.36, 0.3], 0.85, [
              [0, "#f0b48f"],
              [1, "#a85a34"],
            ]),
          ) +
          stroke(line([x - 9, y], [x + 9, y]), "#7d3f20", 4),
      )
      .join("") +
    cast(drawing, fill(bed, "#4a2a14"), { move: [10, 34], soft: 14, opacity: 0.3 }) +
    volume(drawing, bed, "#d58a5b", { depth: 26 }) +
    fluff(drawing, random, {
      outline: oval(402, 478, 214, 30, 12),
      colour: "#f6e9d4",
      depth: 22,
      tuft: 8,
      hairs: 240,
      long: 16,
    }) +
    (sleeping ? placed(sleepingCat(drawing, random, ginger), { move: [400, 408], scale: 1.06 }) : "") +
    rod(smooth(trace("166,500 240,552 400,566 566,552 640,500"), { closed: false }), 10, steel)
  );
}

const plantPot = (drawing: Drawing, random: Random) =>
  plant(drawing, random, { x: 640, y: 560, tall: 120, colour: "#5f9a5c", leaves: 8 }) +
  turned(
    drawing,
    {
      middle: 640,
      rings: [
        [556, 44],
        [626, 32],
      ],
      tilt: 0.2,
    },
    "#d0714c",
  );
