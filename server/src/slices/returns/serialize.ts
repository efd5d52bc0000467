import { type OrderReturn, type StaffReturn, type StaffReturnRow, toDollars } from "@pawhaven/contract";
import { staffActionsOnReturn } from "./return-status.ts";
import type { ReturnLineRow, ReturnListRow, ReturnRow } from "./store.ts";

export interface LoadedReturn {
  row: ReturnRow & { refundCents: number | null };
  lines: ReturnLineRow[];
  /** URLs. */
  photos: string[];
}

const toBase = ({ row, photos }: LoadedReturn) => ({
  id: row.id,
  status: row.status,
  reason: row.reason,
  note: row.note,
  photos,
  answer: row.answer,
  requested_at: row.requestedAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
  refunded: row.refundCents === null ? null : toDollars(row.refundCents),
});

export const toOrderReturnDto = (loaded: LoadedReturn): OrderReturn => ({
  ...toBase(loaded),
  items: loaded.lines.map(({ gearId, name, quantity }) => ({ id: gearId, name, quantity })),
});

export const toStaffReturnDto = (
  loaded: LoadedReturn,
  order: { transactionId: string; name: string; userId: number | null },
  proposedCents: number,
): StaffReturn => ({
  ...toBase(loaded),
  transaction_id: order.transactionId,
  name: order.name,
  customer_id: order.userId,
  version: loaded.row.version,
  actions: staffActionsOnReturn(loaded.row.status),
  proposed: toDollars(proposedCents),
  items: loaded.lines.map(({ gearId, name, unitCents, quantity, restocked, writtenOff }) => ({
    id: gearId,
    name,
    unit: toDollars(unitCents),
    quantity,
    restocked,
    written_off: writtenOff,
  })),
});

export const toReturnRowDto = (row: ReturnListRow): StaffReturnRow => ({
  id: row.id,
  status: row.status,
  reason: row.reason,
  requested_at: row.requestedAt.toISOString(),
  transaction_id: row.transactionId,
  name: row.name,
  units: row.units,
});
