import { addDays, bookableDaysAhead, offerMinutes, type PartOfDay } from "@pawhaven/contract";
import type { Db } from "../../../platform/db/database.ts";
import { findService } from "../../clinic/find-service.ts";
import { listTimes, type OfferedTime } from "../../clinic/list-times.ts";
import type { Clinic } from "../../content/opening-hours.ts";
import type { BookingContext } from "../booking-context.ts";
import { chosenFor } from "../resolve-parts.ts";
import { offerTime } from "./offer-time.ts";
import { type Waiting, waitingEntries } from "./store.ts";

/** The longest waiting choose first. */
export async function offerFreeTimes(context: BookingContext, clinic: Clinic, today: string, now: Date): Promise<void> {
  const { db } = context.database;
  const entries = await waitingEntries(db, today);
  const listings = new Map<string, Promise<OfferedTime[]>>();
  for (const entry of entries) {
    const wanted = `${entry.serviceId} ${entry.personId}`;
    const listing = listings.get(wanted) ?? freeTimes(db, clinic, entry, today);
    listings.set(wanted, listing);
    const times = (await listing).filter((time) => suits(entry, time, now));
    await offerFirst(context, entry, times, now);
  }
}

/** Listed once for everybody who waits for the same service and person. */
async function freeTimes(db: Db, clinic: Clinic, entry: Waiting, today: string): Promise<OfferedTime[]> {
  const service = await findService(db, entry.serviceId);
  if (!service?.isOnline || service.archivedAt !== null) return [];
  const chosen = await chosenFor(db, service, entry.personId);
  const days = { from: today, to: addDays(today, bookableDaysAhead) };
  return (await listTimes(db, clinic, { service, chosen, ...days })).filter(({ isFree }) => isFree);
}

/** Nobody is offered a time twice, nor one that begins before the offer ends. */
const suits = (entry: Waiting, { date, time, startsAt }: OfferedTime, now: Date): boolean =>
  date >= entry.firstDay &&
  date <= entry.lastDay &&
  isInPart(entry.partOfDay, time) &&
  Number(startsAt) > Number(now) + offerMinutes * 60_000 &&
  !entry.offered.includes(Number(startsAt));

const isInPart = (part: PartOfDay, time: string): boolean => part === "any" || (part === "morning") === time < "12:00";

async function offerFirst(
  context: BookingContext,
  entry: Waiting,
  times: readonly OfferedTime[],
  now: Date,
): Promise<void> {
  for (const time of times) if ((await offerTime(context, entry, time, now)) !== "not free") return;
}
