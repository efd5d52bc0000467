import { lettering } from "../lib/lettering.ts";
import { line, stroke } from "./shapes.ts";

/** A folded line with arrowheads and a measure, for showing sizes. */
export function measure(
  from: [number, number],
  to: [number, number],
  words: string,
  side: [number, number] = [0, -14],
): string {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const head = ([x, y]: [number, number], way: number) =>
    line(
      [x + Math.cos(angle + 0.5) * 16 * way, y + Math.sin(angle + 0.5) * 16 * way],
      [x, y],
      [x + Math.cos(angle - 0.5) * 16 * way, y + Math.sin(angle - 0.5) * 16 * way],
    );
  return (
    stroke(line(from, to), "#22303c", 3.4, { opacity: 0.75 }) +
    stroke(head(from, 1), "#22303c", 3.4, { opacity: 0.75 }) +
    stroke(head(to, -1), "#22303c", 3.4, { opacity: 0.75 }) +
    lettering(words, (from[0] + to[0]) / 2 + side[0], (from[1] + to[1]) / 2 + side[1], { size: 34, colour: "#22303c" })
  );
}
