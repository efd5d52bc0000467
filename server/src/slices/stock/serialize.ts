import type { StockItem, StockMovement, StockState } from "@pawhaven/contract";
import type { StockRow } from "./list-store.ts";
import type { LedgerRow } from "./ledger-store.ts";

export const toStockItemDto = ({ id, name, category, stock, held, lowStockAt, waiting }: StockRow): StockItem => ({
  id,
  name,
  category,
  available: stock,
  held,
  on_hand: stock + held,
  low_stock_at: lowStockAt,
  state: stateOf(stock, lowStockAt),
  waiting,
});

export function stateOf(stock: number, lowStockAt: number): StockState {
  if (stock === 0) return "out";
  return stock <= lowStockAt ? "low" : "in_stock";
}

export const toMovementDto = ({ happenedAt, ...row }: LedgerRow): StockMovement => ({
  id: row.id,
  at: new Date(happenedAt).toISOString(),
  delta: row.delta,
  reason: row.reason,
  on_hand: row.onHand,
  order_id: row.transactionId,
  delivery_id: row.deliveryId,
  stocktake_id: row.stocktakeId,
  staff: row.staffName,
  note: row.note,
});
