import type { SaleDraft } from "@pawhaven/contract";
import { recordAudit } from "../../../platform/audit/record-audit.ts";
import { type RecordedChange, type Undo, assertUnchangedSince } from "../../../platform/audit/undo.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { gearNotFound } from "../editing/errors.ts";
import { lockGear } from "../staff-store.ts";
import { saleConstraintErrors } from "./errors.ts";
import { assertNotOver, toColumns, toDraft } from "./set-sale.ts";
import { replaceSale, salesOfGear, type SaleRow } from "./store.ts";

/** The sale gets back its percentage and its time; one that was ended too early goes on. */
const undoSaleChange: Undo = {
  permission: "prices.edit",
  constraintErrors: saleConstraintErrors,
  async apply(tx, caller, change) {
    const sale = await lockChangedSale(tx, change);
    const draft = change.before as unknown as SaleDraft;
    assertNotOver(draft);
    await replaceSale(tx, sale.id, sale.version, toColumns(draft));
    await recordAudit(tx, caller, {
      action: "sale changed",
      object: { kind: "gear", id: sale.gearId },
      before: toDraft(sale),
      after: { ...draft },
    });
  },
};

/** The log knows the gear alone; of its sales, the one that still is what the change made of it. */
async function lockChangedSale(tx: Tx, change: RecordedChange): Promise<SaleRow> {
  if (!(await lockGear(tx, Number(change.objectId)))) throw gearNotFound();
  const sales = await salesOfGear(tx, Number(change.objectId));
  const sale = sales.find((row) => row.beginsAt.toISOString() === change.after["begins_at"]);
  assertUnchangedSince(change, sale ? toDraft(sale) : {});
  return sale as SaleRow;
}

export const saleUndos = { "sale changed": undoSaleChange, "sale ended": undoSaleChange };
