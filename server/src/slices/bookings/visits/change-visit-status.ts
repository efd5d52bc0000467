import {
  canVisitBecome,
  type StaffVisit,
  type visitsEndpoints,
  visitStatusNames,
  type BodyOf,
} from "@pawhaven/contract";
import { recordAudit } from "../../../platform/audit/record-audit.ts";
import type { StaffCaller } from "../../../platform/auth/staff-sessions.ts";
import { mapConstraintErrors } from "../../../platform/db/constraint-errors.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { ApiError } from "../../../platform/http/api-error.ts";
import type { BookingContext } from "../booking-context.ts";
import { queueBookingCancelledMail } from "../cancelled-mails.ts";
import { queueBookingConfirmedMail } from "../mails.ts";
import { visitConstraintErrors } from "./errors.ts";
import { assertRevision, lockVisit } from "./lock-visit.ts";
import { toStaffVisitDto } from "./serialize.ts";
import { updateVisit, type VisitRow } from "./store.ts";

type StatusChange = BodyOf<typeof visitsEndpoints.changeVisitStatus>;

/** Idempotent: repeating a change does nothing and sends no second mail. */
export async function changeVisitStatus(
  context: BookingContext,
  caller: StaffCaller,
  id: number,
  { revision, status, ...answer }: StatusChange,
  now: Date,
): Promise<StaffVisit> {
  const row = await context.database
    .transaction(async (tx) => {
      const before = await lockVisit(tx, id, { answer });
      await recordStatus(tx, caller, before, status);
      if (before.status === status) return before;
      assertRevision(before, revision);
      assertPossible(before, status, now);
      // mutant(../../orders/collecting/collecting.test.ts): staff are asked what becomes of goods that wait at a visit
      if (status === "Cancelled") await context.goods.settle(tx, before, answer, caller);
      const after = await updateVisit(tx, id, { status });
      if (after.endsAt > now) await tellCustomer(tx, context, before, after);
      return after;
    })
    .catch(mapConstraintErrors(visitConstraintErrors));
  return toStaffVisitDto(row, now);
}

const recordStatus = (tx: Tx, caller: StaffCaller, before: VisitRow, status: VisitRow["status"]): Promise<void> =>
  recordAudit(tx, caller, {
    action: "status changed",
    object: { kind: "booking", id: before.id },
    before: { status: before.status },
    after: { status },
    personId: before.userId,
  });

function assertPossible({ status: from, startsAt }: VisitRow, status: VisitRow["status"], now: Date): void {
  // mutant(visits.test.ts): a visit follows the table of transitions
  if (!canVisitBecome(from, status))
    throw new ApiError("conflict", `This visit is ${visitStatusNames[from]} and cannot become ${status}.`);
  // mutant(visits.test.ts): nobody has missed a visit that has not begun
  if (status === "No-show" && startsAt > now) throw new ApiError("conflict", "This visit has not begun yet.");
}

/** A corrected status is no news. */
async function tellCustomer(tx: Tx, context: BookingContext, before: VisitRow, after: VisitRow): Promise<void> {
  if (after.status === "Cancelled") await queueBookingCancelledMail(tx, context, [after], "asked");
  if (before.status === "Pending" && after.status === "Confirmed") await queueBookingConfirmedMail(tx, context, after);
}
