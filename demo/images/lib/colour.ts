/** Colours are '#rrggbb'. Shadows lean warm brown and lights lean cream, never plain black or white. */
export type Colour = `#${string}`;

const channels = (colour: Colour) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

export function mix(from: Colour, to: Colour, share: number): Colour {
  const target = channels(to);
  const mixed = channels(from).map((value, index) => Math.round(value + ((target[index] ?? 0) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

export const darker = (colour: Colour, share: number) => mix(colour, "#2a1408", share);
export const lighter = (colour: Colour, share: number) => mix(colour, "#fff8ec", share);
