import { type Colour, darker, lighter } from "../../../lib/colour.ts";
import type { Drawing } from "../../../lib/drawing.ts";
import type { Point } from "../../../lib/path.ts";
import { spot } from "../../../lib/points.ts";
import { randomFrom } from "../../../lib/random.ts";

const glaze = (drawing: Drawing, colour: Colour) =>
  drawing.linear(
    [0, 0],
    [1, 0],
    [
      [0, darker(colour, 0.18)],
      [0.2, lighter(colour, 0.5)],
      [0.45, colour],
      [1, darker(colour, 0.32)],
    ],
  );

/** The far half of a wide bath bowl with its sand; what sits in it comes next, then the near wall. */
export function bathBack(drawing: Drawing, [x, y]: Point, wide: number, colour: Colour): string {
  const random = randomFrom("sand-bath");
  const grains = Array.from({ length: 160 }, () => {
    const [angle, reach] = [random.between(0, Math.PI * 2), Math.sqrt(random.next()) * 0.86];
    const at = spot(x + Math.cos(angle) * wide * reach, y + 8 + Math.sin(angle) * wide * reach * 0.22);
    const tone = random.pick(["#d8c19a", "#fff3d6", "#c2a778"]);
    return `<path d="M${at}h0" stroke="${tone}" stroke-width="${random.between(3, 6).toFixed(1)}" stroke-linecap="round"/>`;
  }).join("");
  return `<ellipse cx="${x}" cy="${y}" rx="${wide}" ry="${wide * 0.26}" fill="${lighter(colour, 0.35)}"/>
    <ellipse cx="${x}" cy="${y + 4}" rx="${wide * 0.93}" ry="${wide * 0.225}" fill="${darker(colour, 0.3)}"/>
    <ellipse cx="${x}" cy="${y + 10}" rx="${wide * 0.9}" ry="${wide * 0.2}" fill="#ecd9b2"/>${grains}`;
}

export function bathFront(drawing: Drawing, [x, y]: Point, wide: number, tall: number, colour: Colour): string {
  const [left, right, flat] = [x - wide, x + wide, wide * 0.26];
  const foot = y + tall + flat * 0.34;
  const wall =
    `M${left} ${y}A${wide} ${flat} 0 0 0 ${right} ${y}` +
    `C${right - 4} ${y + tall * 0.7} ${right - wide * 0.2} ${y + tall} ${x + wide * 0.6} ${foot}` +
    `Q${x} ${y + tall + flat * 0.8} ${x - wide * 0.6} ${foot}` +
    `C${left + wide * 0.2} ${y + tall} ${left + 4} ${y + tall * 0.7} ${left} ${y}Z`;
  const lip = `M${left} ${y}A${wide} ${flat} 0 0 0 ${right} ${y}A${wide} ${flat * 0.86} 0 0 1 ${left} ${y}Z`;
  return `<path d="${wall}" fill="${glaze(drawing, colour)}"/><g clip-path="${drawing.clip(wall)}">
    <ellipse cx="${x}" cy="${y + tall + flat * 0.7}" rx="${wide}" ry="${tall * 0.5}" fill="#3a1c0c" opacity=".28" filter="${drawing.blur(16)}"/>
    <path d="M${left} ${y + tall * 0.42}A${wide} ${flat} 0 0 0 ${right} ${y + tall * 0.42}" fill="none" stroke="#fff8ec" stroke-width="12" opacity=".8"/></g>
    <path d="${lip}" fill="${lighter(colour, 0.45)}"/>
      <path d="M${left + wide * 0.16} ${y + tall * 0.3}q4 ${tall * 0.3} 26 ${tall * 0.5}" stroke="#fff" stroke-width="12" stroke-linecap="round" opacity=".55" fill="none" filter="${drawing.blur(3)}"/>`;
}
