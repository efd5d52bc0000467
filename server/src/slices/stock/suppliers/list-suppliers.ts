import type { Supplier } from "@pawhaven/contract";
import type { Db } from "../../../platform/db/database.ts";
import { supplierNotFound } from "./errors.ts";
import { findSupplier, listSupplierRows, type SupplierRow } from "./store.ts";

export const listSuppliers = async (db: Db): Promise<Supplier[]> => (await listSupplierRows(db)).map(toSupplierDto);

export async function getSupplier(db: Db, id: number): Promise<Supplier> {
  const found = await findSupplier(db, id);
  if (!found) throw supplierNotFound();
  return toSupplierDto(found);
}

const toSupplierDto = (row: SupplierRow): Supplier => ({
  id: row.id,
  name: row.name,
  contact_name: row.contactName,
  email: row.email,
  phone: row.phone,
  lead_days: row.leadDays,
  version: row.version,
  gears: row.gears,
});
