import { mix, type Colour } from "../../../lib/colour.ts";
import type { Drawing } from "../../../lib/drawing.ts";

const straw: Colour = "#d8a765";

/** A wicker basket around (400, 0): the far rim with its cushion, and the woven front wall to lay over a cat. */
export function basketBehind(drawing: Drawing, y: number, cushion: Colour): string {
  return (
    `<ellipse cx="400" cy="${y}" rx="268" ry="60" fill="#7a4f26"/>` +
    `<ellipse cx="400" cy="${y + 8}" rx="244" ry="54" fill="${drawing.linear(
      [0, 0],
      [0.4, 1],
      [
        [0, mix(cushion, "#ffffff", 0.25)],
        [1, mix(cushion, "#5b3a20", 0.2)],
      ],
    )}"/>` +
    rim(drawing, y, "far")
  );
}

export function basketFront(drawing: Drawing, y: number, height: number): string {
  const wall = `M132 ${y}C138 ${y + height * 0.5} 160 ${y + height * 0.86} 190 ${y + height}Q400 ${y + height + 34} 610 ${y + height}C640 ${y + height * 0.86} 662 ${y + height * 0.5} 668 ${y}Q400 ${y + 118} 132 ${y}Z`;
  const clip = drawing.clip(wall);
  const shade = drawing.linear(
    [0, 0],
    [1, 0],
    [
      [0, "#5b3212", 0.12],
      [0.3, "#fff2d8", 0.2],
      [0.6, "#5b3212", 0.05],
      [1, "#4a2409", 0.5],
    ],
  );
  return (
    `<path d="${wall}" fill="#9a6a36"/><g clip-path="${clip}">${weave(y, height)}<path d="${wall}" fill="${shade}"/>` +
    `<path d="M120 ${y}Q400 ${y + 118} 680 ${y}" fill="none" stroke="#3f1f08" stroke-width="44" opacity=".4" filter="${drawing.blur(12)}"/></g>` +
    rim(drawing, y, "near")
  );
}

/** Rows of withies that pass over and under the stakes in turn. */
function weave(y: number, height: number): string {
  const rows = Math.ceil((height + 110) / 19);
  let strands = "";
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < 17; column++) {
      const x = 118 + column * 34 + (row % 2) * 17;
      const bend = 1 - ((x + 17 - 400) / 280) ** 2;
      const top = y + row * 19 - 60 + bend * 62;
      const tone = mix(straw, (row + column) % 3 ? "#f3d29a" : "#b98544", 0.35);
      strands += `<ellipse cx="${x + 17}" cy="${top + 12}" rx="19" ry="9" fill="#6b431c" opacity=".5"/><ellipse cx="${x + 17}" cy="${top + 9}" rx="18.5" ry="8.4" fill="${tone}"/><path d="M${x + 3} ${top + 6}q14-5 28 0" fill="none" stroke="#fff0cc" stroke-width="2" opacity=".5"/>`;
    }
  }
  return strands;
}

/** The plaited rim: slanted withies along half an ellipse. */
function rim(drawing: Drawing, y: number, side: "near" | "far"): string {
  const wide = 272;
  const from = side === "near" ? 0 : Math.PI;
  let plait = "";
  for (let index = 0; index <= 36; index++) {
    const angle = from + (index / 36) * Math.PI;
    const [x, top] = [400 + Math.cos(angle) * wide, y + Math.sin(angle) * 60];
    const slope = (Math.atan2(Math.cos(angle) * 60, -Math.sin(angle) * wide) * 180) / Math.PI;
    plait += `<g transform="translate(${x.toFixed(1)} ${top.toFixed(1)}) rotate(${(slope + 24).toFixed(1)})"><ellipse rx="20" ry="9.5" fill="#6b431c" opacity=".55" cy="3"/><ellipse rx="19" ry="9" fill="${index % 2 ? straw : mix(straw, "#f6dcae", 0.4)}"/><path d="M-12-3q12-5 24 0" fill="none" stroke="#fff3d6" stroke-width="2" opacity=".6"/></g>`;
  }
  const half = side === "near" ? `M128 ${y}A272 60 0 0 0 672 ${y}` : `M128 ${y}A272 60 0 0 1 672 ${y}`;
  return `<path d="${half}" fill="none" stroke="#5b3212" stroke-width="22" opacity=".35" transform="translate(0 9)" filter="${drawing.blur(6)}"/>${plait}`;
}
