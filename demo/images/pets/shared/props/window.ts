import type { Drawing } from "../../../lib/drawing.ts";
import type { Point } from "../../../lib/path.ts";
import { smooth } from "../../../lib/path.ts";
import { softSpot, volume } from "../volume.ts";

export interface Opening {
  left: number;
  top: number;
  right: number;
  /** Height of the ledge at its foot. */
  sill: number;
}

const bar = 24;

/** A window seen from outside: the warm room behind it. Whoever looks out comes next, then `windowFrame`. */
export function windowRoom(drawing: Drawing, { left, top, right, sill }: Opening): string {
  const [wide, tall] = [right - left, sill - top];
  const wall = drawing.linear(
    [0, 0],
    [0.4, 1],
    [
      [0, "#ffe9c9"],
      [0.6, "#f9d5a7"],
      [1, "#eebd8a"],
    ],
  );
  const lamp = softSpot(drawing, left + wide * 0.3, top + tall * 0.2, wide * 0.16, tall * 0.14, "#fff6d8", 0.95, 40);
  return (
    softSpot(drawing, left + wide / 2 + 10, top + tall / 2 + 16, wide * 0.55, tall * 0.55, "#8a6a50", 0.22, 30) +
    `<rect x="${left}" y="${top}" width="${wide}" height="${tall}" fill="${wall}"/>${lamp}`
  );
}

/** Curtains, frame and the shadow both throw into the room; drawn over whoever looks out. */
export function windowFrame(drawing: Drawing, { left, top, right, sill }: Opening): string {
  const tall = sill - top;
  const side = (x: number, y: number, width: number, height: number) =>
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="6" fill="#fffaf2"/>` +
    `<rect x="${x + width - 5}" y="${y}" width="5" height="${height}" rx="2" fill="#dcc9b0"/><rect x="${x}" ` +
    `y="${y + height - 5}" width="${width}" height="5" rx="2" fill="#dcc9b0"/>`;
  return (
    `<g clip-path="${drawing.clip(`M${left} ${top}H${right}V${sill}H${left}Z`)}">` +
    `${curtain(drawing, left, top, tall, 1)}${curtain(drawing, right, top, tall, -1)}</g>` +
    side(left - bar, top - bar, bar, tall + bar) +
    side(right, top - bar, bar, tall + bar) +
    side(left - bar, top - bar, right - left + bar * 2, bar)
  );
}

function curtain(drawing: Drawing, x: number, top: number, tall: number, inward: 1 | -1): string {
  const across = (share: number) => x + inward * share;
  const outline: Point[] = [
    [across(-4), top - 20],
    [across(124), top - 20],
    [across(112), top + tall * 0.24],
    [across(74), top + tall * 0.5],
    [across(44), top + tall * 0.66],
    [across(62), top + tall * 0.84],
    [across(66), top + tall],
    [across(-4), top + tall],
  ];
  const folds = [28, 58, 92]
    .map(
      (share) =>
        `M${across(share)} ${top}Q${across(share * 0.94)} ${top + tall * 0.36} ${across(share * 0.34)} ` +
        `${top + tall * 0.64}`,
    )
    .join("");
  const pleats = `<path d="${folds}" fill="none" stroke="#a9606a" stroke-width="9" opacity=".26" filter="${drawing.blur(4)}"/>`;
  const tie =
    `<path d="M${across(-4)} ${top + tall * 0.63}Q${across(20)} ${top + tall * 0.69} ${across(48)} ` +
    `${top + tall * 0.66}" fill="none" stroke="#fff3e2" stroke-width="13"/>`;
  const path = smooth(outline, { tightness: 8 });
  return (
    `<path d="${path}" fill="#5b3a20" opacity=".22" transform="translate(7 6)" filter="${drawing.blur(7)}"/>` +
    volume(drawing, path, { colour: "#efa9a4", depth: 34, shade: 0.42, rim: 0.35 }, pleats + tie)
  );
}

/** The ledge in front of the window, with its underside in shadow. */
export function windowSill(drawing: Drawing, left: number, y: number, right: number): string {
  const board = drawing.linear(
    [0, 0],
    [0, 1],
    [
      [0, "#fffaf2"],
      [1, "#efe0cb"],
    ],
  );
  const front = drawing.linear(
    [0, 0],
    [0, 1],
    [
      [0, "#e9d7be"],
      [1, "#d8c0a2"],
    ],
  );
  return (
    softSpot(drawing, (left + right) / 2, y + 92, (right - left) * 0.5, 20, "#8a6a50", 0.28, 14) +
    `<rect x="${left}" y="${y}" width="${right - left}" height="52" rx="8" fill="${board}"/>` +
    `<rect x="${left}" y="${y + 46}" width="${right - left}" height="36" rx="8" fill="${front}"/>`
  );
}
