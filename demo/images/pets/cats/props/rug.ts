import { type Colour, mix } from "../../../lib/colour.ts";
import type { Drawing } from "../../../lib/drawing.ts";

/** A round braided rug on the floor, seen at a low angle. */
export function rug(drawing: Drawing, x: number, y: number, wide: number, colours: readonly [Colour, Colour]): string {
  const rings = Array.from({ length: 6 }, (_, index) => {
    const share = 1 - index * 0.16;
    const tone = mix(colours[index % 2 === 0 ? 0 : 1], "#ffffff", index * 0.05);
    const [across, deep] = [wide * share, wide * 0.2 * share];
    return (
      `<ellipse cx="${x}" cy="${y}" rx="${across}" ry="${deep}" fill="${tone}"/>` +
      `<ellipse cx="${x}" cy="${y}" rx="${across - 9}" ry="${deep - 3}" fill="none" stroke="${mix(tone, "#5b3a20", 0.3)}" stroke-width="3" stroke-dasharray="9 7" opacity=".4"/>`
    );
  });
  const light = drawing.linear(
    [0, 0],
    [1, 1],
    [
      [0, "#ffffff", 0.3],
      [0.5, "#ffffff", 0],
      [1, "#5b3a20", 0.22],
    ],
  );
  return (
    `<ellipse cx="${x + 4}" cy="${y + 10}" rx="${wide}" ry="${wide * 0.2}" fill="#5b3a20" opacity=".3" filter="${drawing.blur(9)}"/>${rings.join("")}` +
    `<ellipse cx="${x}" cy="${y}" rx="${wide}" ry="${wide * 0.2}" fill="${light}"/>`
  );
}
