import { floorShadow } from "../../lib/backdrop.ts";
import { type Colour, darker, lighter } from "../../lib/colour.ts";
import type { Drawing } from "../../lib/drawing.ts";
import { smooth } from "../../lib/path.ts";
import { bars, wire } from "../bars.ts";
import { bowl } from "../bowl.ts";
import { cast, grain, steel, volume } from "../shading.ts";
import { clipped, ellipse, fill, line, placed, repeat, rounded, stroke, trace } from "../shapes.ts";
import { gear, type Stage } from "../stage.ts";
import { disc } from "../turned.ts";
import { waterBottle } from "../water-bottle.ts";

const sand: Colour = "#e8d0a0";

/** Raked sand: a grainy disc with soft furrows. */
function sandBed(drawing: Drawing, wide: number, high: number): string {
  const outline = ellipse(0, 0, wide, high);
  const dunes = repeat(5, (index) => {
    const y = -high * 0.6 + index * high * 0.3;
    return (
      stroke(
        `M${-wide} ${y}Q${-wide * 0.4} ${y - high * 0.16} 0 ${y}Q${wide * 0.4} ${y + high * 0.16} ${wide} ${y}`,
        darker(sand, 0.3),
        high * 0.05,
        { opacity: 0.35 },
      ) +
      stroke(
        `M${-wide} ${y - high * 0.05}Q${-wide * 0.4} ${y - high * 0.21} 0 ${y - high * 0.05}Q${wide * 0.4} ${y + high * 0.11} ${wide} ${y - high * 0.05}`,
        "#fff6dd",
        high * 0.05,
        { opacity: 0.7 },
      )
    );
  });
  return (
    fill(
      outline,
      drawing.radial([0.45, 0.4], 0.7, [
        [0, lighter(sand, 0.4)],
        [0.7, sand],
        [1, darker(sand, 0.2)],
      ]),
    ) +
    clipped(drawing.clip(outline), dunes) +
    grain(drawing, outline, "#8a6a38", { size: 0.6, strength: 0.34 })
  );
}

/** A little wooden scoop lying along x, its cup to the left around (0, 0). */
function woodenScoop(drawing: Drawing): string {
  const wood = "#c98f56";
  const cup = smooth(trace("-90,0 -70,-44 0,-52 52,-28 60,0 52,28 0,52 -70,44"));
  const hollow = smooth(trace("-80,0 -60,-32 0,-38 38,-18 44,0 38,18 0,38 -60,32"));
  return (
    cast(drawing, fill(cup, "#4a2a14") + fill(rounded(40, -14, 230, 28, 14), "#4a2a14"), {
      move: [10, 18],
      soft: 8,
      opacity: 0.34,
    }) +
    volume(drawing, rounded(40, -16, 232, 32, 16), wood, { depth: 16 }) +
    volume(drawing, cup, wood, { depth: 20 }) +
    fill(hollow, darker(wood, 0.45)) +
    clipped(
      drawing.clip(hollow),
      fill(smooth(trace("-84,-6 -40,-40 20,-34 46,4 10,30 -60,30")), sand) +
        grain(drawing, rounded(-90, -50, 150, 100, 4), "#8a6a38", { size: 0.6, strength: 0.34 }),
    ) +
    stroke(line([70, -5], [250, -5]), lighter(wood, 0.6), 4, { opacity: 0.5 })
  );
}

function sandBath({ drawing }: Stage): string {
  return (
    floorShadow(drawing, [400, 640], [300, 50], 0.34) +
    placed(
      bowl(drawing, {
        radius: 290,
        height: 180,
        colour: "#d9866a",
        inside: "#f1c9b4",
        tilt: 0.42,
        foot: 0.8,
        filling: placed(sandBed(drawing, 250, 100), { move: [0, 26] }),
      }),
      { move: [400, 580] },
    ) +
    placed(woodenScoop(drawing), { move: [430, 396], turn: -24, scale: 1.06 })
  );
}

function sandFromAbove({ drawing }: Stage): string {
  return (
    floorShadow(drawing, [414, 450], [310, 280], 0.26) +
    fill(ellipse(408, 400, 306, 300), "#a85a42") +
    disc(drawing, 400, 388, 304, 0.98, "#d9866a") +
    fill(ellipse(400, 390, 272, 266), darker("#d9866a", 0.4)) +
    placed(sandBed(drawing, 266, 260), { move: [402, 394] }) +
    trace("330,300 372,356 352,420 400,470")
      .map(([x, y]) =>
        placed(
          fill(ellipse(0, 0, 15, 11), darker(sand, 0.4), 0.6) +
            repeat(4, (index) =>
              fill(ellipse(-13 + index * 9, -18 + Math.abs(index - 1.5) * 4, 4.4, 5), darker(sand, 0.4), 0.6),
            ),
          { move: [x, y], turn: 24 },
        ),
      )
      .join("") +
    placed(woodenScoop(drawing), { move: [520, 620], turn: -30, scale: 1.1 })
  );
}

const bottleOnBars = ({ drawing }: Stage) =>
  bars(60, 740, -20, 820, 13, 12, "#aab4bb") +
  wire(line([-20, 180], [820, 180]), 12, "#aab4bb") +
  wire(line([-20, 640], [820, 640]), 12, "#aab4bb") +
  cast(drawing, fill(rounded(290, 110, 220, 440, 80), "#4a2a14"), { move: [34, 30], soft: 16, opacity: 0.3 }) +
  placed(waterBottle(drawing, { radius: 112, height: 610, cap: "#e2683f" }), { move: [400, 690] }) +
  wire("M286 250Q400 290 514 250", 13, steel) +
  wire("M286 420Q400 460 514 420", 13, steel) +
  trace("286,250 514,250 286,420 514,420")
    .map(([x, y]) => fill(ellipse(x, y, 11), "#e9eef0"))
    .join("");

function bottleHero({ drawing }: Stage): string {
  const splash = (
    [
      [330, 700, 9],
      [306, 730, 6],
    ] as const
  ).map(([x, y, r]) =>
    fill(`M${x} ${y - r * 2}Q${x + r * 1.4} ${y} ${x} ${y + r}Q${x - r * 1.4} ${y} ${x} ${y - r * 2}Z`, "#7fc0dc"),
  );
  return (
    cast(drawing, fill(rounded(276, 90, 250, 470, 90), "#4a2a14"), { move: [40, 34], soft: 18, opacity: 0.22 }) +
    placed(waterBottle(drawing, { radius: 128, height: 600, cap: "#2f8f83" }), { move: [410, 686] }) +
    wire("M280 300Q410 342 540 300", 13, steel) +
    splash.slice(0, 1).join("")
  );
}

export const rodentsCare = [
  ...gear("no-drip-bottle", ["sky", bottleHero], ["mint", bottleOnBars]),
  ...gear("sand-bath-bowl", ["lilac", sandBath], ["sky", sandFromAbove]),
];
