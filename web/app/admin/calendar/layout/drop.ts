import type { Span } from "./clock.ts";

/** Dragging goes in steps of so many minutes; the dialog takes any. */
export const dragStep = 15;

const snap = (minute: number): number => Math.round(minute / dragStep) * dragStep;

/** Where a visit begins that was grabbed so many minutes below its top. It stays within the hours that are drawn. */
export function droppedStart(pointer: number, grabbedAt: number, minutes: number, hours: Span): number {
  const start = snap(pointer - grabbedAt);
  return Math.max(hours.from, Math.min(start, hours.to - Math.min(minutes, hours.to - hours.from)));
}

/** Where a visit ends whose lower edge was dragged; at least one step after it began. */
export const droppedEnd = (pointer: number, start: number, hours: Span): number =>
  Math.max(start + dragStep, Math.min(snap(pointer), hours.to));

/** The minute of a place within the drawn hours. */
export const minuteAt = (offset: number, height: number, { from, to }: Span): number =>
  from + (offset / height) * (to - from);
