import type { Tx } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { lockCalendar } from "../clinic/lock-calendar.ts";
import type { BookingContext } from "./booking-context.ts";
import { queueBookingCancelledMail, type WhyCancelled } from "./cancelled-mails.ts";
import {
  deleteWaitlistOf,
  detachUserpetFromPastBookings,
  lockUpcomingOfUserpet,
  upcomingDatesOfUserpet,
  upcomingIdsOfUserpet,
  updateUpcoming,
} from "./store.ts";

interface UserpetRef {
  id: number;
  name: string;
}

/**
 * Prepares the bookings of a pet for its deletion, in the transaction that has locked the pet and deletes it.
 * Upcoming bookings are cancelled only with the customer's consent; past ones stay in the history under the pet's name.
 */
export async function detachUserpet(
  tx: Tx,
  context: BookingContext,
  userpet: UserpetRef,
  { cancelBookings, now }: { cancelBookings: boolean; now: Date },
): Promise<void> {
  const upcoming = await upcomingIdsOfUserpet(tx, userpet.id, now);
  // mutant(detach-userpet.test.ts): upcoming bookings are cancelled only with consent
  if (upcoming.length > 0 && !cancelBookings)
    throw upcomingBookingsConflict(userpet, upcoming.length, await context.goods.areWaiting(tx, upcoming));
  await cancelVisitsAhead(tx, context, userpet, "deleted", now);
  await detachUserpetFromPastBookings(tx, userpet.id, userpet.name, now);
}

/**
 * The pet is locked. Whoever booked gets a mail, and what waits at the visits is sent instead, which is mailed as well. The
 * pet also leaves the waitlist.
 */
export async function cancelVisitsAhead(
  tx: Tx,
  context: BookingContext,
  { id }: Pick<UserpetRef, "id">,
  why: Exclude<WhyCancelled, "asked">,
  now: Date,
): Promise<void> {
  const dates = await upcomingDatesOfUserpet(tx, id, now);
  if (dates.length > 0) await lockCalendar(tx, dates);
  for (const visitId of await lockUpcomingOfUserpet(tx, id, now)) {
    // mutant(../orders/collecting/collecting.test.ts): whoever waits for goods is told that they are sent
    await context.goods.settle(tx, { id: visitId }, { goods: "deliver" }, null);
  }
  const cancelled = await updateUpcoming(tx, { petId: id }, { status: "Cancelled" }, now);
  if (cancelled.length > 0) await queueBookingCancelledMail(tx, context, cancelled, why);
  await deleteWaitlistOf(tx, id);
}

const upcomingBookingsConflict = ({ name }: UserpetRef, count: number, goodsWait: boolean) =>
  new ApiError(
    "conflict",
    (count === 1
      ? `${name} has 1 upcoming booking. Deleting the pet cancels it.`
      : `${name} has ${count} upcoming bookings. Deleting the pet cancels them.`) +
      (goodsWait ? " What you would collect there is sent to your address instead." : ""),
  );
