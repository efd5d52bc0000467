import { floorShadow } from "../../lib/backdrop.ts";
import { bag } from "../bag.ts";
import { bean } from "../emblems.ts";
import { glove } from "../glove.ts";
import { field, mound } from "../heaps.ts";
import type { Label } from "../labels.ts";
import { pellet } from "../morsels.ts";
import { cast, glow, volume } from "../shading.ts";
import { fill, line, placed, repeat, rounded, softPolygon, stroke, times, trace } from "../shapes.ts";
import { gear, type Stage } from "../stage.ts";

const tofuLabel: Label = {
  layout: "header",
  title: ["Tofu Litter"],
  note: "clumping, low dust · 7 L",
  emblem: bean,
  ground: "#f4f7ea",
  ink: "#3b5a2a",
  accent: "#6f9a52",
};
const granule = pellet("#efe6c8", 1.7);

function litterScooped({ drawing, random }: Stage): string {
  const clump = times(22, () => granule(drawing, random, 26))
    .map((piece) =>
      placed(piece, { move: [random.between(-50, 50), random.between(-34, 34)], turn: random.between(0, 90) }),
    )
    .join("");
  const head = softPolygon(trace("170,330 430,300 470,470 250,540"), 50);
  const slots = repeat(6, (index) =>
    stroke(line([226 + index * 38, 372 - index * 4], [272 + index * 34, 488 - index * 8]), "#1f5f58", 15),
  );
  return (
    floorShadow(drawing, [400, 660], [330, 50], 0.26) +
    mound(drawing, random, granule, { at: [400, 660], wide: 310, high: 130, size: 34 }) +
    cast(drawing, fill(head, "#4a2a14"), { move: [12, 20], soft: 12, opacity: 0.3 }) +
    placed(volume(drawing, rounded(0, -30, 330, 58, 28), "#2f8f83", { depth: 24 }), { move: [418, 380], turn: -30 }) +
    volume(drawing, head, "#3ba296", { depth: 30, surface: slots }) +
    placed(clump, { move: [330, 410], scale: 1.5 }) +
    glow(drawing, 340, 560, 140, 30, "#4a2a14", 0.3)
  );
}

const gloveInTwoColours = ({ drawing }: Stage) =>
  placed(glove(drawing, { colour: "#8b9fce", cuff: "#41507c", nubs: false }), {
    move: [264, 40],
    scale: [0.8, 0.8],
    turn: 8,
  }) + placed(glove(drawing, { colour: "#e0825f", cuff: "#7d3a26" }), { move: [-64, 84], scale: 0.86, turn: -6 });

export const catsCare = [
  ...gear(
    "tofu-clumping-litter",
    [
      "lilac",
      ({ drawing, random }) =>
        placed(
          bag(drawing, {
            width: 430,
            height: 540,
            top: "handle",
            label: tofuLabel,
            window: {
              size: [310, 180],
              at: [0, 130],
              content: field(drawing, random, granule, { wide: 340, high: 200, size: 26 }),
              round: 60,
            },
          }),
          { move: [386, 690] },
        ) + mound(drawing, random, granule, { at: [640, 690], wide: 76, high: 30, size: 26 }),
    ],
    ["mint", litterScooped],
  ),
  ...gear(
    "rubber-groomer-glove",
    ["sky", ({ drawing }) => glove(drawing, { colour: "#e0825f", cuff: "#7d3a26" })],
    ["lemon", gloveInTwoColours],
  ),
];
