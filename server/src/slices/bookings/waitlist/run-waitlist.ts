import { Temporal } from "temporal-polyfill";
import type { Clinic } from "../../content/opening-hours.ts";
import { lockCalendar } from "../../clinic/lock-calendar.ts";
import type { BookingContext } from "../booking-context.ts";
import { offerFreeTimes } from "./offer-free-times.ts";
import { daysOfDueOffers, deletePastEntries, endOffers } from "./store.ts";
import { todayAt } from "../../../platform/days.ts";

/** A job. An offer that nobody answered makes its time free, and the next in line gets it. */
export async function runWaitlist(context: BookingContext, now: Date): Promise<void> {
  await endDueOffers(context, now);
  const clinic = await context.content.clinic();
  const today = todayAt(clinic, now);
  await deletePastEntries(context.database.db, today);
  if (isTimeForOffers(clinic, now)) await offerFreeTimes(context, clinic, today, now);
}

async function endDueOffers({ database }: BookingContext, now: Date): Promise<void> {
  const days = await daysOfDueOffers(database.db, now);
  if (days.length === 0) return;
  await database.transaction(async (tx) => {
    await lockCalendar(tx, days);
    await endOffers(tx, { dueAt: now, days }, "expired");
  });
}

const firstHour = 8;
const lastHour = 20;

/** Nobody is woken up, and nobody loses a time while asleep. */
function isTimeForOffers({ timeZone }: Clinic, now: Date): boolean {
  const { hour } = Temporal.Instant.fromEpochMilliseconds(Number(now)).toZonedDateTimeISO(timeZone);
  // mutant(waitlist.test.ts): times are offered during the day only
  return hour >= firstHour && hour < lastHour;
}
