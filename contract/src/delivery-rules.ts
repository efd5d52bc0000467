import { addDays, type Day } from "./core/days.ts";
import type { Country } from "./order-rules.ts";

/** Weekdays that a parcel travels. */
export interface Transit {
  min: number;
  max: number;
}

/** What the promise of a day is made from. */
export interface DeliveryRules {
  /** Working days of the shop between the order and the carrier. */
  handling_days: number;
  /** A time like "14:00": what is ordered later counts as ordered on the next working day. */
  cut_off: string;
  transit: Record<Country, Transit>;
  /** Whether the shop is open, from Monday to Sunday. */
  open: boolean[];
  /** Days on which it is closed. */
  holidays: Day[];
  time_zone: string;
  /** Where the shop itself is, for visitors who have not chosen a country. */
  country: Country;
}

export interface PromisedDays {
  from: Day;
  until: Day;
}

/** From 0 for Monday to 6 for Sunday. */
const weekdayOf = (day: Day): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

/** Nobody plans further. A shop that is open on no day promises nothing. */
const horizon = 400;

/** The day after so many days that count; with 0 it is this day or the next that counts. */
function dayAfter(day: Day, count: number, counts: (day: Day) => boolean): Day | undefined {
  let left = count;
  for (let offset = 0; offset < horizon; offset += 1) {
    const next = addDays(day, offset);
    if (counts(next) && left-- === 0) return next;
  }
  return undefined;
}

/** Making one takes far longer than using it. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" });
  clocks.set(timeZone, clock);
  return clock;
}

/** Date and time where the shop is: "2030-05-31" and "14:05". */
function localTime(now: Date, timeZone: string): [day: Day, time: string] {
  const parts = clockOf(timeZone).format(now);
  return [parts.slice(0, 10), parts.slice(11, 16)];
}

/**
 * When something that is ordered now arrives. The shop packs on days when it is open, and carriers drive from Monday to
 * Friday.
 */
export function promiseDelivery(rules: DeliveryRules, country: Country, now: Date): PromisedDays | undefined {
  const [today, time] = localTime(now, rules.time_zone);
  const isOpen = (day: Day) => rules.open[weekdayOf(day)] === true && !rules.holidays.includes(day);
  const isWeekday = (day: Day) => weekdayOf(day) < 5;
  const first = dayAfter(time < rules.cut_off ? today : addDays(today, 1), 0, isOpen);
  const sent = first && dayAfter(first, rules.handling_days, isOpen);
  if (!sent) return undefined;
  const { min, max } = rules.transit[country];
  const arrival = (days: number) => dayAfter(addDays(sent, 1), Math.max(days, 1) - 1, isWeekday) as Day;
  return { from: arrival(min), until: arrival(Math.max(min, max)) };
}

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const shortDay = (day: Day) => `${months[Number(day.slice(5, 7)) - 1]} ${Number(day.slice(8))}`;

/** `Nov 21 – 24`, `Nov 28 – Dec 2`, or one day. */
export function describePromise({ from, until }: PromisedDays): string {
  if (from === until) return shortDay(from);
  return `${shortDay(from)} – ${from.slice(0, 7) === until.slice(0, 7) ? Number(until.slice(8)) : shortDay(until)}`;
}
