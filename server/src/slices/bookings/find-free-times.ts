import {
  addDays,
  bookableDaysAhead,
  type ReplyOf,
  type TimesQuery,
  type visitBookingEndpoints,
} from "@pawhaven/contract";
import { datesBetween } from "../clinic/days.ts";
import { listTimes, type OfferedTime } from "../clinic/list-times.ts";
import type { BookingContext } from "./booking-context.ts";
import { resolveParts } from "./resolve-parts.ts";
import { todayAt } from "../../platform/days.ts";

type Context = Pick<BookingContext, "database" | "content">;

interface Days {
  from: string;
  to: string;
}

/** Looks for what the query wants on days that can be booked. */
async function openSearch({ database: { db }, content }: Context, query: TimesQuery, now: Date) {
  const { service_id, followed_by: following = [], person_id: personId } = query;
  const { parts, person } = await resolveParts(db, { serviceIds: [service_id, ...following], personId });
  const clinic = await content.clinic();
  const today = todayAt(clinic, now);
  const [first, ...followedBy] = parts;
  return {
    person: person ? { id: person.id, name: person.name } : null,
    bookable: { from: today, to: addDays(today, bookableDaysAhead) },
    freeTimes: async (days: Days): Promise<OfferedTime[]> => {
      const times = await listTimes(db, clinic, { ...first, followedBy, ...days });
      return times.filter(({ isFree, startsAt }) => isFree && startsAt > now);
    },
  };
}

export async function listFreeDays(
  context: Context,
  query: TimesQuery & { from?: string | undefined; to?: string | undefined },
  now: Date,
): Promise<ReplyOf<typeof visitBookingEndpoints.listFreeDays>> {
  const { bookable, freeTimes } = await openSearch(context, query, now);
  const from = latest(query.from ?? bookable.from, bookable.from);
  const to = earliest(query.to ?? bookable.to, bookable.to);
  if (from > to) return { days: [] };
  const free = Map.groupBy(await freeTimes({ from, to }), ({ date }) => date);
  return { days: datesBetween(from, to).map((date) => ({ date, free: free.get(date)?.length ?? 0 })) };
}

/** Usually something is free soon; if not, all other days are searched at once. */
const daysSearchedFirst = 7;

type NextTimes = ReplyOf<typeof visitBookingEndpoints.listNextFreeTimes>;

export async function listNextFreeTimes(
  context: Context,
  { count, ...query }: TimesQuery & { count: number; from?: string | undefined },
  now: Date,
): Promise<NextTimes> {
  const { times } = await listSoonFreeTimes(context, { ...query, atLeast: count }, now);
  return { times: times.slice(0, count) };
}

/** Those of the first days, and of all others only if these are too few. */
export async function listSoonFreeTimes(
  context: Context,
  { atLeast, ...query }: TimesQuery & { atLeast: number; from?: string | undefined },
  now: Date,
): Promise<NextTimes> {
  const { person, bookable, freeTimes } = await openSearch(context, query, now);
  const from = latest(query.from ?? bookable.from, bookable.from);
  const soon = earliest(addDays(from, daysSearchedFirst - 1), bookable.to);
  const found = await freeTimes({ from, to: soon });
  if (found.length < atLeast && soon < bookable.to)
    found.push(...(await freeTimes({ from: addDays(soon, 1), to: bookable.to })));
  const times = found.map(({ date, time, startsAt }) => ({
    date,
    time_slot: time,
    starts_at: startsAt.toISOString(),
    person,
  }));
  return { times };
}

const latest = (one: string, other: string) => (one > other ? one : other);
const earliest = (one: string, other: string) => (one < other ? one : other);
