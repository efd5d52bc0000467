import {
  canVisitBecome,
  hasPermission,
  type VisitDetails,
  type VisitFinish,
  visitStatusNames,
} from "@pawhaven/contract";
import { recordAudit } from "../../../platform/audit/record-audit.ts";
import type { StaffCaller } from "../../../platform/auth/staff-sessions.ts";
import { mapConstraintErrors } from "../../../platform/db/constraint-errors.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { ApiError } from "../../../platform/http/api-error.ts";
import type { BookingContext } from "../booking-context.ts";
import { queueVisitFinishedMail } from "../mails.ts";
import { visitConstraintErrors } from "./errors.ts";
import { getVisit } from "./get-visit.ts";
import { assertRevision, lockVisit } from "./lock-visit.ts";
import { proposalsOf } from "./proposal-store.ts";
import { recordOf, saveRecord } from "./record-store.ts";
import { saveProposals } from "./save-proposals.ts";
import { updateVisit, type VisitRow } from "./store.ts";
import { writeVisitCare, writeVisitWeight } from "./write-visit-care.ts";

/**
 * The visit is done, with what was recorded of the animal and what is suggested to buy. A visit that is done already gets
 * a corrected record.
 */
export async function finishVisit(
  context: BookingContext,
  caller: StaffCaller,
  id: number,
  { revision, ...finish }: VisitFinish,
  now: Date,
): Promise<VisitDetails> {
  const finishing = context.database.transaction(async (tx) => {
    const visit = await lockVisit(tx, id);
    assertRevision(visit, revision);
    assertPossible(visit);
    assertMayRecord(caller, finish);
    await recordFinish(tx, caller, visit, finish);
    const { done, weight_kg: weightKg, comes_next: comesNext, visible_note: visibleNote } = finish;
    await saveRecord(tx, { bookingId: id, done, weightKg, comesNext, finishedAt: now, finishedBy: caller.staffId });
    const after = await updateVisit(tx, id, { status: "Done", visibleNote });
    const writing = { context, caller, visit: after, now };
    await writeVisitWeight(tx, writing, finish);
    for (const draft of finish.care) await writeVisitCare(tx, writing, draft);
    await suggestAndTell(tx, context, visit, after, finish);
  });
  await finishing.catch(mapConstraintErrors(visitConstraintErrors));
  return getVisit(context.database.db, caller, id, now);
}

function assertPossible({ status }: VisitRow): void {
  // mutant(visits.test.ts): only a visit that takes place can be finished
  if (status !== "Done" && !canVisitBecome(status, "Done"))
    throw new ApiError("conflict", `This visit is ${visitStatusNames[status]} and cannot be finished.`);
}

function assertMayRecord({ role }: StaffCaller, { care }: Pick<VisitFinish, "care">): void {
  // mutant(visit-care.test.ts): vets and groomers record care, whoever else finishes a visit does not
  if (care.length > 0 && !hasPermission(role, "medical.write"))
    throw new ApiError("forbidden", "Only vets and groomers record care.");
}

/** One mail, if there is a note or a suggestion that the customer has not had yet. */
async function suggestAndTell(
  tx: Tx,
  context: BookingContext,
  before: VisitRow,
  after: VisitRow,
  { proposals, visible_note: note }: Pick<VisitFinish, "proposals" | "visible_note">,
): Promise<void> {
  const hasNew = proposals !== undefined && (await saveProposals(tx, after.id, proposals));
  if (!hasNew && (note === "" || note === before.visibleNote)) return;
  await queueVisitFinishedMail(tx, context, after, await proposalsOf(tx, after.id));
}

async function recordFinish(
  tx: Tx,
  caller: StaffCaller,
  visit: VisitRow,
  { done: doneAfter, weight_kg, comes_next, visible_note, proposals }: Omit<VisitFinish, "revision">,
): Promise<void> {
  const { done = "", weightKg = null, comesNext = "" } = (await recordOf(tx, visit.id)) ?? {};
  const written = { done, weight_kg: weightKg, comes_next: comesNext, visible_note: visit.visibleNote };
  await recordAudit(tx, caller, {
    action: "finished",
    object: { kind: "booking", id: visit.id },
    before: { status: visit.status, ...written },
    after: { status: "Done", done: doneAfter, weight_kg, comes_next, visible_note, ...(proposals && { proposals }) },
    personId: visit.userId,
  });
}
