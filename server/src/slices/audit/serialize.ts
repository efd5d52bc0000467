import { type AuditEntry, hasPermission } from "@pawhaven/contract";
import type { Undos } from "../../platform/audit/undo.ts";
import type { StaffCaller } from "../../platform/auth/staff-sessions.ts";
import type { AuditRow } from "./store.ts";

export const toAuditEntryDto =
  (undos: Undos, { role }: Pick<StaffCaller, "role">) =>
  (row: AuditRow): AuditEntry => {
    const undo = undos[row.objectKind]?.[row.action];
    return {
      id: row.id,
      at: row.at.toISOString(),
      staff: row.staffId === null ? null : { id: row.staffId, name: row.staffName ?? "" },
      action: row.action,
      object: { kind: row.objectKind, id: row.objectId },
      before: row.before,
      after: row.after,
      request_id: row.requestId,
      can_undo:
        undo !== undefined &&
        row.before !== null &&
        row.after !== null &&
        row.isNewest &&
        hasPermission(role, undo.permission),
    };
  };
