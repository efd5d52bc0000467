import { floorShadow } from "../lib/backdrop.ts";
import { type Colour, darker, lighter } from "../lib/colour.ts";
import type { Drawing } from "../lib/drawing.ts";
import { smooth } from "../lib/path.ts";
import { glow, grain, volume } from "./shading.ts";
import { clipped, ellipse, fill, stroke, trace } from "./shapes.ts";

/** A stone-look dish: irregular rock with a hollow. Around (400, 470). */
export function rockDish(drawing: Drawing, colour: Colour, water = true): string {
  const rock = smooth(
    trace("96,520 130,420 240,350 380,320 520,334 640,400 704,500 690,590 580,640 400,656 220,642", "120,600"),
    { tightness: 7.5 },
  );
  const rim = smooth(trace("160,484 220,410 340,372 470,376 590,426 640,496 570,552 400,574 240,556"), {
    tightness: 7,
  });
  const pool = smooth(trace("190,486 240,424 346,392 464,396 568,438 606,494 544,538 400,556 256,540"), {
    tightness: 7,
  });
  const stone = (outline: string, tone: Colour) =>
    grain(drawing, outline, darker(tone, 0.55), { size: 0.045, strength: 0.55 }) +
    grain(drawing, outline, lighter(tone, 0.7), { size: 0.25, strength: 0.34 });
  const step = smooth(trace("176,494 226,466 286,478 296,512 250,540 206,524"), { tightness: 8 });
  return (
    floorShadow(drawing, [412, 636], [316, 48], 0.38) +
    volume(drawing, rock, colour, {
      depth: 60,
      contrast: 1.1,
      surface:
        stone(rock, colour) +
        stroke("M150 560Q200 520 230 570M520 600Q560 560 640 580M330 610Q380 590 420 620", darker(colour, 0.5), 4, {
          opacity: 0.3,
        }),
    }) +
    volume(drawing, rim, lighter(colour, 0.14), { depth: 20, surface: stone(rim, colour) }) +
    fill(pool, darker(colour, 0.45)) +
    (water
      ? fill(
          pool,
          drawing.linear(
            [0.2, 0],
            [0.7, 1],
            [
              [0, "#5f93a8"],
              [0.5, "#8cc3d3"],
              [1, "#c8e8ee"],
            ],
          ),
          0.88,
        )
      : "") +
    clipped(
      drawing.clip(pool),
      glow(drawing, 340, 392, 240, 60, "#2a1a10", 0.45) +
        (water
          ? stroke("M300 500Q380 516 470 496M420 460Q470 470 540 462", "#ffffff", 5, { opacity: 0.6 }) +
            fill(ellipse(480, 500, 60, 12), "#ffffff", 0.3)
          : ""),
    ) +
    volume(drawing, step, lighter(colour, 0.08), { depth: 14, surface: stone(step, colour) })
  );
}
