import type { endpoints, BodyOf, SavedView } from "@pawhaven/contract";
import { recordAudit } from "../../platform/audit/record-audit.ts";
import type { StaffCaller } from "../../platform/auth/staff-sessions.ts";
import type { Database } from "../../platform/db/database.ts";
import { mapViewErrors } from "./errors.ts";
import { assertMaySeeList } from "./list-saved-views.ts";
import { toSavedViewDto } from "./serialize.ts";
import { insertView } from "./store.ts";

export async function createSavedView(
  database: Database,
  caller: StaffCaller,
  { list, name, query, is_shared: isShared }: BodyOf<typeof endpoints.createSavedView>,
): Promise<SavedView> {
  assertMaySeeList(caller, list);
  const created = database.transaction(async (tx) => {
    const view = await insertView(tx, { staffId: caller.staffId, list, name, query, isShared });
    const object = { kind: "saved view", id: view.id };
    await recordAudit(tx, caller, { action: "created", object, after: { list, name, query, isShared } });
    return toSavedViewDto(view, caller, caller.name);
  });
  return created.catch(mapViewErrors);
}
