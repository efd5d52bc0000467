import type { Drawing } from "../lib/drawing.ts";
import { smooth } from "../lib/path.ts";
import { cast, grain, volume } from "./shading.ts";
import { clipped, fill, repeat, stroke, trace } from "./shapes.ts";

/** A cuttlebone standing upright around (0, 0), about 130 × 420. */
export function cuttlebone(drawing: Drawing): string {
  const outline = smooth(
    trace("0,-214 40,-170 62,-90 66,10 54,110 30,186 0,214 -30,186 -54,110 -66,10 -62,-90", "-40,-170"),
  );
  const inner = smooth(trace("0,-150 30,-110 44,-30 40,70 22,150 0,176 -22,150 -40,70 -44,-30 -30,-110"));
  const ripples = repeat(17, (index) => {
    const y = -96 + index * 15;
    return (
      stroke(`M-50 ${y - 14}Q0 ${y + 20} 50 ${y - 14}`, "#cdbfa6", 2.4, { opacity: 0.55 }) +
      stroke(`M-50 ${y - 11}Q0 ${y + 23} 50 ${y - 11}`, "#ffffff", 2, { opacity: 0.8 })
    );
  });
  return (
    cast(drawing, fill(outline, "#4a2a14"), { move: [14, 18], soft: 12, opacity: 0.3 }) +
    volume(drawing, outline, "#f1e8d8", { depth: 30 }) +
    `<g filter="${drawing.blur(3)}">${fill(inner, "#fffdf8")}</g>` +
    clipped(drawing.clip(inner), ripples) +
    grain(drawing, outline, "#b7a585", { size: 0.4, strength: 0.2 })
  );
}
