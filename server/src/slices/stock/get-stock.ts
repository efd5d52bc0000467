import type { endpoints, ReplyOf, StockItemWithSuppliers } from "@pawhaven/contract";
import type { Db } from "../../platform/db/database.ts";
import { gearNotFound } from "./errors.ts";
import { ledgerPage } from "./ledger-store.ts";
import { findStock, suppliersOf } from "./list-store.ts";
import { toMovementDto, toStockItemDto } from "./serialize.ts";

export async function getStock(db: Db, gearId: number): Promise<StockItemWithSuppliers> {
  const found = await findStock(db, gearId);
  if (!found) throw gearNotFound();
  return { ...toStockItemDto(found), suppliers: await suppliersOf(db, gearId) };
}

export async function listMovements(
  db: Db,
  gearId: number,
  cursor: string | undefined,
): Promise<ReplyOf<typeof endpoints.listMovements>> {
  if (!(await findStock(db, gearId))) throw gearNotFound();
  const { rows, nextCursor } = await ledgerPage(db, gearId, cursor);
  return { rows: rows.map(toMovementDto), next_cursor: nextCursor };
}
