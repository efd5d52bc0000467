import { type GearSale, toDollars } from "@pawhaven/contract";
import type { SaleRow } from "./store.ts";

export const toSaleDto = (row: SaleRow): GearSale => ({
  id: row.id,
  gear: { id: row.gearId, name: row.gearName, list_price: toDollars(row.listPriceCents) },
  percent: row.percent,
  begins_at: row.beginsAt.toISOString(),
  ends_at: row.endsAt?.toISOString() ?? null,
  state: row.state,
  version: row.version,
});
