import type { Span } from "./clock.ts";

const usualHours: Span = { from: 8 * 60, to: 18 * 60 };

/** Full hours from the first thing of the days to the last: opening, visits, blocks of a part of the day. */
export function visibleHours(spans: readonly Span[]): Span {
  if (spans.length === 0) return usualHours;
  const from = Math.min(...spans.map((span) => span.from));
  const to = Math.max(...spans.map((span) => span.to));
  return { from: Math.floor(from / 60) * 60, to: Math.ceil(to / 60) * 60 };
}

export const hoursIn = ({ from, to }: Span): number[] =>
  Array.from({ length: (to - from) / 60 }, (_, hour) => from + hour * 60);
