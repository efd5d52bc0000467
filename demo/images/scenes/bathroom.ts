import { type Colour, darker, lighter } from "../lib/colour.ts";
import type { Drawing } from "../lib/drawing.ts";
import { brass, contact, metalStops, volume } from "../gears/shading.ts";
import { ellipse, fill, line, placed, repeat, rounded, stroke } from "../gears/shapes.ts";
import { pumpBottle } from "../gears/vessels.ts";
import { softSpot } from "../pets/shared/volume.ts";
import { shelfBoard, stool } from "./furniture.ts";
import { shampoo } from "./labels.ts";
import { trailingPlant } from "./plants.ts";
import { room } from "./room.ts";

/** Lilac plaster above mint tiles. */
export function bathroom(drawing: Drawing): string {
  const tile = 74;
  const tiles = repeat(17 * 4, (index) => {
    const [column, row] = [index % 17, Math.floor(index / 17)];
    const shade = (column * 7 + row * 5) % 4;
    return fill(
      rounded(column * tile - 20 + 2, 316 + row * tile + 2, tile - 4, tile - 4, 7),
      (["#d9f1e6", "#d2eee1", "#def4ea", "#cdebdd"] as const)[shade] ?? "#d2eee1",
    );
  });
  return (
    room(drawing, { wall: ["#f8f3ff", "#e3d6f6"], floor: "#e3d6ee", horizon: 612, boards: false }) +
    `<rect y="316" width="1200" height="296" fill="#b9dfcd"/>` +
    tiles +
    `<rect y="316" width="1200" height="296" fill="${drawing.linear(
      [0, 0],
      [1, 1],
      [
        [0, "#ffffff", 0.35],
        [0.5, "#ffffff", 0],
        [1, "#5a4a7a", 0.12],
      ],
    )}"/>` +
    fill(rounded(-10, 300, 1220, 20, 6), "#f6fcf8") +
    fill(rounded(-10, 318, 1220, 8, 0), "#5a4a7a", 0.12) +
    fill(rounded(-10, 588, 1220, 26, 4), "#f6fcf8") +
    `<rect y="612" width="1200" height="30" fill="${drawing.linear(
      [0, 0],
      [0, 1],
      [
        [0, "#5a4a7a", 0.18],
        [1, "#5a4a7a", 0],
      ],
    )}"/>`
  );
}

/** Two towels over a brass rail. */
export function towelRail(drawing: Drawing): string {
  const towel = (x: number, top: number, wide: number, high: number, colour: Colour) => {
    const cloth = `M${x} ${top}Q${x + wide / 2} ${top - 9} ${x + wide} ${top}L${x + wide + 3} ${top + high}Q${x + wide * 0.7} ${top + high + 7} ${x + wide * 0.45} ${top + high}T${x - 3} ${top + high}Z`;
    const folds = `M${x + wide * 0.28} ${top + 8}Q${x + wide * 0.24} ${top + high * 0.5} ${x + wide * 0.3} ${top + high}M${x + wide * 0.68} ${top + 8}Q${x + wide * 0.74} ${top + high * 0.5} ${x + wide * 0.66} ${top + high}`;
    const stripe = (share: number) =>
      stroke(
        `M${x - 4} ${top + high * share}Q${x + wide / 2} ${top + high * share + 7} ${x + wide + 4} ${top + high * share}`,
        "#fffaf4",
        9,
        { opacity: 0.85 },
      );
    return (
      `<path d="${cloth}" fill="#4a3a6a" opacity=".2" transform="translate(9 12)" filter="${drawing.blur(9)}"/>` +
      volume(drawing, cloth, colour, {
        depth: 26,
        contrast: 0.8,
        surface:
          stripe(0.76) +
          stripe(0.84) +
          `<path d="${folds}" fill="none" stroke="${darker(colour, 0.5)}" stroke-width="13" opacity=".2" filter="${drawing.blur(6)}"/>`,
      })
    );
  };
  const rail = "M52 214H266";
  return (
    fill(ellipse(56, 214, 12), "#c9983f") +
    fill(ellipse(262, 214, 12), "#c9983f") +
    stroke(rail, darker(brass, 0.4), 13) +
    stroke(rail, brass, 9) +
    stroke("M56 211H262", lighter(brass, 0.8), 3) +
    towel(72, 210, 84, 236, "#f2a892") +
    towel(170, 210, 76, 190, "#b9a2e2")
  );
}

/** Rolled towels and a plant. */
export function wallShelf(drawing: Drawing): string {
  const roll = (x: number, y: number, radius: number, colour: Colour) =>
    contact(drawing, x + 3, y + radius, radius * 1.1, 7, 0.4) +
    volume(drawing, ellipse(x, y, radius), colour, { depth: radius * 0.5, contrast: 0.8 }) +
    stroke(
      `M${x + radius * 0.62} ${y}A${radius * 0.62} ${radius * 0.62} 0 1 1 ${x} ${y - radius * 0.62}M${x + radius * 0.3} ${y}A${radius * 0.3} ${radius * 0.3} 0 1 1 ${x} ${y - radius * 0.3}`,
      darker(colour, 0.4),
      3,
      { opacity: 0.4 },
    );
  return (
    shelfBoard(drawing, 890, 1140, 236, "#d9ae7e", { deep: 12, thick: 15 }) +
    roll(940, 198, 33, "#fdf5ea") +
    roll(1008, 198, 33, "#f2a892") +
    roll(974, 141, 33, "#b7e0cf") +
    trailingPlant(drawing, "spa", 1090, 232, 128, "#fffaf2")
  );
}

export const bathMat = (drawing: Drawing) =>
  softSpot(drawing, 606, 748, 330, 26, "#4a3a6a", 0.2, 14) +
  volume(drawing, rounded(300, 706, 600, 66, 33), "#f3b9a6", { depth: 18, contrast: 0.7 }) +
  stroke(rounded(318, 716, 564, 46, 23), "#fff6ec", 4, { dash: "14 9", opacity: 0.8 });

/** The pipe that reaches over the rim of the bath. */
export function tap(drawing: Drawing): string {
  const pipe = "M986 470V352Q986 316 948 316Q910 316 908 352";
  return (
    stroke("M986 606V340", darker(brass, 0.5), 20) +
    stroke("M984 606V340", brass, 13) +
    stroke(pipe, darker(brass, 0.5), 20) +
    stroke(pipe, brass, 14) +
    stroke("M981 470V352Q981 311 948 311Q916 312 908 344", lighter(brass, 0.85), 4) +
    fill(rounded(894, 350, 28, 16, 5), drawing.linear([0, 0], [1, 0], metalStops(brass))) +
    fill(rounded(962, 384, 48, 13, 6), drawing.linear([0, 0], [1, 0], metalStops(brass))) +
    fill(ellipse(960, 390, 12), "#fffaf2") +
    fill(ellipse(1012, 390, 12), "#fffaf2")
  );
}

/** Shampoo within reach, on a stool. */
export function bottles(drawing: Drawing): string {
  return (
    stool(drawing, 1092, 634, 82, 744, "#d9ae7e") +
    contact(drawing, 1066, 632, 50, 9, 0.5) +
    placed(pumpBottle(drawing, { radius: 96, height: 470, colour: "#bfe6d4", pump: "#fffaf0", label: shampoo }), {
      move: [1062, 632],
      scale: 0.38,
    }) +
    contact(drawing, 1132, 640, 34, 8, 0.5) +
    fill(
      rounded(1108, 556, 48, 82, 12),
      drawing.linear(
        [0, 0],
        [1, 0],
        [
          [0, "#f6c3b4"],
          [0.3, "#ffe1d6"],
          [1, "#d98f7c"],
        ],
      ),
    ) +
    fill(rounded(1116, 534, 32, 24, 6), "#fffaf0") +
    fill(rounded(1108, 584, 48, 28, 0), "#fffaf0", 0.9) +
    stroke(line([1119, 598], [1145, 598]), "#d98f7c", 4)
  );
}
