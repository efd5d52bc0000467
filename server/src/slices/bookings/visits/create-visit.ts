import type { StaffVisit, VisitDraft } from "@pawhaven/contract";
import { recordAudit } from "../../../platform/audit/record-audit.ts";
import type { StaffCaller } from "../../../platform/auth/staff-sessions.ts";
import { newToken } from "../../../platform/auth/tokens.ts";
import { mapConstraintErrors } from "../../../platform/db/constraint-errors.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { invalidField } from "../../clinic/errors.ts";
import { findService, type ServiceRow } from "../../clinic/find-service.ts";
import { lockCalendar } from "../../clinic/lock-calendar.ts";
import { nameResources } from "../../clinic/name-resources.ts";
import type { BookingContext } from "../booking-context.ts";
import { queueBookingConfirmedMail } from "../mails.ts";
import { insertBooking } from "../store.ts";
import { visitConstraintErrors } from "./errors.ts";
import { findWhoComes } from "./find-who-comes.ts";
import { toStaffVisitDto } from "./serialize.ts";
import { visitById, visitByRequest, type VisitRow } from "./store.ts";
import { takeTime } from "./take-time.ts";
import { minuteMs, visitTimes } from "./visit-times.ts";

/** For somebody who calls or stands here. A repeated call with the same key returns the first visit. */
export async function createVisit(
  context: BookingContext,
  caller: StaffCaller,
  draft: VisitDraft,
  requestKey: string | null,
  now: Date,
): Promise<StaffVisit> {
  const row = await context.database
    .transaction(async (tx) => {
      const clinic = await context.content.lockClinic(tx);
      const service = await findOfferedService(tx, draft.service_id);
      const person = await findWhoComes(tx, draft);
      await lockCalendar(tx, [draft.date]);
      const repeated = requestKey === null ? undefined : await visitByRequest(tx, caller.staffId, requestKey);
      if (repeated) return repeated;
      const times = visitTimes(clinic.timeZone, draft, (draft.minutes ?? service.minutes) * minuteMs);
      const values = { ...valuesOf(draft), ...person, ...times, createdBy: caller.staffId, requestKey, bookedAt: now };
      const { id } = await insertBooking(tx, values);
      const wishes = { resourceIds: draft.resource_ids ?? [], held: [], override: draft.override };
      const { species } = (await visitById(tx, id)) as VisitRow;
      await takeTime(tx, clinic, { bookingId: id, service, ...times, species, ...wishes }, now);
      return recordVisit(tx, context, caller, (await visitById(tx, id)) as VisitRow, now);
    })
    .catch(mapConstraintErrors(visitConstraintErrors));
  return toStaffVisitDto(row, now);
}

/** Also one that customers cannot book by themselves. */
async function findOfferedService(tx: Tx, id: number): Promise<ServiceRow> {
  const service = await findService(tx, id);
  if (!service || service.archivedAt !== null) throw invalidField("service_id", "Please select a service.");
  return service;
}

const valuesOf = ({ source, service_id: serviceId, price_cents, notes, private_note: privateNote }: VisitDraft) => ({
  source,
  serviceId,
  notes,
  privateNote,
  ...(price_cents !== undefined && { priceCents: price_cents }),
  status: source === "walk-in" ? ("Arrived" as const) : ("Confirmed" as const),
  calendarKey: newToken(),
});

async function recordVisit(
  tx: Tx,
  context: BookingContext,
  caller: StaffCaller,
  row: VisitRow,
  now: Date,
): Promise<VisitRow> {
  const { id, userId, source, serviceName: service, date, timeSlot: time, priceCents, resourceIds } = row;
  await recordAudit(tx, caller, {
    action: "booked",
    object: { kind: "booking", id },
    after: { source, service, date, time, price_cents: priceCents, with: await nameResources(tx, resourceIds) },
    personId: userId,
  });
  if (source === "phone" && row.endsAt > now) await queueBookingConfirmedMail(tx, context, row);
  return row;
}
