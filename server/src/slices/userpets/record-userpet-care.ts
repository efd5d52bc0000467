import type { CareRecordDraft, UserpetDetails } from "@pawhaven/contract";
import type { Caller } from "../../platform/auth/sessions.ts";
import type { Tx } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { assertPlausibleWeight } from "../records/assert-plausible-weight.ts";
import { findSourceOfRecord } from "../records/find-source-of-record.ts";
import { recordCare } from "../records/record-care.ts";
import { assertDayInLife } from "./assert-day-in-life.ts";
import { changeUserpet } from "./change-userpet.ts";
import { ownerAsAuthor } from "./owner-as-author.ts";
import { replaceUserpet, type UserpetRow } from "./store.ts";
import { todayIn, type UserpetsContext } from "./userpets-context.ts";

export const recordUserpetCare = (
  context: UserpetsContext,
  caller: Caller,
  id: number,
  draft: CareRecordDraft,
  now: Date,
): Promise<UserpetDetails> =>
  changeUserpet(context, caller, id, now, async (tx, row) => {
    assertLives(row);
    assertDayInLife(row, "given_on", draft.given_on, todayIn(context, now));
    if (draft.corrects_id !== undefined) await assertNotedByOwner(tx, id, draft.corrects_id);
    await assertPlausibleWeight(tx, { userpetId: id }, draft);
    await recordCare(tx, { userpetId: id }, ownerAsAuthor, draft);
    if (draft.kind === "neutering") await replaceUserpet(tx, id, { neutered: true });
  });

export function assertLives({ name, endedBy }: UserpetRow): void {
  // mutant(userpet-death.test.ts): nothing is added to or taken from the records of an animal that has died
  if (endedBy === "died") throw new ApiError("conflict", `${name}'s records are closed.`);
}

/** What the clinic or the shelter recorded is theirs to correct. */
export async function assertNotedByOwner(tx: Tx, id: number, recordId: number): Promise<void> {
  const source = await findSourceOfRecord(tx, { userpetId: id }, recordId);
  // mutant(userpet-care.test.ts): owners correct and take back what they noted themselves
  if (source === "clinic" || source === "shelter")
    throw new ApiError("forbidden", `The ${source} recorded this. If it is wrong, please write to us.`);
}
