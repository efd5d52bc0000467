import { recordAudit } from "../../../platform/audit/record-audit.ts";
import type { StaffCaller } from "../../../platform/auth/staff-sessions.ts";
import type { Database } from "../../../platform/db/database.ts";
import { orderServiceRows } from "./store.ts";

export async function orderServices(
  database: Database,
  caller: StaffCaller,
  ids: number[],
): Promise<{ message: string }> {
  await database.transaction(async (tx) => {
    await orderServiceRows(tx, ids);
    await recordAudit(tx, caller, { action: "ordered", object: { kind: "list", id: "services" }, after: { ids } });
  });
  return { message: "Saved." };
}
