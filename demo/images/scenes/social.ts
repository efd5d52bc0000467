import { Drawing } from "../lib/drawing.ts";
import { lettering } from "../lib/lettering.ts";
import { family, livingRoom } from "./home.ts";

/** The brand's mark, on a field of 32 by 32: a paw whose pad is a house with an open door. */
const mark =
  '<path d="M14.2 12.9a2.9 2.9 0 0 1 3.6 0l7.9 6.4a2.9 2.9 0 0 1 1 3l-1.2 5a2.9 2.9 0 0 1-2.8 2.2h-2.5v-4.2a4.2 4.2 0 0 0-8.4 0v4.2H9.3a2.9 2.9 0 0 1-2.8-2.2l-1.2-5a2.9 2.9 0 0 1 1-3z"/>' +
  '<ellipse cx="11.5" cy="6.2" rx="2.9" ry="3.9" transform="rotate(-8 11.5 6.2)"/>' +
  '<ellipse cx="20.5" cy="6.2" rx="2.9" ry="3.9" transform="rotate(8 20.5 6.2)"/>' +
  '<ellipse cx="4.4" cy="12.7" rx="2.5" ry="3.5" transform="rotate(-24 4.4 12.7)"/>' +
  '<ellipse cx="27.6" cy="12.7" rx="2.5" ry="3.5" transform="rotate(24 27.6 12.7)"/>';

/** What other sites show when somebody shares the shop: its name on the left, the family on the right. */
export function socialPreview(): string {
  const drawing = new Drawing(1200, 630);
  const veil = drawing.linear(
    [0, 0],
    [1, 0],
    [
      [0, "#fff8f0"],
      [0.74, "#fff8f0"],
      [0.87, "#fff8f0", 0.6],
      [1, "#fff8f0", 0],
    ],
  );
  const place = "translate(318 0) scale(.79)";
  return drawing.toSvg(
    `<rect width="1200" height="630" fill="#fff8f0"/>` +
      `<g transform="${place}">${livingRoom(drawing)}</g>` +
      `<rect width="640" height="630" fill="${veil}"/>` +
      `<g transform="${place}">${family(drawing)}</g>` +
      `<g transform="translate(72 150) scale(3.6)" fill="#c2410c">${mark}</g>` +
      lettering("Pawhaven", 70, 372, { size: 92, colour: "#22303c", anchor: "start" }) +
      lettering("Gear, care and", 72, 436, { face: "text", size: 36, colour: "#4b5a66", anchor: "start" }) +
      lettering("second chances", 72, 482, { face: "text", size: 36, colour: "#4b5a66", anchor: "start" }),
  );
}
