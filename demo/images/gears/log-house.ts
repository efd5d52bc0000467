import { floorShadow } from "../lib/backdrop.ts";
import { type Colour, darker, lighter } from "../lib/colour.ts";
import type { Drawing } from "../lib/drawing.ts";
import { type Point, smooth } from "../lib/path.ts";
import type { Random } from "../lib/random.ts";
import { volume } from "./shading.ts";
import { clipped, fill, line, placed, polygon, repeat, rounded, stroke, trace } from "./shapes.ts";
import { board, sawn } from "./wood.ts";

interface House {
  wall: Colour;
  roof: Colour;
  /** Lift of the roof in pixels, to show that it comes off. */
  lift?: number;
  within?: string;
}

/** A little log house with a round door. */
export function logHouse(drawing: Drawing, random: Random, { wall, roof, lift = 0, within = "" }: House): string {
  const logs = repeat(6, (index) => {
    const y = 430 + index * 42;
    return volume(drawing, rounded(176, y, 380, 46, 22), index % 2 ? wall : darker(wall, 0.07), { depth: 20 });
  });
  const sideLogs = repeat(6, (index) => {
    const y = 430 + index * 42;
    return fill(
      polygon([
        [548, y],
        [660, y - 42],
        [660, y],
        [548, y + 44],
      ]),
      drawing.linear(
        [0, 0],
        [0, 1],
        [
          [0, darker(wall, 0.12)],
          [0.5, darker(wall, 0.26)],
          [1, darker(wall, 0.5)],
        ],
      ),
    );
  });
  const ends = repeat(
    6,
    (index) =>
      sawn(drawing, 186, 453 + index * 42, 20, 8, lighter(wall, 0.45), wall) +
      sawn(drawing, 546, 453 + index * 42, 20, 8, lighter(wall, 0.45), wall),
  );
  const gable = board(drawing, random, trace("176,440 366,268 556,440"), lighter(wall, 0.16), "x");
  const front: Point[] = trace("146,452 366,268 390,268 168,458");
  const pitch: Point[] = trace("366,262 490,220 700,376 588,452");
  const shingles = repeat(4, (row) => {
    const v = (row + 1) / 5;
    const from: Point = [366 + (588 - 366) * v, 262 + (452 - 262) * v];
    const to: Point = [490 + (700 - 490) * v, 220 + (376 - 220) * v];
    return (
      stroke(line(from, to), darker(roof, 0.5), 4, { opacity: 0.5 }) +
      stroke(line([from[0], from[1] + 4], [to[0], to[1] + 4]), lighter(roof, 0.5), 2, { opacity: 0.5 })
    );
  });
  const door = smooth(trace("366,484 424,502 448,560 444,640 436,684 296,684 288,640 284,560 308,502"));
  const cover =
    board(drawing, random, pitch, roof, "x") +
    shingles +
    fill(
      polygon(front),
      drawing.linear(
        [0, 0],
        [1, 0],
        [
          [0, lighter(roof, 0.4)],
          [1, darker(roof, 0.1)],
        ],
      ),
    ) +
    fill(
      polygon(trace("366,262 588,452 588,474 366,284")),
      drawing.linear(
        [0, 0],
        [1, 1],
        [
          [0, darker(roof, 0.1)],
          [1, darker(roof, 0.4)],
        ],
      ),
    ) +
    fill(
      polygon(trace("146,452 366,262 366,284 146,474")),
      drawing.linear(
        [0, 0],
        [1, 0],
        [
          [0, lighter(roof, 0.35)],
          [1, lighter(roof, 0.05)],
        ],
      ),
    );
  return (
    floorShadow(drawing, [420, 684], [290, 40], 0.38) +
    sideLogs +
    logs +
    (lift ? fill(polygon(trace("176,440 290,398 660,398 556,440")), darker(wall, 0.6)) : gable) +
    ends +
    fill(
      door,
      drawing.radial([0.5, 0.8], 0.8, [
        [0, "#5a3820"],
        [1, "#23120a"],
      ]),
    ) +
    clipped(drawing.clip(door), within) +
    stroke(door, darker(wall, 0.4), 13) +
    placed(stroke(door, lighter(wall, 0.35), 8), { move: [-1, -2] }) +
    placed(cover + (lift ? gable : ""), { move: [0, -lift] })
  );
}
