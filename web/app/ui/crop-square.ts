/** A square of a picture, in its pixels. */
export interface Square {
  left: number;
  top: number;
  side: number;
}

export interface Size {
  width: number;
  height: number;
}

const clamp = (value: number, max: number) => Math.round(Math.min(Math.max(value, 0), Math.max(max, 0)));

/** The largest one, in the middle. */
export function largestSquare({ width, height }: Size): Square {
  const side = Math.min(width, height);
  return { left: clamp((width - side) / 2, width), top: clamp((height - side) / 2, height), side };
}

export const moveSquare = ({ side }: Square, to: { left: number; top: number }, { width, height }: Size): Square => ({
  left: clamp(to.left, width - side),
  top: clamp(to.top, height - side),
  side,
});

/** Around its middle, as far as the edges allow. */
export function resizeSquare({ left, top, side }: Square, wanted: number, size: Size): Square {
  const next = Math.max(1, clamp(wanted, Math.min(size.width, size.height)));
  const shift = (side - next) / 2;
  return moveSquare({ left, top, side: next }, { left: left + shift, top: top + shift }, size);
}
