import type { CareRecordDraft, VisitDetails } from "@pawhaven/contract";
import type { StaffCaller } from "../../../platform/auth/staff-sessions.ts";
import { mapConstraintErrors } from "../../../platform/db/constraint-errors.ts";
import type { Tx } from "../../../platform/db/database.ts";
import type { BookingContext } from "../booking-context.ts";
import { visitConstraintErrors } from "./errors.ts";
import { getVisit } from "./get-visit.ts";
import { lockVisit } from "./lock-visit.ts";
import type { VisitRow } from "./store.ts";
import { voidVisitRecord, writeVisitCare } from "./write-visit-care.ts";

/** Also some days after the visit: a result that came later, or a correction. */
export const recordVisitCare = (
  context: BookingContext,
  caller: StaffCaller,
  id: number,
  draft: CareRecordDraft,
  now: Date,
): Promise<VisitDetails> =>
  withVisit(context, caller, id, now, (tx, visit) => writeVisitCare(tx, { context, caller, visit, now }, draft));

export const voidVisitCare = (
  context: BookingContext,
  caller: StaffCaller,
  id: number,
  recordId: number,
  now: Date,
): Promise<VisitDetails> =>
  withVisit(context, caller, id, now, (tx, visit) => voidVisitRecord(tx, { context, caller, visit, now }, recordId));

async function withVisit(
  context: BookingContext,
  caller: StaffCaller,
  id: number,
  now: Date,
  write: (tx: Tx, visit: VisitRow) => Promise<void>,
): Promise<VisitDetails> {
  await context.database
    .transaction(async (tx) => write(tx, await lockVisit(tx, id)))
    .catch(mapConstraintErrors(visitConstraintErrors));
  return getVisit(context.database.db, caller, id, now);
}
