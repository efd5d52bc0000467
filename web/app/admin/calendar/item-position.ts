import type { CSSProperties } from "react";
import type { Span } from "./layout/clock.ts";
import { drawnEnd, type Placed } from "./layout/lanes.ts";

/** An hour is drawn as high as this; 15 minutes then have room for a line of text. */
const remPerHour = 5;

const rem = (minutes: number): string => `${(minutes / 60) * remPerHour}rem`;

export const heightOf = ({ from, to }: Span): string => rem(to - from);

export const topOf = (minute: number, hours: Span): string => rem(minute - hours.from);

/** The part of a time that lies within the drawn hours. */
export const spanPosition = ({ from, to }: Span, hours: Span): CSSProperties => {
  const start = Math.max(from, hours.from);
  return { top: topOf(start, hours), height: rem(Math.min(to, hours.to) - start) };
};

export const itemPosition = (placed: Placed<unknown>, hours: Span): CSSProperties => ({
  ...spanPosition({ from: placed.from, to: drawnEnd(placed) }, hours),
  left: `${(placed.lane / placed.lanes) * 100}%`,
  width: `${100 / placed.lanes}%`,
});
