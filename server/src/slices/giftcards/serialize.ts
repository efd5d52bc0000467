import { type GiftCard, type GiftCardEntry, toDollars } from "@pawhaven/contract";
import type { entriesOf, GiftCardRow } from "./store.ts";

export const toGiftCardDto = (row: GiftCardRow): GiftCard => ({
  id: row.id,
  last_four: row.lastFour,
  initial: toDollars(row.initialCents),
  balance: toDollars(row.balanceCents),
  recipient_email: row.recipientEmail,
  note: row.note,
  expires_at: row.expiresAt?.toISOString() ?? null,
  state: row.state,
  standing: row.standing,
  issued_at: row.issuedAt.toISOString(),
});

export const toEntryDto = ({
  entry,
  transactionId,
  staffName,
}: Awaited<ReturnType<typeof entriesOf>>[number]): GiftCardEntry => ({
  id: entry.id,
  kind: entry.kind,
  amount: toDollars(entry.cents),
  at: entry.at.toISOString(),
  order: transactionId,
  staff: staffName,
  reason: entry.reason,
});
