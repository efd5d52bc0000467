import type { BodyOf, endpoints, ViewedGears } from "@pawhaven/contract";
import { lockUser } from "../../../platform/auth/lock-user.ts";
import type { Caller } from "../../../platform/auth/sessions.ts";
import type { Database } from "../../../platform/db/database.ts";
import { listViewedGears } from "./list-viewed-gears.ts";
import { deleteConsent, insertConsent, saveViews } from "./store.ts";

export const allowViewedGears = (
  database: Database,
  caller: Caller,
  { is_allowed: isAllowed, gear_ids: gearIds }: BodyOf<typeof endpoints.allowViewedGears>,
): Promise<ViewedGears> =>
  database.transaction(async (tx) => {
    await lockUser(tx, caller.userId);
    // mutant(viewed-gears.test.ts): withdrawing the consent deletes what was viewed
    if (!isAllowed) await deleteConsent(tx, caller.userId);
    else {
      await insertConsent(tx, caller.userId);
      await saveViews(tx, caller.userId, gearIds);
    }
    return listViewedGears(tx, caller);
  });
