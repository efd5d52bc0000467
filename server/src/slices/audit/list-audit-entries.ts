import {
  type AuditEntry,
  type AuditFilters,
  type endpoints,
  hasPermission,
  historyPermissions,
  type QueryOf,
} from "@pawhaven/contract";
import type { StaffCaller } from "../../platform/auth/staff-sessions.ts";
import type { Db } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { auditLog } from "../../schema/index.ts";
import type { AuditContext } from "./audit-context.ts";
import { toAuditEntryDto } from "./serialize.ts";
import { auditPage, distinctValues, isAboutObject, matchesAuditFilters, staffNames } from "./store.ts";

interface AuditEntries {
  rows: AuditEntry[];
  next_cursor: string | null;
}

export async function listAuditEntries(
  { database: { db }, timeZone, undos }: AuditContext,
  caller: StaffCaller,
  { sort, cursor, ...filters }: QueryOf<typeof endpoints.listAuditEntries>,
): Promise<AuditEntries> {
  const { rows, nextCursor } = await auditPage(db, matchesAuditFilters(filters as AuditFilters, timeZone), {
    sort,
    cursor,
  });
  return { rows: rows.map(toAuditEntryDto(undos, caller)), next_cursor: nextCursor };
}

/** Whoever may not see an object learns nothing about it, not even that it exists. */
export async function getHistory(
  { database: { db }, undos }: AuditContext,
  caller: StaffCaller,
  { kind, object_id }: { kind: string; object_id: string },
  cursor: string | undefined,
): Promise<AuditEntries> {
  // mutant(audit.test.ts): the history of an object is for whoever may see the object
  if (!hasPermission(caller.role, historyPermissions[kind] ?? "audit.read"))
    throw new ApiError("not_found", "There is nothing at this address.");
  const { rows, nextCursor } = await auditPage(db, isAboutObject(kind, object_id), { sort: "-date", cursor });
  return { rows: rows.map(toAuditEntryDto(undos, caller)), next_cursor: nextCursor };
}

export const listAuditTerms = async (db: Db) => ({
  staff: await staffNames(db),
  actions: await distinctValues(db, auditLog.action),
  kinds: await distinctValues(db, auditLog.objectKind),
});
