import type { endpoints, QueryOf, ReplyOf } from "@pawhaven/contract";
import { and } from "drizzle-orm";
import { toThreadSummaryDto } from "./serialize.ts";
import type { MessageContext } from "./message-context.ts";
import { isVisibleTo, matchesThreadFilters, type Reader, threadPage } from "./thread-list-store.ts";

export async function listThreads(
  { database: { db }, settings }: MessageContext,
  reader: Reader,
  { sort, cursor, ...filters }: QueryOf<typeof endpoints.listThreads>,
): Promise<ReplyOf<typeof endpoints.listThreads>> {
  const where = and(isVisibleTo(reader), matchesThreadFilters(filters, reader, settings.timeZone));
  const { rows, nextCursor } = await threadPage(db, where, { sort, cursor });
  return { rows: rows.map(toThreadSummaryDto), next_cursor: nextCursor };
}
