import { type Colour, mix } from "../../../lib/colour.ts";
import type { Drawing } from "../../../lib/drawing.ts";
import { knit } from "./textiles.ts";

const mound =
  "M56 700C48 610 92 430 210 306 262 250 372 226 448 286 520 344 560 400 640 452 716 502 762 600 752 704 600 722 200 722 56 700Z";
const hollow = "M128 706C108 596 150 446 232 388 292 346 392 350 440 412 500 490 534 600 524 706Z";
const front =
  "M40 706C50 650 92 632 140 640 196 650 220 676 330 680 430 684 492 664 548 650 630 632 740 640 762 690 766 706 762 716 752 720 600 748 200 748 52 722Z";

/** A knitted blanket thrown over a kitten: the mound with its dark opening, then the hem that lies before the cat. */
export function blanketMound(drawing: Drawing, colour: Colour): string {
  const dark = mix(colour, "#1c1020", 0.5);
  const light = mix(colour, "#fff6ea", 0.5);
  const creases = "M470 330C540 430 640 500 690 690M520 420C560 500 590 600 600 690M600 450C670 510 720 600 726 680";
  return (
    cloth(drawing, mound, colour) +
    `<g clip-path="${drawing.clip(mound)}"><path d="${creases}" fill="none" stroke="${dark}" stroke-width="26" opacity=".28" filter="${drawing.blur(9)}"/>` +
    `<path d="${creases}" fill="none" stroke="${light}" stroke-width="16" opacity=".34" transform="translate(-24 0)" filter="${drawing.blur(8)}"/></g>` +
    `<path d="${hollow}" fill="${drawing.linear(
      [0, 0],
      [0, 1],
      [
        [0, mix(colour, "#1c1020", 0.82)],
        [1, mix(colour, "#1c1020", 0.55)],
      ],
    )}"/>` +
    hem(hollow, colour)
  );
}

export const blanketHem = (drawing: Drawing, colour: Colour) => cloth(drawing, front, mix(colour, "#fff6ea", 0.1));

/** A rolled edge with the slanted ribs of the cast-off row. */
function hem(line: string, colour: Colour): string {
  const open = line.replace("Z", "");
  return (
    `<path d="${open}" fill="none" stroke="${mix(colour, "#1c1020", 0.4)}" stroke-width="32"/><path d="${open}" fill="none" stroke="${mix(colour, "#fff6ea", 0.2)}" stroke-width="27"/>` +
    `<path d="${open}" fill="none" stroke="${mix(colour, "#fff6ea", 0.55)}" stroke-width="20" stroke-dasharray="9 6" opacity=".6"/>`
  );
}

function cloth(drawing: Drawing, outline: string, colour: Colour): string {
  const fill = drawing.linear(
    [0.1, 0],
    [0.8, 1],
    [
      [0, mix(colour, "#fff6ea", 0.38)],
      [0.5, colour],
      [1, mix(colour, "#3a1030", 0.32)],
    ],
  );
  return (
    `<path d="${outline}" fill="#5b3a20" opacity=".3" transform="translate(6 14)" filter="${drawing.blur(14)}"/><path d="${outline}" fill="${fill}"/>` +
    `<g clip-path="${drawing.clip(outline)}">${knit(30, 210, 790, 760, mix(colour, "#fff6ea", 0.5), mix(colour, "#3a1030", 0.5))}` +
    `<path d="${outline}" fill="none" stroke="#3a1030" stroke-width="46" opacity=".22" filter="${drawing.blur(16)}" transform="translate(-8 -10)"/></g>`
  );
}
