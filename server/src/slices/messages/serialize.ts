import type { Thread, ThreadEntry, ThreadSummary } from "@pawhaven/contract";
import type { AttachmentRow } from "./attachments/store.ts";
import type { EntryRow, ThreadRow } from "./store.ts";
import type { ListedThread } from "./thread-list-store.ts";

const toBaseDto = (row: ListedThread) => ({
  id: row.id,
  kind: row.kind,
  subject: row.subject,
  name: row.name,
  email: row.email,
  state: row.state,
  assignee: row.assigneeId === null ? null : { id: row.assigneeId, name: row.assigneeName ?? "" },
  order_number: row.orderNumber,
  created_at: row.createdAt.toISOString(),
  last_entry_at: row.lastEntryAt.toISOString(),
});

export const toThreadSummaryDto = (row: ListedThread): ThreadSummary => ({ ...toBaseDto(row), excerpt: row.excerpt });

export const toThreadDto = (
  row: ListedThread,
  entries: (EntryRow & { staffName: string | null })[],
  attachments: readonly AttachmentRow[],
): Thread => ({
  ...toBaseDto(row),
  phone: row.phone,
  version: row.version,
  customer: row.userId === null ? null : { id: row.userId, name: row.customerName ?? "" },
  is_sender_proven: row.senderProvenAt !== null,
  entries: entries.map((entry) => toEntryDto(entry, row, attachments)),
});

const toEntryDto = (
  entry: EntryRow & { staffName: string | null },
  { name }: ThreadRow,
  attachments: readonly AttachmentRow[],
): ThreadEntry => ({
  id: entry.id,
  kind: entry.kind,
  author: entry.staffName ?? name,
  sender: entry.sender,
  text: entry.text,
  is_cut: entry.isCut,
  attachments: attachments
    .filter(({ entryId }) => entryId === entry.id)
    .map(({ id, name: fileName, type, size }) => ({ id, name: fileName, type, size })),
  left_out: entry.leftOut,
  at: entry.createdAt.toISOString(),
});
