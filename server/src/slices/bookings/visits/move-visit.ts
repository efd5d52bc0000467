import { hasPermission, movableBookingStatuses, type StaffVisit, type VisitMove } from "@pawhaven/contract";
import { recordAudit } from "../../../platform/audit/record-audit.ts";
import type { StaffCaller } from "../../../platform/auth/staff-sessions.ts";
import { mapConstraintErrors } from "../../../platform/db/constraint-errors.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { ApiError } from "../../../platform/http/api-error.ts";
import { findService, type ServiceRow } from "../../clinic/find-service.ts";
import { listResources } from "../../clinic/list-resources.ts";
import { nameResources } from "../../clinic/name-resources.ts";
import { release } from "../../clinic/release.ts";
import type { BookingContext } from "../booking-context.ts";
import { queueBookingRescheduledMail } from "../mails.ts";
import { visitConstraintErrors } from "./errors.ts";
import { assertRevision, lockVisit } from "./lock-visit.ts";
import { toStaffVisitDto } from "./serialize.ts";
import { updateVisit, visitById, type VisitRow } from "./store.ts";
import { takeTime } from "./take-time.ts";
import { minuteMs, visitTimes } from "./visit-times.ts";

/** Another time, length, person or room. One transaction: what it held is released only if the new can be taken. */
export async function moveVisit(
  context: BookingContext,
  caller: StaffCaller,
  id: number,
  move: VisitMove,
  now: Date,
): Promise<StaffVisit> {
  const row = await context.database
    .transaction(async (tx) => {
      const clinic = await context.content.lockClinic(tx);
      const before = await lockVisit(tx, id, { newDate: move.date });
      assertRevision(before, move.revision);
      await assertMayMove(tx, caller, before);
      const length =
        move.minutes === undefined ? Number(before.endsAt) - Number(before.startsAt) : move.minutes * minuteMs;
      const times = visitTimes(clinic.timeZone, move, length);
      const service = (await findService(tx, before.serviceId)) as ServiceRow;
      await updateVisit(tx, id, { ...times, ...(isLater(times, now) && { remindedAt: null }) });
      await release(tx, id);
      const { species, resourceIds: held } = before;
      const resourceIds = move.resource_ids ?? [];
      await takeTime(
        tx,
        clinic,
        { bookingId: id, service, ...times, species, resourceIds, held, override: move.override },
        now,
      );
      const after = (await visitById(tx, id)) as VisitRow;
      await recordMove(tx, caller, before, after);
      if (isToldOf(before, after, now)) await queueBookingRescheduledMail(tx, context, after);
      return after;
    })
    .catch(mapConstraintErrors(visitConstraintErrors));
  return toStaffVisitDto(row, now);
}

async function assertMayMove(tx: Tx, { role, staffId }: StaffCaller, { status, resourceIds }: VisitRow): Promise<void> {
  if (!movableBookingStatuses.some((movable) => movable === status))
    throw new ApiError("conflict", `This visit is ${status.toLowerCase()} and cannot be moved.`);
  if (hasPermission(role, "calendar.move")) return;
  const held = await listResources(tx, resourceIds);
  // mutant(visits.test.ts): vets and groomers move their own visits only
  if (!held.some((resource) => resource.staffId === staffId))
    throw new ApiError("forbidden", "You can move your own visits only.");
}

const isLater = ({ startsAt }: { startsAt: Date }, now: Date): boolean => startsAt > now;

/** Whoever is here already, or was here, needs no mail. */
const isToldOf = (before: VisitRow, after: VisitRow, now: Date): boolean =>
  Number(before.startsAt) !== Number(after.startsAt) &&
  after.startsAt > now &&
  (after.status === "Pending" || after.status === "Confirmed");

async function recordMove(tx: Tx, caller: StaffCaller, before: VisitRow, after: VisitRow): Promise<void> {
  await recordAudit(tx, caller, {
    action: "moved",
    object: { kind: "booking", id: after.id },
    before: await placeOf(tx, before),
    after: await placeOf(tx, after),
    personId: after.userId,
  });
}

const placeOf = async (tx: Tx, { date, timeSlot, startsAt, endsAt, resourceIds }: VisitRow) => ({
  date,
  time: timeSlot,
  minutes: (Number(endsAt) - Number(startsAt)) / minuteMs,
  with: await nameResources(tx, resourceIds),
});
