import { type Colour, darker, lighter } from "../lib/colour.ts";
import type { Drawing } from "../lib/drawing.ts";
import { lettering } from "../lib/lettering.ts";
import { type Point, smooth } from "../lib/path.ts";
import { randomFrom } from "../lib/random.ts";
import { emblemAt, paw } from "../gears/emblems.ts";
import { brass, glow, metalStops } from "../gears/shading.ts";
import { ellipse, fill, line, placed, repeat, rounded, stroke, times } from "../gears/shapes.ts";
import { heart } from "./heart.ts";
import { leaf } from "./plants.ts";

/** The opening and the half-door that closes its lower part. */
export const door = { left: 206, right: 994, top: 92, ledge: 520, foot: 726 };

export const opening = `M${door.left} ${door.foot}V330A394 238 0 0 1 ${door.right} 330V${door.foot}Z`;

/** Painted boards, lit by what comes out of the door. */
export function facade(drawing: Drawing): string {
  const boards = repeat(
    13,
    (index) =>
      stroke(line([0, 34 + index * 56], [1200, 34 + index * 56]), "#7fa894", 3, { opacity: 0.3 }) +
      stroke(line([0, 37 + index * 56], [1200, 37 + index * 56]), "#ffffff", 2, { opacity: 0.55 }),
  );
  return (
    `<rect width="1200" height="800" fill="${drawing.linear(
      [0, 0],
      [1, 1],
      [
        [0, "#e8f4ec"],
        [1, "#c3ddcf"],
      ],
    )}"/>` +
    boards +
    glow(drawing, 600, 360, 640, 440, "#ffe9b8", 0.6)
  );
}

export function indoors(drawing: Drawing): string {
  const bulbs = times(9, (index) => {
    const share = (index + 0.5) / 9;
    return [230 + share * 740, 184 + share * (1 - share) * 212] as const;
  });
  return (
    `<rect x="190" y="80" width="820" height="660" fill="${drawing.radial([0.5, 0.4], 0.75, [
      [0, "#fff0c4"],
      [0.5, "#ffd993"],
      [1, "#eba962"],
    ])}"/>` +
    stroke(`M230 184Q600 290 970 184`, "#a86f38", 3, { opacity: 0.7 }) +
    bulbs
      .map(([x, y]) => glow(drawing, x, y + 12, 46, 46, "#fffbe0", 0.9) + fill(ellipse(x, y + 12, 8, 10), "#fffdf0"))
      .join("")
  );
}

export function doorFrame(drawing: Drawing): string {
  const paint = drawing.linear(
    [0, 0],
    [1, 0],
    [
      [0, "#fffdf7"],
      [1, "#efdfc8"],
    ],
  );
  return (
    `<path d="${opening}" fill="none" stroke="#8a5a2c" stroke-width="30" opacity=".35" filter="${drawing.blur(10)}"/>` +
    `<path d="${opening}" fill="none" stroke="${paint}" stroke-width="34"/>` +
    stroke(opening, "#d9bf98", 3, { opacity: 0.8 }) +
    sign(drawing)
  );
}

function sign(drawing: Drawing): string {
  return (
    glow(drawing, 606, 96, 190, 44, "#5b3a20", 0.34) +
    fill(rounded(448, 40, 304, 82, 22), "#b2573f") +
    fill(
      rounded(448, 36, 304, 80, 22),
      drawing.linear(
        [0, 0],
        [1, 1],
        [
          [0, "#ee967d"],
          [1, "#d9745c"],
        ],
      ),
    ) +
    stroke(rounded(457, 45, 286, 62, 16), "#fff3da", 2.4, { opacity: 0.65 }) +
    emblemAt(paw("#fff8ea"), 496, 78, 40) +
    lettering("Pawhaven", 618, 90, { size: 42, colour: "#fff8ea" })
  );
}

export function halfDoor(drawing: Drawing): string {
  const { left, right, ledge, foot } = door;
  const colour: Colour = "#3f948b";
  const planks = repeat(10, (index) => {
    const x = left + ((index + 1) * (right - left)) / 11;
    return (
      stroke(line([x, ledge + 20], [x, foot]), darker(colour, 0.5), 3, { opacity: 0.4 }) +
      stroke(line([x + 3, ledge + 20], [x + 3, foot]), lighter(colour, 0.5), 2, { opacity: 0.4 })
    );
  });
  return (
    fill(
      rounded(left, ledge + 8, right - left, foot - ledge - 8, 6),
      drawing.linear(
        [0, 0],
        [1, 1],
        [
          [0, lighter(colour, 0.16)],
          [1, darker(colour, 0.16)],
        ],
      ),
    ) +
    planks +
    fill(rounded(left, ledge + 18, right - left, 34, 0), "#12302c", 0.2) +
    fill(rounded(left + 6, foot - 42, right - left - 12, 26, 6), lighter(colour, 0.14)) +
    placed(fill(heart(52), "#123f3a", 0.3), { move: [604, 634] }) +
    placed(fill(heart(52), "#fff3da"), { move: [600, 629] }) +
    fill(
      rounded(left - 26, ledge - 14, right - left + 52, 34, 10),
      drawing.linear(
        [0, 0],
        [0, 1],
        [
          [0, "#fffaf0"],
          [0.55, "#f6e6cd"],
          [1, "#d9bf98"],
        ],
      ),
    )
  );
}

/** Leaves that have climbed up beside the door. */
export function creeper(drawing: Drawing): string {
  const random = randomFrom("creeper");
  const vine = (at: (share: number) => Point, count: number) =>
    stroke(
      smooth(
        times(9, (index) => at(index / 8)),
        { closed: false },
      ),
      "#5d7f56",
      5,
    ) +
    repeat(count, (index) => {
      const [x, y] = at(index / count);
      return placed(
        leaf(drawing, random.between(38, 56), 0.36, random.pick(["#5fa37c", "#7bb98a", "#4f9472"] as const)),
        { move: [x, y], turn: (index % 2 ? 1 : -1) * random.between(40, 110) },
      );
    }) +
    repeat(7, (index) => {
      const [x, y] = at(0.1 + index * 0.125);
      const [cx, cy] = [x + random.between(-26, 26), y + random.between(-12, 12)];
      return (
        repeat(5, (petal) =>
          fill(ellipse(cx + Math.cos(petal * 1.257) * 8, cy + Math.sin(petal * 1.257) * 8, 7), "#fff1ee"),
        ) + fill(ellipse(cx, cy, 5), "#f2b84b")
      );
    });
  return (
    vine((share) => [104 + Math.sin(share * 7) * 22, 720 - share * 570], 26) +
    vine((share) => [1122 + Math.sin(share * 6) * 20, 724 - share * 250], 12)
  );
}

export function lantern(drawing: Drawing): string {
  const metal = drawing.linear([0, 0], [1, 0], metalStops(darker(brass, 0.2)));
  return (
    glow(drawing, 1098, 320, 150, 170, "#fff0b8", 0.85) +
    fill(rounded(1144, 204, 20, 58, 8), "#6b5233") +
    stroke("M1150 232H1108Q1098 232 1098 250", "#6b5233", 9) +
    fill(`M1068 276L1080 252H1116L1128 276Z`, metal) +
    fill(
      rounded(1074, 276, 48, 74, 5),
      drawing.radial([0.5, 0.6], 0.7, [
        [0, "#fffbe2"],
        [1, "#ffd478"],
      ]),
    ) +
    stroke("M1074 276V350M1122 276V350M1098 276V350", "#8a6a34", 4) +
    fill(rounded(1066, 348, 64, 12, 5), metal)
  );
}
