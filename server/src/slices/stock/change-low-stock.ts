import type { BodyOf, endpoints, StockItem } from "@pawhaven/contract";
import { recordAudit } from "../../platform/audit/record-audit.ts";
import { assertUnchangedSince, type Undo } from "../../platform/audit/undo.ts";
import type { StaffCaller } from "../../platform/auth/staff-sessions.ts";
import type { Database, Tx } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { gearNotFound } from "./errors.ts";
import { lockStock, type StockRow, updateLowStockAt } from "./list-store.ts";
import { toStockItemDto } from "./serialize.ts";

export const changeLowStock = (
  database: Database,
  caller: StaffCaller,
  gearId: number,
  { low_stock_at: lowStockAt, was }: BodyOf<typeof endpoints.changeLowStock>,
): Promise<StockItem> =>
  database.transaction(async (tx) => {
    const before = await lockStock(tx, gearId);
    if (!before) throw gearNotFound();
    // mutant(stock.test.ts): a threshold changed elsewhere is not overwritten
    if (before.lowStockAt !== was) throw new ApiError("edited_meanwhile", `Somebody set it to ${before.lowStockAt}.`);
    return toStockItemDto(await setLowStock(tx, caller, before, lowStockAt));
  });

async function setLowStock(tx: Tx, caller: StaffCaller, before: StockRow, lowStockAt: number): Promise<StockRow> {
  const updated = await updateLowStockAt(tx, before.id, lowStockAt);
  await recordAudit(tx, caller, {
    action: "threshold changed",
    object: { kind: "stock", id: before.id },
    before: { low_stock_at: before.lowStockAt },
    after: { low_stock_at: lowStockAt },
  });
  return updated;
}

const undoThreshold: Undo = {
  permission: "stock.edit",
  async apply(tx, caller, change) {
    const current = await lockStock(tx, Number(change.objectId));
    if (!current) throw gearNotFound();
    assertUnchangedSince(change, { low_stock_at: current.lowStockAt });
    await setLowStock(tx, caller, current, Number(change.before["low_stock_at"]));
  },
};

export const stockUndos = { "threshold changed": undoThreshold };
