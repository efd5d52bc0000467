import { offerMinutes } from "@pawhaven/contract";
import { lockUser } from "../../../platform/auth/lock-user.ts";
import { newToken } from "../../../platform/auth/tokens.ts";
import { mapConstraintErrors } from "../../../platform/db/constraint-errors.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { CapError } from "../../../platform/caps.ts";
import { ApiError } from "../../../platform/http/api-error.ts";
import { findService, type ServiceRow } from "../../clinic/find-service.ts";
import type { OfferedTime } from "../../clinic/list-times.ts";
import { lockCalendar } from "../../clinic/lock-calendar.ts";
import { reserve } from "../../clinic/reserve.ts";
import type { Clinic } from "../../content/opening-hours.ts";
import { assertBookingCaps } from "../assert-booking-caps.ts";
import type { BookingContext } from "../booking-context.ts";
import { bookingConstraintErrors } from "../errors.ts";
import { queueOfferMail } from "./mails.ts";
import { chosenFor } from "../resolve-parts.ts";
import { type BookingRow, insertBooking, lockUserpet } from "../store.ts";
import { insertOffer, lockWaiting, type Waiting } from "./store.ts";

type Outcome = "offered" | "not free" | "not waiting";

/** Holds a time for a customer who waits, and says so by mail. Somebody else may be faster. */
export const offerTime = (context: BookingContext, entry: Waiting, time: OfferedTime, now: Date): Promise<Outcome> =>
  context.database
    .transaction(async (tx): Promise<Outcome> => {
      const clinic = await context.content.lockClinic(tx);
      if (!(await lockEntry(tx, entry, time))) return "not waiting";
      await assertBookingCaps(tx, context, entry, now);
      const row = await holdTime(tx, clinic, entry, time, now);
      const expiresAt = new Date(Number(now) + offerMinutes * 60_000);
      const { id: bookingId, startsAt } = row;
      await insertOffer(tx, { waitlistId: entry.id, bookingId, startsAt, offeredAt: now, expiresAt });
      await queueOfferMail(tx, context, row, expiresAt);
      return "offered";
    })
    .catch(mapConstraintErrors(bookingConstraintErrors))
    .catch(outcomeOf);

/** In the order of all locks: customer, pet, calendar. */
async function lockEntry(tx: Tx, { id, userId, petId }: Waiting, { date }: OfferedTime): Promise<boolean> {
  await lockUser(tx, userId);
  if (!(await lockUserpet(tx, userId, petId))) return false;
  await lockCalendar(tx, [date]);
  return lockWaiting(tx, id);
}

async function holdTime(
  tx: Tx,
  clinic: Clinic,
  { userId, petId, serviceId, personId }: Waiting,
  { date, time, startsAt, endsAt }: OfferedTime,
  now: Date,
): Promise<BookingRow> {
  const service = (await findService(tx, serviceId)) as ServiceRow;
  const who = { userId, petId, serviceId, personId, calendarKey: newToken() };
  const when = { date, timeSlot: time, startsAt, endsAt, bookedAt: now };
  const row = await insertBooking(tx, { ...who, ...when, status: "Held" });
  await reserve(tx, clinic, row.id, {
    service,
    chosen: await chosenFor(tx, service, personId),
    date,
    startsAt,
    endsAt,
  });
  return row;
}

/** The pet may be elsewhere at that time, the time taken or no longer offered. */
function outcomeOf(error: unknown): Outcome {
  if (error instanceof CapError) return "not waiting";
  if (error instanceof ApiError && ["slot_taken", "conflict", "invalid"].includes(error.code)) return "not free";
  throw error;
}
