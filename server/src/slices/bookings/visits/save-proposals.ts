import type { VisitFinish } from "@pawhaven/contract";
import type { Tx } from "../../../platform/db/database.ts";
import { ApiError } from "../../../platform/http/api-error.ts";
import { proposalsOf, replaceProposals, suggestableGears } from "./proposal-store.ts";

/** One that was suggested before may have been archived since: it stays. Returns whether there is something new. */
export async function saveProposals(
  tx: Tx,
  bookingId: number,
  drafts: NonNullable<VisitFinish["proposals"]>,
): Promise<boolean> {
  const before = new Set((await proposalsOf(tx, bookingId)).map(({ gear_id }) => gear_id));
  const added = drafts.map(({ gear_id }) => gear_id).filter((gearId) => !before.has(gearId));
  // mutant(visit-proposals.test.ts): a gear that is archived is not suggested
  if ((await suggestableGears(tx, added)).length < added.length)
    throw new ApiError("not_found", "There is no such gear. It may have been archived meanwhile.");
  await replaceProposals(tx, bookingId, drafts);
  return added.length > 0;
}
