import type { IntakeAnswer } from "@pawhaven/contract";
import type { Caller } from "../../platform/auth/sessions.ts";
import { lockUser } from "../../platform/auth/lock-user.ts";
import { newToken } from "../../platform/auth/tokens.ts";
import { mapConstraintErrors } from "../../platform/db/constraint-errors.ts";
import type { Tx } from "../../platform/db/database.ts";
import { backToBack } from "../clinic/back-to-back.ts";
import { dayClock } from "../clinic/day-clock.ts";
import { lockCalendar } from "../clinic/lock-calendar.ts";
import { reserve } from "../clinic/reserve.ts";
import type { Clinic } from "../content/opening-hours.ts";
import { assertBookingCaps } from "./assert-booking-caps.ts";
import type { BookingContext } from "./booking-context.ts";
import { bookingConstraintErrors, userpetNotFound } from "./errors.ts";
import { queueVisitBookedMail } from "./mails.ts";
import { type ResolvedVisit, resolveParts } from "./resolve-parts.ts";
import { resolveSlot } from "./resolve-slot.ts";
import { type BookingRow, insertBooking, lockUserpets, type NewBooking } from "./store.ts";
import { assertSuitsSpecies, readAnswers } from "./suits-visit.ts";

export interface VisitOrder {
  items: readonly {
    petId: number;
    serviceId: number;
    intake: readonly IntakeAnswer[];
    /** What is due and shall be done at the visit. */
    careDueId?: number | undefined;
  }[];
  date: string;
  time: string;
  personId: number | null | undefined;
  notes: string;
}

type Part = NewBooking & { userId: number; petId: number };

/** All of a visit or nothing: one transaction, one mail. */
export const saveVisit = (
  context: BookingContext,
  caller: Caller,
  order: VisitOrder,
  now: Date,
): Promise<BookingRow[]> =>
  context.database
    .transaction(async (tx) => {
      const visit = await resolveParts(tx, { ...order, serviceIds: order.items.map(({ serviceId }) => serviceId) });
      const clinic = await context.content.lockClinic(tx);
      const drafts = planParts(clinic, caller, order, visit, now);
      // mutant(booking-caps.test.ts): concurrent bookings of one customer are counted one after the other
      await lockUser(tx, caller.userId);
      await assertSuitsPets(tx, caller, order, visit);
      await lockCalendar(tx, [order.date]);
      const rows: BookingRow[] = [];
      for (const [index, draft] of drafts.entries()) {
        await assertBookingCaps(tx, context, draft, now);
        const row = await insertBooking(tx, draft);
        const { service, chosen } = visit.parts[index] as (typeof visit.parts)[number];
        const { date, startsAt, endsAt } = draft;
        await reserve(tx, clinic, row.id, { service, chosen, date, startsAt, endsAt });
        rows.push(row);
      }
      await queueVisitBookedMail(tx, context, rows);
      return rows;
    })
    .catch(mapConstraintErrors(bookingConstraintErrors));

function planParts(
  clinic: Clinic,
  { userId }: Caller,
  { items, date, time, notes }: VisitOrder,
  { parts }: ResolvedVisit,
  now: Date,
): Part[] {
  const slot = resolveSlot(clinic, parts[0].service, { date, time_slot: time }, now);
  const clock = dayClock(clinic.timeZone, date);
  const services = parts.map(({ service }) => service);
  return backToBack(services, Number(slot.startsAt)).map(({ from, to }, index) => {
    const { service, chosen } = parts[index] as (typeof parts)[number];
    const { petId, intake, careDueId = null } = items[index] as VisitOrder["items"][number];
    return {
      userId,
      petId,
      serviceId: service.id,
      personId: chosen[0] ?? null,
      date,
      timeSlot: clock.timeAt(from),
      startsAt: new Date(from),
      endsAt: new Date(to),
      notes,
      intake: readAnswers(service, intake),
      status: service.confirmsItself ? "Confirmed" : "Pending",
      careDueId,
      calendarKey: newToken(),
      bookedAt: now,
    };
  });
}

async function assertSuitsPets(
  tx: Tx,
  { userId }: Caller,
  { items }: VisitOrder,
  { parts }: ResolvedVisit,
): Promise<void> {
  const pets = await lockUserpets(
    tx,
    userId,
    items.map(({ petId }) => petId),
  );
  for (const [index, { petId }] of items.entries()) {
    const pet = pets.find(({ id }) => id === petId);
    if (!pet) throw userpetNotFound();
    assertSuitsSpecies((parts[index] as (typeof parts)[number]).service, pet);
  }
}
