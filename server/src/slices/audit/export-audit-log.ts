import type { endpoints, QueryOf } from "@pawhaven/contract";
import type { StaffCaller } from "../../platform/auth/staff-sessions.ts";
import type { CsvFile } from "../../platform/http/csv-file.ts";
import { exportList } from "../../platform/lists/export-list.ts";
import type { AuditContext } from "./audit-context.ts";
import { auditPage, matchesAuditFilters } from "./store.ts";

/** The export is itself in the log. */
export function exportAuditLog(
  { database, timeZone }: AuditContext,
  caller: StaffCaller,
  { sort, ...filters }: QueryOf<typeof endpoints.exportAuditLog>,
): Promise<CsvFile> {
  const where = matchesAuditFilters(filters, timeZone);
  return exportList(database, caller, {
    list: "audit",
    filename: "audit-log.csv",
    filters,
    header: ["Time", "Person", "Action", "Kind", "Object", "Before", "After", "Request"],
    readPage: (part) => auditPage(database.db, where, { sort, ...part }),
    toCells: ({ at, staffName, action, objectKind, objectId, before, after, requestId }) => [
      at.toISOString(),
      staffName,
      action,
      objectKind,
      objectId,
      toText(before),
      toText(after),
      requestId,
    ],
  });
}

const toText = (values: unknown) => (values === null ? "" : JSON.stringify(values));
