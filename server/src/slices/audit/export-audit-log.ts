import type { AuditFilters, endpoints, QueryOf } from "@pawhaven/contract";
import { recordAudit } from "../../platform/audit/record-audit.ts";
import type { StaffCaller } from "../../platform/auth/staff-sessions.ts";
import type { CsvFile } from "../../platform/http/csv-file.ts";
import { eachRow, rowsPerBatch } from "../../platform/lists/each-row.ts";
import type { AuditContext } from "./audit-context.ts";
import { type AuditRow, auditPage, matchesAuditFilters } from "./store.ts";

const header = ["Time", "Person", "Action", "Kind", "Object", "Before", "After", "Request"];

/** The export is itself in the log. */
export async function exportAuditLog(
  { database, timeZone }: AuditContext,
  caller: StaffCaller,
  { sort, ...filters }: QueryOf<typeof endpoints.exportAuditLog>,
): Promise<CsvFile> {
  await database.transaction((tx) =>
    recordAudit(tx, caller, { action: "exported", object: { kind: "list", id: "audit" }, after: filters }),
  );
  const where = matchesAuditFilters(filters as AuditFilters, timeZone);
  const readPage = (cursor: string | undefined) => auditPage(database.db, where, { sort, cursor, limit: rowsPerBatch });
  return { filename: "audit-log.csv", header, rows: toRows(eachRow(readPage)) };
}

async function* toRows(entries: AsyncIterable<AuditRow>) {
  for await (const { at, staffName, action, objectKind, objectId, before, after, requestId } of entries)
    yield [at.toISOString(), staffName, action, objectKind, objectId, toText(before), toText(after), requestId];
}

const toText = (values: unknown) => (values === null ? "" : JSON.stringify(values));
