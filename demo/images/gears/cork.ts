import { floorShadow } from "../lib/backdrop.ts";
import { type Colour, darker, lighter } from "../lib/colour.ts";
import type { Drawing } from "../lib/drawing.ts";
import { smooth } from "../lib/path.ts";
import type { Random } from "../lib/random.ts";
import { glow, grain, volume } from "./shading.ts";
import { bounds, clipped, fill, placed, times, trace } from "./shapes.ts";

/** Cork plates: knobbly islands of bark with dark clefts between them, stretched along `lean` degrees. */
export function corkPlates(drawing: Drawing, random: Random, outline: string, colour: Colour, lean: number): string {
  const { left, top, width, height } = bounds(outline);
  const count = Math.round((width * height) / 900);
  const plates = times(count, () => {
    const [long, thick] = [random.between(26, 62), random.between(13, 24)];
    const tone = random.chance(0.5)
      ? lighter(colour, random.between(0, 0.34))
      : darker(colour, random.between(0, 0.22));
    const paint = drawing.linear(
      [0, 0],
      [0.3, 1],
      [
        [0, lighter(tone, 0.22)],
        [0.5, tone],
        [1, darker(tone, 0.42)],
      ],
    );
    const lump = smooth(
      [
        [-long / 2, 0],
        [-long * 0.3, -thick * random.between(0.3, 0.6)],
        [long * 0.1, -thick * random.between(0.36, 0.6)],
        [long / 2, -thick * 0.1],
        [long * 0.28, thick * random.between(0.3, 0.55)],
        [-long * 0.2, thick * random.between(0.36, 0.6)],
      ],
      { tightness: 8 },
    );
    return placed(fill(lump, darker(colour, 0.6), 0.7), { move: [0, 3] }) + fill(lump, paint);
  });
  const spread = plates.map((plate) =>
    placed(plate, {
      move: [random.between(left, left + width), random.between(top, top + height)],
      turn: lean + random.between(-14, 14),
    }),
  );
  return clipped(drawing.clip(outline), fill(outline, darker(colour, 0.34)) + spread.join(""));
}

/** A half log of cork bark lying on the floor, its opening to the viewer. Around (400, 450). */
export function corkHide(drawing: Drawing, random: Random, colour: Colour): string {
  const back = smooth(
    trace(
      "140,616 146,500 164,440 176,356 236,300 276,256 350,246 430,222 520,240 586,250 634,314",
      "672,360 680,440 696,520 684,596 560,624 400,632",
    ),
    { tightness: 7 },
  );
  const wall = smooth(trace("176,634 180,512 232,400 330,350 436,354 518,416 560,530 562,636"), { tightness: 7 });
  const mouth = smooth(trace("212,630 212,520 254,424 336,380 420,384 490,436 522,530 524,634"), { tightness: 7 });
  const inner = lighter(colour, 0.4);
  return (
    floorShadow(drawing, [420, 628], [300, 40], 0.4) +
    volume(drawing, back, colour, {
      depth: 90,
      contrast: 1.1,
      surface: corkPlates(drawing, random, back, colour, -16),
    }) +
    fill(
      wall,
      drawing.linear(
        [0, 0],
        [1, 0.4],
        [
          [0, lighter(inner, 0.3)],
          [0.6, inner],
          [1, darker(inner, 0.24)],
        ],
      ),
    ) +
    grain(drawing, wall, darker(inner, 0.5), { size: 0.3, strength: 0.3 }) +
    fill(
      mouth,
      drawing.radial([0.55, 0.95], 0.95, [
        [0, darker(colour, 0.3)],
        [0.5, "#3a2012"],
        [1, "#1d0f08"],
      ]),
    ) +
    clipped(drawing.clip(mouth), glow(drawing, 300, 430, 160, 90, "#1d0f08", 0.6))
  );
}
