import { hasPermission } from "@pawhaven/contract";
import type { StaffCaller } from "../../platform/auth/staff-sessions.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import type { AuditContext } from "./audit-context.ts";
import { auditEntryById } from "./store.ts";

/** Takes back what one entry of the log changed. The values of an erased person are gone, and with them the way back. */
export async function undoChange(
  { database, undos }: AuditContext,
  caller: StaffCaller,
  id: number,
): Promise<{ message: string }> {
  await database.transaction(async (tx) => {
    const entry = await auditEntryById(tx, id);
    if (!entry) throw new ApiError("not_found", "There is no such entry.");
    const { objectKind, objectId, action, before, after } = entry;
    const undo = undos[objectKind]?.[action];
    if (!undo || before === null || after === null) throw new ApiError("conflict", "This change cannot be undone.");
    // mutant(audit.test.ts): undoing needs the permission that the change needed
    if (!hasPermission(caller.role, undo.permission))
      throw new ApiError("forbidden", "Your role does not include undoing this.");
    await undo.apply(tx, caller, { objectId, before, after });
  });
  return { message: "The change is undone." };
}
