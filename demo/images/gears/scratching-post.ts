import { floorShadow } from "../lib/backdrop.ts";
import type { Drawing } from "../lib/drawing.ts";
import type { Random } from "../lib/random.ts";
import { fluff, oval } from "./fluff.ts";
import { glow, roundStops, volume } from "./shading.ts";
import { fill, repeat, softPolygon, stroke, trace } from "./shapes.ts";
import { turned } from "./turned.ts";

/** A post wound with sisal on a plush base. */
export function scratchingPost(drawing: Drawing, random: Random): string {
  const windings = repeat(27, (index) => {
    const y = 196 + index * 15.6;
    return (
      fill(
        `M318 ${y}Q400 ${y + 26} 482 ${y}L482 ${y + 17}Q400 ${y + 43} 318 ${y + 17}Z`,
        drawing.linear([0, 0], [1, 0], roundStops(index % 2 ? "#d3b27c" : "#c9a56c")),
      ) + stroke(`M318 ${y + 17}Q400 ${y + 43} 482 ${y + 17}`, "#7a5a2c", 2, { opacity: 0.45 })
    );
  });
  const fibres = repeat(120, () => {
    const [x, y] = [random.between(322, 476), random.between(210, 620)];
    return stroke(
      `M${x.toFixed(0)} ${y.toFixed(0)}l${random.between(6, 16).toFixed(0)} ${random.between(-4, 5).toFixed(0)}`,
      random.chance(0.5) ? "#f0dcb0" : "#8a6a38",
      1.6,
      { opacity: 0.5 },
    );
  });
  return (
    floorShadow(drawing, [412, 690], [290, 44], 0.36) +
    volume(
      drawing,
      softPolygon(trace("150,640 240,590 560,590 650,640 650,676 560,712 240,712 150,676"), 46),
      "#8f7d6d",
      { depth: 34 },
    ) +
    fluff(drawing, random, {
      outline: trace("152,640 236,594 400,584 564,594 648,640 566,684 400,696 234,684"),
      colour: "#efe3d2",
      depth: 30,
      tuft: 8,
      hairs: 420,
      long: 18,
    }) +
    glow(drawing, 430, 640, 170, 36, "#4a2a14", 0.5) +
    windings +
    fibres +
    turned(
      drawing,
      {
        middle: 400,
        rings: [
          [140, 104],
          [152, 112],
          [196, 112],
          [206, 104],
        ],
        tilt: 0.2,
        straight: true,
      },
      "#8f7d6d",
    ) +
    fluff(drawing, random, {
      outline: oval(400, 142, 104, 26, 12),
      colour: "#efe3d2",
      depth: 20,
      tuft: 6,
      hairs: 160,
      long: 14,
    }) +
    stroke("M520 176Q560 190 560 260L560 340", "#7a5a2c", 4) +
    fluff(drawing, random, {
      outline: oval(560, 372, 36, 36, 10),
      colour: "#e8795a",
      depth: 18,
      tuft: 7,
      hairs: 70,
      long: 14,
    })
  );
}
