import { recordAudit } from "../../../platform/audit/record-audit.ts";
import type { StaffCaller } from "../../../platform/auth/staff-sessions.ts";
import type { Database } from "../../../platform/db/database.ts";
import { gearNotFound } from "../errors.ts";
import { findStock } from "../list-store.ts";
import { supplierNotFound } from "./errors.ts";
import { deleteSupplierGear, lockSupplier, upsertSupplierGear } from "./store.ts";

interface SuppliedGear {
  id: number;
  gear_id: number;
}

export async function setSupplierGear(
  database: Database,
  caller: StaffCaller,
  { id: supplierId, gear_id: gearId }: SuppliedGear,
  itemNumber: string,
): Promise<{ message: string }> {
  await database.transaction(async (tx) => {
    if (!(await lockSupplier(tx, supplierId))) throw supplierNotFound();
    const gear = await findStock(tx, gearId);
    if (!gear) throw gearNotFound();
    await upsertSupplierGear(tx, { supplierId, gearId, itemNumber });
    const after = { gear: gear.name, item_number: itemNumber };
    await recordAudit(tx, caller, { action: "gear set", object: { kind: "supplier", id: supplierId }, after });
  });
  return { message: "Saved." };
}

export async function removeSupplierGear(
  database: Database,
  caller: StaffCaller,
  { id: supplierId, gear_id: gearId }: SuppliedGear,
): Promise<{ message: string }> {
  await database.transaction(async (tx) => {
    const gear = await findStock(tx, gearId);
    if (!gear || !(await deleteSupplierGear(tx, supplierId, gearId))) throw gearNotFound();
    const before = { gear: gear.name };
    await recordAudit(tx, caller, { action: "gear removed", object: { kind: "supplier", id: supplierId }, before });
  });
  return { message: "Removed." };
}
