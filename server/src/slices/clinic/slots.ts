import type { OpenSpan } from "@pawhaven/contract";
import type { Clinic } from "../content/opening-hours.ts";
import { dayClock } from "./day-clock.ts";

export interface Slot {
  /** Local start time, like 09:30. */
  time: string;
  startsAt: Date;
  endsAt: Date;
}

export interface SlotLength {
  minutes: number;
  /** From one start to the next; by default slots are back to back. */
  everyMinutes?: number;
}

const minuteMs = 60_000;

/**
 * The slots from opening to closing, each as long as the service takes. They are computed in elapsed time, so a
 * daylight-saving change makes none longer or shorter. When the clocks go back, an hour occurs twice; its second
 * occurrence is not offered, because its local times would be ambiguous.
 */
export function slotsOn(clinic: Clinic, date: string, { minutes, everyMinutes = minutes }: SlotLength): Slot[] {
  const open = openTimeOn(clinic, date);
  if (!open) return [];
  const clock = dayClock(clinic.timeZone, date);
  const slots: Slot[] = [];
  const lastStart = Number(open.to) - minutes * minuteMs;
  for (let start = Number(open.from); start <= lastStart; start += everyMinutes * minuteMs) {
    const time = clock.timeAt(start);
    if (clock.instantAt(time) === start)
      slots.push({ time, startsAt: new Date(start), endsAt: new Date(start + minutes * minuteMs) });
  }
  return slots;
}

/** 1 is Monday. */
export const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay() || 7;

const openingHoursOn = ({ week, holidays }: Clinic, date: string): OpenSpan | null =>
  holidays.includes(date) ? null : (week[weekdayOf(date) - 1] ?? null);

/** From opening to closing, or null on a day when the clinic is closed. */
export function openTimeOn(clinic: Clinic, date: string): { from: Date; to: Date } | null {
  const span = openingHoursOn(clinic, date);
  if (!span) return null;
  const clock = dayClock(clinic.timeZone, date);
  return { from: new Date(clock.instantAt(span.opens)), to: new Date(clock.instantAt(span.closes)) };
}

export const isOpenOn = (clinic: Clinic, date: string): boolean => openingHoursOn(clinic, date) !== null;
