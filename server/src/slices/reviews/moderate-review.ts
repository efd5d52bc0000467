import type { StaffReview } from "@pawhaven/contract";
import { recordAudit } from "../../platform/audit/record-audit.ts";
import { assertUnchangedSince, type Undo } from "../../platform/audit/undo.ts";
import type { StaffCaller } from "../../platform/auth/staff-sessions.ts";
import type { Database, Tx } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { getReviewAsStaff, noReview } from "./list-reviews-as-staff.ts";
import { lockReview, updateReviewAsStaff } from "./staff-store.ts";
import type { ReviewRow } from "./store.ts";

type Change = { hiddenReason: string | null } | { reply: string | null };

/** Hides a review, or shows it again. A trigger takes its rating out of the gear's, or puts it back. */
export const moderateReview = (
  database: Database,
  caller: StaffCaller,
  id: number,
  { hidden_reason: hiddenReason, version }: { hidden_reason: string | null; version: number },
): Promise<StaffReview> => changeReview(database, caller, id, version, { hiddenReason });

export const replyToReview = (
  database: Database,
  caller: StaffCaller,
  id: number,
  { text: reply, version }: { text: string | null; version: number },
): Promise<StaffReview> => changeReview(database, caller, id, version, { reply });

async function changeReview(
  database: Database,
  caller: StaffCaller,
  id: number,
  version: number,
  change: Change,
): Promise<StaffReview> {
  await database.transaction(async (tx) => {
    const review = await lockReview(tx, id);
    if (!review) throw noReview();
    // mutant(moderation.test.ts): a review that was changed since it was read is not changed
    if (review.version !== version)
      throw new ApiError("edited_meanwhile", "This review was changed since you opened it.");
    await applyChange(tx, caller, review, change);
  });
  return getReviewAsStaff(database.db, id);
}

async function applyChange(tx: Tx, caller: StaffCaller, review: ReviewRow, change: Change): Promise<void> {
  const isVisibility = "hiddenReason" in change;
  await updateReviewAsStaff(
    tx,
    review.id,
    isVisibility
      ? { ...change, hiddenAt: change.hiddenReason === null ? null : new Date() }
      : { ...change, repliedAt: change.reply === null ? null : new Date() },
  );
  await recordAudit(tx, caller, {
    action: isVisibility ? "moderated" : "replied",
    object: { kind: "review", id: review.id },
    before: isVisibility ? { hiddenReason: review.hiddenReason } : { reply: review.reply },
    after: change,
    personId: review.userId,
  });
}

const undoChange: Undo = {
  permission: "reviews.moderate",
  async apply(tx, caller, change) {
    const review = await lockReview(tx, Number(change.objectId));
    if (!review) throw noReview();
    assertUnchangedSince(change, { hiddenReason: review.hiddenReason, reply: review.reply });
    await applyChange(tx, caller, review, change.before as Change);
  },
};

export const reviewUndos = { moderated: undoChange, replied: undoChange };
