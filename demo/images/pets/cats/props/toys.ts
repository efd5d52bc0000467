import { type Colour, mix } from "../../../lib/colour.ts";
import { floorShadow } from "../../../lib/backdrop.ts";
import type { Drawing } from "../../../lib/drawing.ts";
import { type Point, smooth } from "../../../lib/path.ts";
import { randomFrom } from "../../../lib/random.ts";
import { hair } from "../fur.ts";

/** A ball of wool standing on the floor at (x, y), with its loose thread. */
export function yarn(
  drawing: Drawing,
  [x, y]: Point,
  radius: number,
  colour: Colour,
  thread: readonly Point[],
): string {
  const random = randomFrom(`yarn:${x}`);
  const middle = y - radius;
  const fill = drawing.radial([0.34, 0.28], 0.8, [
    [0, mix(colour, "#fff4e6", 0.4)],
    [0.5, colour],
    [1, mix(colour, "#3a0f1c", 0.42)],
  ]);
  const disc = `M${x - radius} ${middle}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0Z`;
  let windings = "";
  for (const turn of [-62, -18, 34, 78]) {
    for (let index = -4; index <= 4; index++) {
      const light = random.chance(0.5);
      windings += `<path d="M${-radius} ${index * radius * 0.15}q${radius} ${radius * (0.24 + index * 0.07)} ${radius * 2} 0" transform="translate(${x} ${middle}) rotate(${turn + index * 2})" stroke="${light ? mix(colour, "#fff4e6", 0.5) : mix(colour, "#3a0f1c", 0.5)}" stroke-width="${radius * 0.05}" opacity="${turn === 78 ? 0.5 : 0.28}" fill="none"/>`;
    }
  }
  const loose = smooth(thread, { closed: false });
  return (
    `<path d="${loose}" fill="none" stroke="#5b3a20" stroke-width="8" opacity=".2" transform="translate(2 5)" filter="${drawing.blur(3)}"/>` +
    `<path d="${loose}" fill="none" stroke="${mix(colour, "#3a0f1c", 0.14)}" stroke-width="6.5" stroke-linecap="round"/><path d="${loose}" fill="none" stroke="${mix(colour, "#fff4e6", 0.45)}" stroke-width="2" stroke-linecap="round" stroke-dasharray="5 5" opacity=".7"/>` +
    floorShadow(drawing, [x + radius * 0.15, y - 2], [radius * 1.05, radius * 0.24], 0.32) +
    `<path d="${disc}" fill="${fill}"/><g clip-path="${drawing.clip(disc)}">${windings}<circle cx="${x - radius * 0.2}" cy="${middle - radius * 0.25}" r="${radius}" fill="none" stroke="#3a0f1c" stroke-width="${radius * 0.4}" opacity=".26" filter="${drawing.blur(Math.round(radius * 0.18))}"/></g>`
  );
}

/** A felt mouse facing right (left with a negative scale), standing on the floor at (x, y). */
export function feltMouse(drawing: Drawing, [x, y]: Point, scale: number, colour: Colour, accent: Colour): string {
  const fill = drawing.linear(
    [0.2, 0],
    [0.6, 1],
    [
      [0, mix(colour, "#fff6ea", 0.35)],
      [0.5, colour],
      [1, mix(colour, "#3a2030", 0.35)],
    ],
  );
  const size = Math.abs(scale);
  const body = "M-78 0C-86-52-40-76 6-66 48-58 84-28 92-8 94 0 86 4 76 4H-66Q-76 4-78 0Z";
  return (
    floorShadow(drawing, [x + 4 * size, y], [92 * size, 14 * size], 0.34) +
    `<g transform="translate(${x} ${y}) scale(${scale} ${size})">` +
    `<path d="M-74-10C-120-6-128-44-160-34-186-26-184 0-206 2" fill="none" stroke="${mix(accent, "#3a2030", 0.12)}" stroke-width="7" stroke-linecap="round"/>` +
    `<path d="${body}" fill="${fill}"/><g clip-path="${drawing.clip(body)}"><path d="M-90 0Q0 26 100 0" stroke="#3a2030" stroke-width="30" fill="none" opacity=".25" filter="${drawing.blur(9)}"/></g>` +
    `<path d="M-60-30Q-30-52 6-52 44-46 70-18" fill="none" stroke="#fff6ea" stroke-width="2.5" stroke-dasharray="7 6" opacity=".75"/>` +
    `<ellipse cx="18" cy="-62" rx="24" ry="22" fill="${mix(colour, "#3a2030", 0.14)}"/><ellipse cx="19" cy="-60" rx="15" ry="14" fill="${accent}"/>` +
    `<circle cx="56" cy="-28" r="5.5" fill="#2a1a1c"/><circle cx="54.5" cy="-30" r="1.8" fill="#fff"/><circle cx="91" cy="-6" r="7" fill="${accent}"/>` +
    `<path d="M74-10l30-14M76-6l34 0M74-2l30 12" stroke="#fffaf2" stroke-width="2" stroke-linecap="round" opacity=".9"/></g>`
  );
}

/** A wand from the upper left edge, its cord and a bunch of feathers whose quills meet at `to`. */
export function featherWand(drawing: Drawing, to: Point, colours: readonly Colour[]): string {
  const [x, y] = to;
  const wood = drawing.linear(
    [0, 0],
    [1, 1],
    [
      [0, "#e0b57f"],
      [1, "#a8743d"],
    ],
  );
  const feathers = colours
    .map(
      (colour, index) =>
        `<g transform="translate(${x} ${y}) rotate(${-34 + index * (76 / Math.max(1, colours.length - 1))})">${feather(drawing, colour, index)}</g>`,
    )
    .join("");
  return (
    `<path d="M-10 210L${x + 62} 34" stroke="#5b3a20" stroke-width="11" opacity=".16" transform="translate(8 14)" filter="${drawing.blur(5)}"/>` +
    `<path d="M-10 208L${x + 60} 30 ${x + 64} 37-4 218Z" fill="${wood}" stroke="#a8743d" stroke-width="3" stroke-linejoin="round"/>` +
    `<path d="M${x + 61} 34C${x + 110} 60 ${x + 66} 120 ${x} ${y}" fill="none" stroke="#7c6a5c" stroke-width="3.2" stroke-linecap="round"/>${feathers}` +
    `<circle cx="${x}" cy="${y}" r="11" fill="${drawing.radial([0.35, 0.3], 0.8, [
      [0, "#ffe9ae"],
      [0.5, "#e8b64a"],
      [1, "#a87420"],
    ])}"/>`
  );
}

function feather(drawing: Drawing, colour: Colour, index: number): string {
  const random = randomFrom(`feather:${index}`);
  const vane = "M0 6C-20 34-26 84-4 132 22 92 22 38 0 6Z";
  let barbs = "";
  for (let step = 0; step < 22; step++) {
    const y = 16 + step * 5;
    const side = step % 2 ? 1 : -1;
    barbs += hair([-step * 0.1, y], [side * random.between(14, 26), y + random.between(14, 26)], 2.4, side * 3);
  }
  return (
    `<path d="${vane}" fill="${drawing.linear(
      [0, 0],
      [0.4, 1],
      [
        [0, mix(colour, "#fff6ea", 0.45)],
        [0.6, colour],
        [1, mix(colour, "#3a2030", 0.2)],
      ],
    )}"/>` +
    `<path d="${barbs}" fill="${mix(colour, "#fff6ea", 0.35)}" opacity=".6"/><path d="M0 0Q-2 60-4 120" fill="none" stroke="${mix(colour, "#3a2030", 0.35)}" stroke-width="2.6" stroke-linecap="round"/>`
  );
}
