import { type Colour, darker, lighter } from "../lib/colour.ts";
import type { Drawing } from "../lib/drawing.ts";
import { lettering } from "../lib/lettering.ts";
import { cast } from "./shading.ts";
import { ellipse, fill, line, polygon, rounded, stroke, trace } from "./shapes.ts";

/** A digital gauge with two readings and a probe socket, around (0, 0), 380 × 300. */
export function gauge(drawing: Drawing, readings: [string, string], shell: Colour = "#f7f3ea"): string {
  const body = rounded(-190, -150, 380, 300, 62);
  const screen = rounded(-150, -112, 300, 176, 26);
  const row = (words: string, unit: string, y: number, symbol: string) =>
    symbol +
    lettering(words, 62, y, { size: 72, colour: "#22303c", anchor: "end" }) +
    lettering(unit, 74, y, { size: 34, colour: "#22303c", anchor: "start" });
  const thermometer = stroke(line([-112, -88], [-112, -58]), "#e2683f", 9) + fill(ellipse(-112, -50, 12), "#e2683f");
  const droplet = fill(
    "M-112 0C-102 16 -96 22 -96 32C-96 42 -104 48 -112 48C-120 48 -128 42 -128 32C-128 22 -122 16 -112 0Z",
    "#2f86b5",
  );
  const knob = (x: number, colour: Colour) =>
    fill(ellipse(x + 2, 108, 22, 22), "#2a1408", 0.25) +
    fill(
      ellipse(x, 104, 22, 22),
      drawing.radial([0.35, 0.3], 0.8, [
        [0, lighter(colour, 0.5)],
        [1, darker(colour, 0.2)],
      ]),
    );
  return (
    cast(drawing, fill(body, "#4a2a14"), { move: [14, 22], soft: 14, opacity: 0.34 }) +
    fill(rounded(-184, -140, 380, 302, 62), darker(shell, 0.28)) +
    fill(
      body,
      drawing.linear(
        [0.1, 0],
        [0.9, 1],
        [
          [0, lighter(shell, 0.6)],
          [0.6, shell],
          [1, darker(shell, 0.14)],
        ],
      ),
    ) +
    stroke(body, "#ffffff", 4, { opacity: 0.8 }) +
    fill(rounded(-156, -118, 312, 188, 30), darker(shell, 0.3)) +
    fill(
      screen,
      drawing.linear(
        [0, 0],
        [1, 1],
        [
          [0, "#d8e8d2"],
          [1, "#b4cfb4"],
        ],
      ),
    ) +
    row(readings[0], "°C", -44, thermometer) +
    stroke(line([-130, -24], [130, -24]), "#22303c", 2, { opacity: 0.25 }) +
    row(readings[1], "%", 46, droplet) +
    fill(polygon(trace("-150,-112 20,-112 -90,64 -150,64")), "#ffffff", 0.16) +
    knob(-60, "#c9d2d6") +
    knob(0, "#e2683f") +
    knob(60, "#c9d2d6")
  );
}
