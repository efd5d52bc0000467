import type { Day, UserpetDetails } from "@pawhaven/contract";
import type { Caller } from "../../platform/auth/sessions.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { assertDayInLife } from "./assert-day-in-life.ts";
import { changeUserpet } from "./change-userpet.ts";
import { replaceUserpet } from "./store.ts";
import { todayIn, type UserpetsContext } from "./userpets-context.ts";

/** Nothing that lies ahead of it takes place. */
export const recordDeath = (
  context: UserpetsContext,
  caller: Caller,
  id: number,
  day: Day,
  now: Date,
): Promise<UserpetDetails> =>
  changeUserpet(context, caller, id, now, async (tx, row) => {
    if (row.endedBy === "died") throw new ApiError("conflict", `You have told us about ${row.name} already.`);
    assertDayInLife(row, "died_on", day, todayIn(context, now));
    await replaceUserpet(tx, id, { endedOn: day, endedBy: "died", endRecordedAt: now });
    await context.onDeath(tx, row, now);
  });
