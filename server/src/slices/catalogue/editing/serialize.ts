import { type StaffGear, type StaffGearRow, toDollars } from "@pawhaven/contract";
import type { GearRow } from "../gear-row.ts";
import { toTable } from "./gear-fields.ts";

export const toStaffGearRowDto = (row: GearRow): StaffGearRow => ({
  id: row.id,
  name: row.name,
  petType: row.petType,
  category: row.category,
  main_image: row.images[0] ?? null,
  is_new: row.isNew,
  sale_percent: row.salePercent,
  price: toDollars(row.priceCents),
  list_price: toDollars(row.listPriceCents),
  stock: row.stock,
  created_at: row.createdAt.toISOString(),
  state: row.state,
});

export const toStaffGearDto = (
  row: GearRow,
  { related, waiting }: Pick<StaffGear, "related" | "waiting">,
): StaffGear => ({
  ...row.gear,
  details: toTable(row.details),
  actives: toTable(row.actives),
  contains: row.contains,
  may_contain: row.mayContain,
  min_months: row.minMonths,
  max_months: row.maxMonths,
  facts_checked_on: row.factsCheckedOn,
  images: row.images.map(({ url, alt = "" }) => ({ url, alt })),
  slug: row.slug,
  state: row.state,
  version: row.version,
  related,
  waiting,
});
