import { canVisitBecome, type VisitDetails, type VisitFinish, visitStatusNames } from "@pawhaven/contract";
import { recordAudit } from "../../../platform/audit/record-audit.ts";
import type { StaffCaller } from "../../../platform/auth/staff-sessions.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { ApiError } from "../../../platform/http/api-error.ts";
import type { BookingContext } from "../booking-context.ts";
import { queueVisitFinishedMail } from "../mails.ts";
import { getVisit } from "./get-visit.ts";
import { assertRevision, lockVisit } from "./lock-visit.ts";
import { recordOf, saveRecord } from "./record-store.ts";
import { updateVisit, type VisitRow } from "./store.ts";

/** The visit is done. A visit that is done already gets a corrected record. */
export async function finishVisit(
  context: BookingContext,
  caller: StaffCaller,
  id: number,
  { revision, ...finish }: VisitFinish,
  now: Date,
): Promise<VisitDetails> {
  await context.database.transaction(async (tx) => {
    const visit = await lockVisit(tx, id);
    assertRevision(visit, revision);
    assertPossible(visit);
    await recordFinish(tx, caller, visit, finish);
    const { done, weight_kg: weightKg, comes_next: comesNext, visible_note: visibleNote } = finish;
    await saveRecord(tx, { bookingId: id, done, weightKg, comesNext, finishedAt: now, finishedBy: caller.staffId });
    const after = await updateVisit(tx, id, { status: "Done", visibleNote });
    if (visibleNote !== "" && visibleNote !== visit.visibleNote) await queueVisitFinishedMail(tx, context, after);
  });
  return getVisit(context.database.db, id, now);
}

function assertPossible({ status }: VisitRow): void {
  // mutant(visits.test.ts): only a visit that takes place can be finished
  if (status !== "Done" && !canVisitBecome(status, "Done"))
    throw new ApiError("conflict", `This visit is ${visitStatusNames[status]} and cannot be finished.`);
}

async function recordFinish(
  tx: Tx,
  caller: StaffCaller,
  visit: VisitRow,
  after: Omit<VisitFinish, "revision">,
): Promise<void> {
  const { done = "", weightKg = null, comesNext = "" } = (await recordOf(tx, visit.id)) ?? {};
  const written = { done, weight_kg: weightKg, comes_next: comesNext, visible_note: visit.visibleNote };
  await recordAudit(tx, caller, {
    action: "finished",
    object: { kind: "booking", id: visit.id },
    before: { status: visit.status, ...written },
    after: { status: "Done", ...after },
    personId: visit.userId,
  });
}
