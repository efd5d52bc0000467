import { floorShadow } from "../lib/backdrop.ts";
import { type Colour, darker, lighter } from "../lib/colour.ts";
import type { Drawing } from "../lib/drawing.ts";
import { bars, wire } from "./bars.ts";
import { rod } from "./hardware.ts";
import { glow, roundStops } from "./shading.ts";
import { arc, ellipse, fill, line, placed, repeat, rounded, stroke } from "./shapes.ts";
import { turned } from "./turned.ts";

interface BirdCage {
  bar: Colour;
  tray: Colour;
  /** Perches and bowls, drawn behind the front bars. */
  within?: string;
  open?: boolean;
  /** On legs with a shelf instead of on the floor. */
  stand?: boolean;
}

/** A tall domed bird cage, its tray's middle at (400, 660). */
export function birdCage(drawing: Drawing, { bar, tray, within = "", open = false, stand = false }: BirdCage): string {
  const [left, right, top, bottom] = [206, 594, 300, 630];
  const domed = (share: number, gap: boolean) => {
    const x = 400 + share * 194;
    const low = `M${x} ${bottom + Math.sqrt(1 - share * share) * 26}`;
    return `${gap ? `${low}L${x} 584M${x} 418` : low}L${x} ${top}C${400 + share * 190} 210 ${400 + share * 110} 140 400 122`;
  };
  const back = (share: number) => {
    const x = 400 + share * 194;
    return `M${x} ${bottom - Math.sqrt(1 - share * share) * 26}L${x} ${top}C${400 + share * 190} 210 ${400 + share * 110} 140 400 122`;
  };
  const hoop = (y: number, front: boolean) => wire(arc(400, y, 194, front ? 26 : -26), 9, bar);
  const glass = `M${left} ${bottom}L${left} ${top}C212 206 300 132 400 122C500 132 588 206 ${right} ${top}L${right} ${bottom}Z`;
  return (
    (stand ? legs(drawing, bar, tray) : floorShadow(drawing, [412, 706], [240, 34], 0.36)) +
    fill(glass, "#ffffff", 0.28) +
    repeat(9, (index) => wire(back(-0.9 + index * 0.225), 4.5, darker(bar, 0.12))) +
    hoop(top, false) +
    fill(ellipse(400, bottom, 194, 26), "#efe2c6") +
    glow(drawing, 420, bottom + 6, 150, 18, "#6b4226", 0.3) +
    within +
    repeat(13, (index) => wire(domed(-0.96 + index * 0.16, open && index > 4 && index < 9), 6.5, bar)) +
    hoop(top, true) +
    hoop(390, true) +
    (open
      ? wire(line([362, 416], [362, 586]), 10, bar) +
        wire(line([486, 414], [486, 580]), 10, bar) +
        placed(wire(rounded(0, 0, 96, 168, 6), 9, bar) + bars(20, 76, 4, 164, 4, 6, bar), {
          move: [488, 420],
          turn: -10,
        })
      : wire(`M338 418L462 418L462 588L338 588Z`, 10, bar) + fill(rounded(448, 486, 20, 30, 7), "#d9a441")) +
    rod(ellipse(400, 92, 24, 26), 10, "#d9a441") +
    turned(
      drawing,
      {
        middle: 400,
        rings: [
          [116, 16],
          [126, 30],
          [138, 34],
        ],
        tilt: 0.2,
      },
      "#d9a441",
      roundStops("#d9a441"),
    ) +
    turned(
      drawing,
      {
        middle: 400,
        rings: [
          [628, 202],
          [644, 214],
          [684, 210],
          [694, 196],
        ],
        tilt: 0.13,
        straight: true,
      },
      tray,
    ) +
    stroke(arc(400, 630, 203, 27), lighter(tray, 0.6), 5, { opacity: 0.8 }) +
    fill(rounded(372, 690, 56, 14, 7), darker(tray, 0.35))
  );
}

function legs(drawing: Drawing, bar: Colour, tray: Colour): string {
  const leg = (from: number, to: number, foot: number, thick: number) =>
    wire(line([from, 680], [to, foot]), thick, bar);
  const shelf = {
    middle: 400,
    rings: [
      [900, 176],
      [916, 172],
    ] as const,
    tilt: 0.15,
    straight: true,
  };
  return (
    floorShadow(drawing, [412, 1056], [250, 36], 0.34) +
    leg(300, 288, 1024, 15) +
    leg(500, 512, 1024, 15) +
    turned(drawing, shelf, tray) +
    fill(ellipse(400, 900, 176, 26), lighter(tray, 0.3)) +
    leg(228, 196, 1060, 19) +
    leg(572, 604, 1060, 19)
  );
}
