import { undoDeathDays, type UserpetDetails } from "@pawhaven/contract";
import type { Caller } from "../../platform/auth/sessions.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { changeUserpet } from "./change-userpet.ts";
import { canUndoDeath } from "./serialize.ts";
import { replaceUserpet } from "./store.ts";
import type { UserpetsContext } from "./userpets-context.ts";

/** For a mistake. Visits that were cancelled stay cancelled: their times may be taken. */
export const undoDeath = (context: UserpetsContext, caller: Caller, id: number, now: Date): Promise<UserpetDetails> =>
  changeUserpet(context, caller, id, now, async (tx, row) => {
    if (row.endedBy !== "died") throw new ApiError("conflict", `${row.name} is on your list.`);
    // mutant(userpet-death.test.ts): a death is taken back within 30 days
    if (!canUndoDeath(row, now))
      throw new ApiError("conflict", `This was recorded more than ${undoDeathDays} days ago. Please write to us.`);
    await replaceUserpet(tx, id, { endedOn: null, endedBy: null, endRecordedAt: null });
  });
