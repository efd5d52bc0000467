import { floorShadow } from "../lib/backdrop.ts";
import { type Colour, darker } from "../lib/colour.ts";
import type { Drawing } from "../lib/drawing.ts";
import type { Random } from "../lib/random.ts";
import { bars, wire } from "./bars.ts";
import { volume } from "./shading.ts";
import { ellipse, fill, line, placed, polygon, repeat, rounded, softPolygon, stroke, trace } from "./shapes.ts";
import { turned } from "./turned.ts";
import { board } from "./wood.ts";

/** A wire cage with two floors, a ramp and a deep tray. `within` is drawn behind the front bars. */
export function burrowCage(
  drawing: Drawing,
  random: Random,
  { tray, bar, open = false }: { tray: Colour; bar: Colour; open?: boolean },
): string {
  const floor = (y: number) =>
    board(
      drawing,
      random,
      [
        [176, y],
        [240, y - 34],
        [640, y - 34],
        [590, y],
      ],
      "#d8a86b",
    ) +
    fill(
      polygon([
        [176, y],
        [590, y],
        [590, y + 16],
        [176, y + 16],
      ]),
      "#a8733c",
    );
  const bedding = repeat(90, () =>
    stroke(
      `M${random.between(150, 610)} ${random.between(566, 606)}q${random.between(-18, 18)} ${random.between(-12, 4)} ${random.between(-26, 26)} ${random.between(-8, 8)}`,
      random.pick(["#fff6e6", "#f0e0c4", "#e2cda8"] as const),
      6,
    ),
  );
  const house =
    volume(drawing, "M216 580L216 500Q262 440 308 500L308 580Z", "#c98f56", { depth: 16 }) +
    fill("M240 580L240 530Q262 500 284 530L284 580Z", "#4a2d18");
  const ramp =
    board(drawing, random, trace("430,392 486,392 568,584 500,590"), "#c98f56", "y") +
    repeat(7, (index) =>
      stroke(line([438 + index * 10, 408 + index * 26], [492 + index * 11, 406 + index * 25]), "#8a5a2c", 5),
    );
  const door = open
    ? placed(wire(rounded(0, 0, 118, 132, 8), 9, bar) + bars(24, 96, 4, 128, 4, 6, bar), {
        move: [126, 232],
        turn: -14,
      })
    : wire(rounded(238, 212, 130, 132, 8), 11, bar) + fill(rounded(356, 262, 18, 34, 6), "#e2683f");
  return (
    floorShadow(drawing, [412, 676], [310, 38], 0.38) +
    fill(polygon(trace("130,190 216,140 690,140 690,560 620,600 130,600")), "#ffffff", 0.24) +
    bars(220, 690, 140, 566, 16, 5, darker(bar, 0.12)) +
    wire(line([216, 140], [690, 140]), 9, bar) +
    wire(line([690, 140], [690, 566]), 9, bar) +
    fill(ellipse(380, 592, 250, 26), "#e9d5b2") +
    bedding +
    house +
    floor(396) +
    ramp +
    placed(
      volume(drawing, ellipse(0, 0, 60, 62), "#e8795a", { depth: 16 }) +
        fill(ellipse(0, 0, 44, 46), "#ffd9c9") +
        repeat(8, (i) => stroke(line([0, 0], [Math.cos(i * 0.785) * 44, Math.sin(i * 0.785) * 46]), "#e8795a", 4)),
      { move: [286, 310], scale: 0.9 },
    ) +
    placed(
      turned(
        drawing,
        {
          middle: 0,
          rings: [
            [-26, 44],
            [0, 30],
          ],
          tilt: 0.3,
        },
        "#7fb2a6",
      ) +
        fill(ellipse(0, -26, 36, 11), "#4a3220") +
        fill(ellipse(0, -30, 32, 10), "#b98a4a"),
      { move: [556, 392] },
    ) +
    bars(130, 620, 190, 604, 19, 7, bar) +
    wire(line([130, 190], [216, 140]), 9, bar) +
    wire(line([620, 190], [690, 140]), 9, bar) +
    wire(line([130, 392], [620, 392]), 8, bar) +
    wire(rounded(130, 190, 490, 420, 10), 12, bar) +
    door +
    fill(polygon(trace("618,596 696,552 684,640 612,690")), darker(tray, 0.32)) +
    volume(drawing, softPolygon(trace("112,594 638,594 622,694 130,694"), 26), tray, { depth: 30 })
  );
}
