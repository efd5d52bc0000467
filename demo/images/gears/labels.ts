import { type Colour, lighter } from "../lib/colour.ts";
import { lettering, type Lettering } from "../lib/lettering.ts";
import { type Emblem, emblemAt, paw } from "./emblems.ts";
import { ellipse, fill, line, polygon, repeat, rounded, stroke } from "./shapes.ts";

export interface Label {
  layout: "medallion" | "horizon" | "banner" | "stamp" | "column" | "badge" | "header";
  title: readonly string[];
  note: string;
  /** Weight or count, shown in its own little field. */
  size?: string;
  emblem: Emblem;
  /** Colours of the ground, of what is printed on it, and of the second field. */
  ground: Colour;
  ink: Colour;
  accent: Colour;
}

/** Lettering no wider than `room`: set at the wanted size, smaller where the words are long. */
function fitted(words: string, x: number, y: number, room: number, style: Lettering): string {
  const width = extent(lettering(words, 0, 0, { ...style, anchor: "start" }));
  const size = width > room ? (style.size * room) / width : style.size;
  return lettering(words, x, y, { ...style, size });
}

function extent(markup: string): number {
  const numbers = (markup.match(/ d="([^"]*)"/)?.[1]?.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
  const across = numbers.filter((_, index) => index % 2 === 0);
  return across.length ? Math.max(...across) : 0;
}

/** Printed artwork of the given size around zero; lay it onto a surface with `warp`. */
export function printed(label: Label, width: number, height: number): string {
  return layouts[label.layout](label, width, height);
}

type Layout = (label: Label, width: number, height: number) => string;

function titleLines(label: Label, y: number, size: number, room: number, colour: Colour): string {
  return label.title.map((words, index) => fitted(words, 0, y + index * size * 1.04, room, { size, colour })).join("");
}

function brand(y: number, size: number, colour: Colour): string {
  return (
    lettering("Pawhaven", size * 0.55, y, { size, colour }) +
    emblemAt(paw(colour), -size * 2.28, y - size * 0.38, size * 0.95)
  );
}

function sizeMark(label: Label, x: number, y: number, radius: number, paper: Colour, ink: Colour): string {
  if (!label.size) return "";
  return (
    fill(ellipse(x, y, radius), paper) +
    stroke(ellipse(x, y, radius * 0.86), ink, radius * 0.05, { opacity: 0.5 }) +
    fitted(label.size, x, y + radius * 0.2, radius * 1.45, { size: radius * 0.56, colour: ink })
  );
}

const layouts: Record<Label["layout"], Layout> = {
  medallion: (label, width, height) => {
    const radius = Math.min(width * 0.35, height * 0.24);
    const centre = -height * 0.1;
    return (
      brand(-height * 0.39, width * 0.105, label.ink) +
      fill(ellipse(0, centre, radius * 1.08), label.accent) +
      fill(ellipse(0, centre, radius), lighter(label.ground, 0.86)) +
      emblemAt(label.emblem, 0, centre, radius * 1.5) +
      titleLines(label, height * 0.25, width * 0.155, width * 0.84, label.ink) +
      fitted(label.note, 0, height * 0.25 + width * (-0.03 + 0.16 * label.title.length), width * 0.78, {
        face: "text",
        size: width * 0.066,
        colour: label.ink,
        opacity: 0.9,
      }) +
      sizeMark(label, radius * 0.98, centre - radius * 0.8, radius * 0.38, label.accent, label.ground)
    );
  },
  horizon: (label, width, height) => {
    const wave = height * 0.08;
    const hill = (lift: number) =>
      `M${-width} ${wave - lift}C${-width * 0.3} ${wave - height * 0.12 - lift} ${width * 0.1} ${wave + height * 0.08 - lift} ${width} ${wave - height * 0.07 - lift}L${width} ${height}L${-width} ${height}Z`;
    return (
      fill(hill(height * 0.035), lighter(label.accent, 0.55)) +
      fill(hill(0), label.accent) +
      brand(-height * 0.38, width * 0.11, label.ink) +
      emblemAt(label.emblem, 0, -height * 0.15, Math.min(width * 0.62, height * 0.36)) +
      titleLines(label, height * 0.22, width * 0.15, width * 0.84, label.ink) +
      fitted(label.note, 0, height * 0.22 + width * (-0.03 + 0.155 * label.title.length), width * 0.76, {
        face: "text",
        size: width * 0.066,
        colour: label.ink,
        opacity: 0.92,
      }) +
      sizeMark(label, width * 0.3, -height * 0.31, width * 0.105, label.accent, label.ink)
    );
  },
  banner: (label, width, height) =>
    fill(
      polygon([
        [-width, -height * 0.13],
        [width, -height * 0.13],
        [width, height * 0.2],
        [-width, height * 0.2],
      ]),
      label.accent,
    ) +
    stroke(line([-width, -height * 0.15], [width, -height * 0.15]), label.accent, height * 0.009) +
    stroke(line([-width, height * 0.22], [width, height * 0.22]), label.accent, height * 0.009) +
    brand(-height * 0.36, width * 0.115, label.ink) +
    fitted(label.note, 0, -height * 0.36 + width * 0.1, width * 0.7, {
      face: "text",
      size: width * 0.064,
      colour: label.ink,
      opacity: 0.9,
    }) +
    titleLines(label, height * (label.title.length > 1 ? 0.02 : 0.08), width * 0.17, width * 0.84, label.ground) +
    emblemAt(label.emblem, label.size ? -width * 0.16 : 0, height * 0.35, Math.min(width * 0.4, height * 0.22)) +
    sizeMark(label, width * 0.22, height * 0.35, width * 0.11, label.ink, label.ground),
  stamp: (label, width, height) => {
    const foot = height * 0.3;
    const size = width * 0.13;
    return (
      stroke(
        rounded(-width * 0.42, -height * 0.41, width * 0.84, height * 0.78, width * 0.06),
        label.ink,
        width * 0.012,
      ) +
      stroke(
        rounded(-width * 0.4, -height * 0.395, width * 0.8, height * 0.75, width * 0.05),
        label.ink,
        width * 0.005,
      ) +
      brand(-height * 0.29, width * 0.1, label.ink) +
      emblemAt(
        label.emblem,
        0,
        -height * (label.title.length > 1 ? 0.12 : 0.08),
        Math.min(width * 0.5, height * 0.27),
      ) +
      titleLines(label, foot - size * 0.72 - (label.title.length - 1) * size * 1.04, size, width * 0.7, label.ink) +
      fitted(label.size ? `${label.note} · ${label.size}` : label.note, 0, foot + size * 0.12, width * 0.66, {
        face: "text",
        size: width * 0.06,
        colour: label.ink,
      })
    );
  },
  column: (label, width, height) =>
    fill(
      polygon([
        [-width, -height],
        [-width * 0.2, -height],
        [-width * 0.2, height],
        [-width, height],
      ]),
      label.accent,
    ) +
    repeat(4, (index) => emblemAt(label.emblem, -width * 0.34, -height * 0.32 + index * height * 0.215, width * 0.2)) +
    lettering("Pawhaven", -width * 0.13, -height * 0.34, { size: width * 0.1, colour: label.ink, anchor: "start" }) +
    label.title
      .map((words, index) =>
        fitted(words, -width * 0.13, -height * 0.12 + index * width * 0.17, width * 0.54, {
          size: width * 0.16,
          colour: label.ink,
          anchor: "start",
        }),
      )
      .join("") +
    fitted(label.note, -width * 0.13, -height * 0.12 + width * (label.title.length * 0.17 - 0.03), width * 0.54, {
      face: "text",
      size: width * 0.062,
      colour: label.ink,
      anchor: "start",
    }) +
    (label.size
      ? fill(rounded(-width * 0.13, height * 0.3, width * 0.34, width * 0.15, width * 0.075), label.accent) +
        fitted(label.size, width * 0.04, height * 0.3 + width * 0.103, width * 0.28, {
          size: width * 0.085,
          colour: label.ink,
        })
      : ""),
  badge: (label, width, height) => {
    const centre = height * 0.04;
    const tall = height * 0.62;
    const plate = rounded(-width * 0.36, centre - tall / 2, width * 0.72, tall, width * 0.2);
    return (
      brand(-height * 0.36, width * 0.11, label.ink) +
      fill(plate, label.accent) +
      stroke(
        rounded(-width * 0.335, centre - tall / 2 + width * 0.025, width * 0.67, tall - width * 0.05, width * 0.18),
        label.ground,
        width * 0.007,
        { opacity: 0.7 },
      ) +
      emblemAt(label.emblem, 0, centre - tall * 0.2, Math.min(width * 0.42, tall * 0.42)) +
      titleLines(label, centre + tall * 0.16, width * 0.125, width * 0.6, label.ground) +
      fitted(label.note, 0, centre + tall * 0.16 + width * (-0.03 + 0.13 * label.title.length), width * 0.56, {
        face: "text",
        size: width * 0.056,
        colour: label.ground,
      }) +
      (label.size ? fitted(label.size, 0, height * 0.43, width * 0.5, { size: width * 0.075, colour: label.ink }) : "")
    );
  },
  /** Words in the upper half; the lower half stays free for a window. */
  header: (label, width, height) =>
    fill(
      polygon([
        [-width, -height],
        [width, -height],
        [width, -height * 0.31],
        [-width, -height * 0.31],
      ]),
      label.accent,
    ) +
    brand(-height * 0.365, width * 0.1, label.ground) +
    titleLines(label, -height * (label.title.length > 1 ? 0.19 : 0.14), width * 0.16, width * 0.84, label.ink) +
    fitted(label.note, 0, height * -0.035, width * 0.72, { face: "text", size: width * 0.066, colour: label.ink }) +
    emblemAt(label.emblem, -width * 0.37, -height * 0.385, width * 0.13) +
    emblemAt(label.emblem, width * 0.37, -height * 0.385, width * 0.13) +
    (label.size ? fitted(label.size, 0, height * 0.47, width * 0.4, { size: width * 0.08, colour: label.ink }) : ""),
};
