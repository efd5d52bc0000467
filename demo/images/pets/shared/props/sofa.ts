import { type Colour, darker, lighter } from "../../../lib/colour.ts";
import type { Drawing } from "../../../lib/drawing.ts";
import { groundShadow, softSpot, volume } from "../volume.ts";

export interface Sofa {
  left: number;
  right: number;
  /** Top of the backrest, top of the seat, and the floor. */
  back: number;
  seat: number;
  floor: number;
  colour: Colour;
}

/** A two-seater seen from the front; an animal lies a little below the seat's upper edge. */
export function sofa(drawing: Drawing, { left, right, back, seat, floor, colour }: Sofa): string {
  const middle = (left + right) / 2;
  const arm = (right - left) * 0.11;
  const fabric = { colour, depth: 46, shade: 0.45, rim: 0.4 };
  const foot = (x: number) =>
    `<path d="M${x - 13} ${floor - 34}h26l-5 34h-16Z" fill="#a8744a"/><path d="M${x + 4} ${floor - 34}h9l-5 ` +
    '34h-7Z" fill="#7d5230"/>';
  const inner = arm * 0.72;
  return (
    groundShadow(drawing, middle, floor - 4, (right - left) * 0.5, 22, 0.34) +
    foot(left + arm * 0.8) +
    foot(right - arm * 0.8) +
    volume(
      drawing,
      cushionPath(left + inner, back, middle + 2, seat + 40, 54),
      fabric,
      button(drawing, (left + inner + middle) / 2, (back + seat) / 2, colour),
    ) +
    volume(
      drawing,
      cushionPath(middle - 2, back, right - inner, seat + 40, 54),
      fabric,
      button(drawing, (right - inner + middle) / 2, (back + seat) / 2, colour),
    ) +
    softSpot(drawing, middle, seat - 6, (right - left) * 0.4, 26, darker(colour, 0.7), 0.35, 20) +
    volume(
      drawing,
      cushionPath(left + inner, seat, right - inner, floor - 30, 34),
      { ...fabric, colour: lighter(colour, 0.12) },
      piping(left, right, seat, colour),
    ) +
    volume(drawing, cushionPath(left, seat - 96, left + arm * 1.5, floor - 26, 50), fabric) +
    volume(drawing, cushionPath(right - arm * 1.5, seat - 96, right, floor - 26, 50), fabric)
  );
}

/** A box of foam: its sides bulge a little. */
function cushionPath(left: number, top: number, right: number, bottom: number, corner: number): string {
  const bulge = 7;
  return (
    `M${left + corner} ${top}Q${(left + right) / 2} ${top - bulge} ${right - corner} ${top}Q${right} ${top} ` +
    `${right} ${top + corner}` +
    `Q${right + bulge * 0.5} ${(top + bottom) / 2} ${right} ${bottom - corner * 0.6}Q${right} ${bottom} ` +
    `${right - corner * 0.6} ${bottom}` +
    `H${left + corner * 0.6}Q${left} ${bottom} ${left} ${bottom - corner * 0.6}Q${left - bulge * 0.5} ` +
    `${(top + bottom) / 2} ${left} ${top + corner}Q${left} ${top} ${left + corner} ${top}Z`
  );
}

const button = (drawing: Drawing, x: number, y: number, colour: Colour) =>
  softSpot(drawing, x, y, 30, 20, darker(colour, 0.6), 0.3, 14) +
  `<ellipse cx="${x}" cy="${y}" rx="9" ry="8" fill="${darker(colour, 0.22)}"/><ellipse cx="${x - 2}" ` +
  `cy="${y - 3}" rx="4" ry="2.4" fill="${lighter(colour, 0.5)}" opacity=".7"/>`;

const piping = (left: number, right: number, seat: number, colour: Colour) =>
  `<path d="M${left} ${seat + 44}Q${(left + right) / 2} ${seat + 52} ${right} ${seat + 44}" fill="none" ` +
  `stroke="${darker(colour, 0.4)}" stroke-width="5" opacity=".35"/>`;
