import { minutesPerDay, type Span } from "./clock.ts";
import type { CalendarColumn } from "./columns.ts";
import { visibleHours } from "./visible-hours.ts";

/** Blocks of whole days do not stretch the calendar to midnight. */
const isWholeDay = ({ from, to }: Span): boolean => from === 0 && to === minutesPerDay;

export const drawnHours = (columns: readonly CalendarColumn[]): Span =>
  visibleHours(columns.flatMap(({ open, items }) => [...open, ...items].filter((span) => !isWholeDay(span))));
