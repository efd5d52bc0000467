import { recordAudit } from "../../platform/audit/record-audit.ts";
import type { StaffCaller } from "../../platform/auth/staff-sessions.ts";
import type { Database } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { markChecked } from "./staff-store.ts";

/** Takes reviews that are fine out of the queue. */
export async function checkReviews(
  database: Database,
  caller: StaffCaller,
  read: readonly { id: number; version: number }[],
): Promise<{ checked: number }> {
  return database.transaction(async (tx) => {
    const checked = await markChecked(tx, read);
    if (checked.length === 0)
      throw new ApiError("edited_meanwhile", "Somebody else has checked these, or their authors have changed them.");
    for (const { id } of checked) await recordAudit(tx, caller, { action: "checked", object: { kind: "review", id } });
    return { checked: checked.length };
  });
}
