import { floorShadow } from "../lib/backdrop.ts";
import { type Colour, darker, lighter } from "../lib/colour.ts";
import type { Drawing } from "../lib/drawing.ts";
import { lettering } from "../lib/lettering.ts";
import { smooth } from "../lib/path.ts";
import { strap } from "./collar.ts";
import { cast, softStroke, volume } from "./shading.ts";
import { ellipse, fill, placed, softPolygon, stroke, trace } from "./shapes.ts";

/** A rain coat for a dog, standing as if worn and facing left: open neck, hood on the back, belly strap. */
export function raincoat(drawing: Drawing, { colour, lining }: { colour: Colour; lining: Colour }): string {
  const body = smooth(
    trace(
      "150,196 206,170 280,214 380,236 520,240 630,256 690,320 700,420 672,506 600,520 520,500",
      "456,516 436,560 430,608 342,610 330,560 304,510 278,550 272,612 184,612 158,540 128,430",
      "116,300",
    ),
    { tightness: 7 },
  );
  const neck = smooth(trace("122,292 128,230 160,186 204,172 232,204 222,262 186,310 146,322"));
  const hood = smooth(trace("214,168 262,140 330,152 376,196 384,240 330,262 264,248 226,214"));
  const gloss = (path: string, wide: number, opacity: number) =>
    softStroke(drawing, path, "#ffffff", wide, { soft: 7, opacity: opacity });
  const crease = (path: string) => softStroke(drawing, path, darker(colour, 0.5), 13, { soft: 7, opacity: 0.3 });
  const stripe = "M112 430Q220 398 330 412Q520 430 706 396";
  const pocket = softPolygon(trace("470,330 596,326 590,390 478,394"), 16);
  return (
    floorShadow(drawing, [410, 636], [270, 30], 0.26) +
    strap(drawing, {
      points: trace("452,500 476,556 548,566 592,508"),
      wide: 46,
      colour: darker(lining, 0.2),
      woven: true,
      shadow: false,
    }) +
    cast(drawing, fill(body, "#4a2a14")) +
    volume(drawing, body, colour, {
      depth: 60,
      surface:
        crease("M300 490Q292 420 312 350") +
        crease("M440 520Q452 470 430 430") +
        crease("M170 540Q150 470 160 400") +
        stroke(stripe, "#8f9aa0", 34, { cap: "butt" }) +
        stroke(stripe, "#e4eaed", 26, { cap: "butt" }) +
        stroke(stripe, "#ffffff", 7, { opacity: 0.9 }) +
        gloss("M300 252Q440 262 610 284", 22, 0.6) +
        gloss("M146 350Q140 420 158 490", 16, 0.4),
    }) +
    stroke(
      smooth(trace("684,330 690,420 662,494 600,506 518,486 446,500 424,550"), { closed: false }),
      lighter(lining, 0.3),
      3,
      { dash: "11 8", opacity: 0.8 },
    ) +
    ([228, 386] as const)
      .map(
        (x) =>
          fill(ellipse(x, 606, 45, 14), darker(lining, 0.4)) +
          stroke(ellipse(x, 606, 45, 14), lighter(colour, 0.25), 6),
      )
      .join("") +
    fill(pocket, darker(colour, 0.3), 0.35) +
    volume(drawing, softPolygon(trace("466,322 600,318 596,352 470,356"), 14), lighter(colour, 0.06), { depth: 12 }) +
    fill(ellipse(532, 344, 9), darker(lining, 0.1)) +
    volume(drawing, hood, lighter(colour, 0.06), { depth: 34 }) +
    gloss("M252 166Q310 160 352 200", 13, 0.6) +
    fill(
      neck,
      drawing.linear(
        [0, 0],
        [0.8, 1],
        [
          [0, darker(lining, 0.55)],
          [0.6, darker(lining, 0.25)],
          [1, lighter(lining, 0.1)],
        ],
      ),
    ) +
    stroke(neck, darker(colour, 0.2), 15) +
    placed(stroke(neck, lighter(colour, 0.3), 9), { move: [-1, -2] }) +
    (
      [
        [176, 352],
        [170, 396],
      ] as const
    )
      .map(
        ([x, y]) =>
          fill(ellipse(x + 1, y + 3, 11), darker(colour, 0.6), 0.6) + fill(ellipse(x, y, 11), lighter(lining, 0.1)),
      )
      .join("") +
    placed(lettering("Pawhaven", 0, 0, { size: 32, colour: darker(colour, 0.55) }), { move: [384, 350], turn: 4 })
  );
}
