import { type PurchaseSuggestion, salesWeeks } from "@pawhaven/contract";
import type { Db } from "../../../platform/db/database.ts";
import { supplierNotFound } from "./errors.ts";
import { findSupplier, listSuggestionRows, type SuggestionRow } from "./store.ts";

/** What is likely to be sold until a delivery comes, and the gear's threshold, without what is available. */
export async function listPurchaseSuggestions(db: Db, supplierId: number): Promise<PurchaseSuggestion[]> {
  if (!(await findSupplier(db, supplierId))) throw supplierNotFound();
  return (await listSuggestionRows(db, supplierId)).map(toSuggestionDto);
}

const toSuggestionDto = ({ gearId, itemNumber, leadUnits, sold, ...row }: SuggestionRow): PurchaseSuggestion => ({
  ...row,
  gear_id: gearId,
  item_number: itemNumber,
  sold,
  per_week: sold / salesWeeks,
  lead_units: leadUnits,
});
