import type { Drawing } from "../../../lib/drawing.ts";
import { smooth } from "../../../lib/path.ts";
import { tube } from "../shapes.ts";
import { volume } from "../volume.ts";

/** A crooked stick with one side twig, lying across its middle. */
export function stick(drawing: Drawing, length: number, thickness: number): string {
  const half = length / 2;
  const branch = tube(
    [
      [-half, thickness * 0.5],
      [-half * 0.5, -thickness * 0.2],
      [0, 0],
      [half * 0.45, thickness * 0.3],
      [half, -thickness * 0.5],
    ],
    [0.42, 0.52, 0.5, 0.46, 0.36].map((share) => share * thickness),
    0.4,
  );
  const twig = tube(
    [
      [half * 0.7, 0],
      [half * 0.84, -thickness * 0.9],
      [half * 0.88, -thickness * 1.6],
    ],
    [0.3, 0.24, 0.16].map((share) => share * thickness),
    0.4,
  );
  const bark = [-0.8, -0.55, -0.2, 0.12, 0.36, 0.7]
    .map(
      (share, index) => `M${half * share} ${(index % 3) * 2 - 3}q${half * 0.08} ${index % 2 ? 3 : -3} ${half * 0.16} 0`,
    )
    .join("");
  const grain = `<path d="${bark}" fill="none" stroke="#4a2c18" stroke-width="2" stroke-linecap="round" opacity=".6"/>`;
  const wood = { colour: "#9b6b43", depth: thickness * 0.55, shade: 0.55, rim: 0.5 } as const;
  return volume(drawing, smooth(twig), wood) + volume(drawing, smooth(branch), wood, grain);
}
