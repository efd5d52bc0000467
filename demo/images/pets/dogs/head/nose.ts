import { mix } from "../../../lib/colour.ts";
import type { Drawing } from "../../../lib/drawing.ts";
import { type Point, smooth } from "../../../lib/path.ts";
import type { Dog } from "../dog.ts";
import type { Turn } from "./turn.ts";

/** A moist leathery nose with its two nostrils and the line that runs down from it to the lips. */
export function nose(drawing: Drawing, dog: Dog, turn: Turn): string {
  const { muzzle, depth } = dog.head;
  const { width, colour } = muzzle.nose;
  const front = depth * 0.78 + muzzle.length + 8;
  const middle = muzzle.y - muzzle.height * 0.26;
  const place = (x: number, y: number, back = 0) => turn(x * width, middle + y * width, front - back * width);
  const half = (side: 1 | -1): Point[] => [
    place(side * 0.6, -0.6, 0.25),
    place(side * 1.02, -0.2, 0.6),
    place(side * 0.86, 0.3, 0.5),
    place(side * 0.36, 0.62, 0.15),
  ];
  const outline = smooth([place(0, -0.66, 0.2), ...half(1), place(0, 0.74), ...half(-1).reverse()]);
  const fill = drawing.radial([0.36, 0.2], 0.85, [
    [0, mix(colour, "#c9c3cf", 0.42)],
    [0.4, colour],
    [1, mix(colour, "#080405", 0.6)],
  ]);
  const [cleftX, cleftY] = turn(0, muzzle.y + muzzle.height * 0.48, front - 8);
  const [baseX, baseY] = place(0, 0.6);
  const [shineX, shineY] = place(-0.26, -0.36);
  return (
    `<path d="M${baseX} ${baseY}L${cleftX} ${cleftY}" stroke="#2a1512" stroke-width="4" stroke-linecap="round" ` +
    'opacity=".85"/>' +
    `<path d="${outline}" fill="#1d0f08" opacity=".3" transform="translate(2 6)" filter="${drawing.blur(4)}"/>` +
    `<path d="${outline}" fill="${fill}"/>` +
    ([1, -1] as const).map((side) => nostril(place(side * 0.46, 0.14, 0.2), width, side)).join("") +
    `<ellipse cx="${shineX.toFixed(1)}" cy="${shineY.toFixed(1)}" rx="${width * 0.36}" ry="${width * 0.13}" ` +
    `fill="#fff" opacity=".55" transform="rotate(-6 ${shineX.toFixed(1)} ${shineY.toFixed(1)})" ` +
    `filter="${drawing.blur(1)}"/>`
  );
}

const nostril = ([x, y]: Point, width: number, side: 1 | -1) =>
  `<path d="M${x - side * width * 0.2} ${y + width * 0.12}q${side * width * 0.06} ${-width * 0.3} ` +
  `${side * width * 0.34} ${-width * 0.16}q${side * width * 0.12} ${width * 0.06} ${side * width * 0.02} ` +
  `${width * 0.2}" fill="#0b0506" opacity=".8"/>`;
