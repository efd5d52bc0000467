import type { OwnDueCare } from "@pawhaven/contract";
import type { Caller } from "../../platform/auth/sessions.ts";
import { todayAt } from "../../platform/days.ts";
import type { Tx } from "../../platform/db/database.ts";
import { voidCare } from "../records/record-care.ts";
import type { CareContext } from "./care-context.ts";
import { dueNotFound, nothingToUndo } from "./errors.ts";
import { refreshCareOf } from "./refresh-due-care.ts";
import { toOwnDueCareDto } from "./serialize.ts";
import { deleteSuccessor, type DueRow, lockDue, ownDue, updateDue } from "./store.ts";

/** The same thing is due again, with what was reminded of it. */
export async function undoDueCareAnswer(
  context: CareContext,
  { userId }: Caller,
  id: number,
  now: Date,
): Promise<OwnDueCare> {
  const row = await context.database.transaction(async (tx) => {
    const seen = await ownDue(tx, userId, id, now);
    if (!seen) throw dueNotFound();
    await lockDue(tx, seen);
    await reopen(tx, (await ownDue(tx, userId, id, now)) as DueRow);
    await refreshCareOf(tx, context, userId, now);
    return (await ownDue(tx, userId, id, now)) as DueRow;
  });
  return toOwnDueCareDto(row, todayAt(context.shop, now));
}

async function reopen(tx: Tx, due: DueRow): Promise<void> {
  if (due.status === "done") await takeRecordBack(tx, due);
  else if (due.status !== "dismissed" && due.snoozedUntil === null) throw nothingToUndo();
  await updateDue(tx, due.id, { status: "open", closedAt: null, snoozedUntil: null, recordId: null });
}

async function takeRecordBack(tx: Tx, due: DueRow): Promise<void> {
  if (due.recordId === null) throw nothingToUndo();
  await voidCare(tx, { userpetId: due.userpetId }, { source: "owner", recordedBy: null }, due.recordId);
  if (!(await deleteSuccessor(tx, due))) throw nothingToUndo();
}
