import type { BodyOf, Booking, careDueEndpoints } from "@pawhaven/contract";
import type { Caller } from "../../platform/auth/sessions.ts";
import { createBooking } from "../bookings/create-booking.ts";
import { invalidField } from "../clinic/errors.ts";
import type { CareContext } from "./care-context.ts";
import { bookedAlready, dueNotFound, notDueAnyMore } from "./errors.ts";
import { serviceFor } from "./service-for.ts";
import { ownDue } from "./store.ts";
import { describeDay } from "./why.ts";

/** One tap. It is booked as every other visit is; the database allows one at a time for the same thing. */
export async function bookDueCare(
  context: CareContext,
  caller: Caller,
  id: number,
  { date, time_slot }: BodyOf<typeof careDueEndpoints.bookDueCare>,
  now: Date,
): Promise<Booking> {
  const { db } = context.database;
  const due = await ownDue(db, caller.userId, id, now);
  if (!due) throw dueNotFound();
  if (due.status !== "open") throw notDueAnyMore();
  if (due.booking?.is_for_it) throw bookedAlready();
  // mutant(due-care.test.ts): nothing is booked before it can be given
  if (date < due.fromOn) throw invalidField("date", `Please choose a day from ${describeDay(due.fromOn)} on.`);
  const service = await serviceFor(db, due);
  if (!service) throw invalidField("time_slot", "This cannot be booked online. Please call us.");
  const draft = { pet_id: due.userpetId, service_id: service.id, date, time_slot, notes: due.name, intake: [] };
  return createBooking(context, caller, draft, now, due.id);
}
