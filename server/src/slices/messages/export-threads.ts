import type { endpoints, QueryOf } from "@pawhaven/contract";
import { and } from "drizzle-orm";
import type { StaffCaller } from "../../platform/auth/staff-sessions.ts";
import type { Cell, CsvFile } from "../../platform/http/csv-file.ts";
import { exportList } from "../../platform/lists/export-list.ts";
import type { MessageContext } from "./message-context.ts";
import { isVisibleTo, type ListedThread, matchesThreadFilters, threadPage } from "./thread-list-store.ts";

export function exportThreads(
  { database, settings }: MessageContext,
  caller: StaffCaller,
  { sort, ...filters }: QueryOf<typeof endpoints.exportThreads>,
): Promise<CsvFile> {
  const where = and(isVisibleTo(caller), matchesThreadFilters(filters, caller, settings.timeZone));
  return exportList(database, caller, {
    list: "inbox",
    filters,
    header: ["Thread", "Begun", "Newest", "Kind", "Subject", "Name", "Email", "State", "Assigned to", "Order", "Text"],
    readPage: (part) => threadPage(database.db, where, { sort, ...part }),
    toCells,
  });
}

const toCells = (thread: ListedThread): Cell[] => [
  thread.id,
  thread.createdAt.toISOString(),
  thread.lastEntryAt.toISOString(),
  thread.kind,
  thread.subject,
  thread.name,
  thread.email,
  thread.state,
  thread.assigneeName,
  thread.orderNumber,
  thread.excerpt,
];
