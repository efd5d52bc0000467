import { type Colour, mix } from "../../../lib/colour.ts";
import type { Drawing } from "../../../lib/drawing.ts";

/** A plump round cushion lying on the floor; its top is at y and it is centred on x. */
export function cushion(drawing: Drawing, x: number, y: number, wide: number, colour: Colour): string {
  const tall = wide * 0.24;
  const outline = `M${x - wide} ${y + tall * 0.9}C${x - wide * 1.06} ${y + tall * 0.1} ${x - wide * 0.6} ${y - tall * 0.5} ${x} ${y - tall * 0.5}S${x + wide * 1.06} ${y + tall * 0.1} ${x + wide} ${y + tall * 0.9}C${x + wide * 0.9} ${y + tall * 1.7} ${x + wide * 0.4} ${y + tall * 1.8} ${x} ${y + tall * 1.8}S${x - wide * 0.9} ${y + tall * 1.7} ${x - wide} ${y + tall * 0.9}Z`;
  const fill = drawing.linear(
    [0.2, 0],
    [0.7, 1],
    [
      [0, mix(colour, "#fff6ea", 0.42)],
      [0.5, colour],
      [1, mix(colour, "#3a1020", 0.4)],
    ],
  );
  const seam = `M${x - wide} ${y + tall * 0.9}Q${x} ${y + tall * 2} ${x + wide} ${y + tall * 0.9}`;
  const folds = [-0.62, -0.34, 0, 0.34, 0.62]
    .map(
      (share) =>
        `M${x + wide * share} ${y + tall * (1.42 - share * share * 0.7)}q${share * 30} ${tall * -0.3} ${share * 14} ${tall * -0.62}`,
    )
    .join("");
  return (
    `<ellipse cx="${x + 6}" cy="${y + tall * 1.72}" rx="${wide * 1.02}" ry="${tall * 0.34}" fill="#5b3a20" opacity=".34" filter="${drawing.blur(16)}"/>` +
    `<path d="${outline}" fill="${fill}"/><g clip-path="${drawing.clip(outline)}">` +
    `<path d="${folds}" fill="none" stroke="${mix(colour, "#3a1020", 0.5)}" stroke-width="9" stroke-linecap="round" opacity=".2" filter="${drawing.blur(4)}"/></g>` +
    `<path d="${seam}" fill="none" stroke="${mix(colour, "#3a1020", 0.35)}" stroke-width="7" opacity=".6"/><path d="${seam}" fill="none" stroke="${mix(colour, "#fff6ea", 0.55)}" stroke-width="4" transform="translate(0 -4)" opacity=".9"/>`
  );
}

/** A tartan blanket spread on the floor around (x, y), fringed at both ends. */
export function tartan(drawing: Drawing, x: number, y: number, wide: number, colour: Colour, line: Colour): string {
  const outline =
    `M${x - wide} ${y + 62}C${x - wide * 0.92} ${y - 10} ${x - wide * 0.76} ${y - 62} ${x - wide * 0.6} ${y - 66}C${x - wide * 0.1} ${y - 80} ${x + wide * 0.3} ${y - 54} ${x + wide * 0.68} ${y - 68}` +
    `C${x + wide * 0.86} ${y - 50} ${x + wide * 0.98} ${y} ${x + wide} ${y + 56}C${x + wide * 0.6} ${y + 88} ${x + wide * 0.2} ${y + 62} ${x - wide * 0.2} ${y + 80}C${x - wide * 0.5} ${y + 92} ${x - wide * 0.8} ${y + 68} ${x - wide} ${y + 62}Z`;
  const along = [-50, -6, 46]
    .map((dy) => `M${x - wide} ${y + dy + 14}Q${x} ${y + dy - 12} ${x + wide} ${y + dy + 10}`)
    .join("");
  const across = Array.from({ length: 8 }, (_, index) => {
    const at = x - wide * 0.86 + index * wide * 0.245;
    const lean = (at - x) * 0.14;
    return `M${at - lean} ${y - 90}Q${at} ${y} ${at + lean} ${y + 100}`;
  }).join("");
  return (
    `<path d="${outline}" fill="#5b3a20" opacity=".36" transform="translate(4 14)" filter="${drawing.blur(12)}"/>` +
    `<path d="${outline}" fill="${colour}"/><g clip-path="${drawing.clip(outline)}"><path d="${along}${across}" fill="none" stroke="${mix(colour, "#20102a", 0.45)}" stroke-width="22" opacity=".32"/>` +
    `<path d="${along}${across}" fill="none" stroke="${line}" stroke-width="4" opacity=".75" transform="translate(16 4)"/>` +
    `<path d="${outline}" fill="none" stroke="#20102a" stroke-width="26" opacity=".2" filter="${drawing.blur(9)}"/></g>`
  );
}

/** Rows of knitted stitches, for clipping to a blanket. */
export function knit(left: number, top: number, right: number, bottom: number, light: Colour, dark: Colour): string {
  let stitches = "";
  for (let y = top; y < bottom; y += 20) {
    for (let x = left; x < right; x += 24) {
      const sway = Math.sin(x / 90) * 10;
      stitches += `M${x} ${(y + sway).toFixed(1)}q5 13 12 16q7-3 12-16`;
    }
  }
  return `<path d="${stitches}" fill="none" stroke="${dark}" stroke-width="7" opacity=".22" transform="translate(0 4)"/><path d="${stitches}" fill="none" stroke="${light}" stroke-width="5.5" stroke-linejoin="round" opacity=".55"/>`;
}
