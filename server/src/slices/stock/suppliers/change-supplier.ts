import type { BodyOf, endpoints, Supplier } from "@pawhaven/contract";
import { recordAudit } from "../../../platform/audit/record-audit.ts";
import type { StaffCaller } from "../../../platform/auth/staff-sessions.ts";
import { mapConstraintErrors } from "../../../platform/db/constraint-errors.ts";
import type { Database } from "../../../platform/db/database.ts";
import { ApiError } from "../../../platform/http/api-error.ts";
import { supplierErrors, supplierNotFound } from "./errors.ts";
import { getSupplier } from "./list-suppliers.ts";
import { insertSupplier, lockSupplier, type SupplierFields, updateSupplierRow } from "./store.ts";

type Draft = BodyOf<typeof endpoints.createSupplier>;

const toFields = ({ contact_name: contactName, lead_days: leadDays, name, email, phone }: Draft): SupplierFields => ({
  name,
  contactName,
  email,
  phone,
  leadDays,
});

export async function createSupplier(database: Database, caller: StaffCaller, draft: Draft): Promise<Supplier> {
  const created = database.transaction(async (tx) => {
    const fields = toFields(draft);
    const id = await insertSupplier(tx, fields);
    const { name, leadDays } = fields;
    await recordAudit(tx, caller, { action: "created", object: { kind: "supplier", id }, after: { name, leadDays } });
    return id;
  });
  return getSupplier(database.db, await created.catch(mapConstraintErrors(supplierErrors)));
}

export async function updateSupplier(
  database: Database,
  caller: StaffCaller,
  id: number,
  { version, ...draft }: BodyOf<typeof endpoints.updateSupplier>,
): Promise<Supplier> {
  const updated = database.transaction(async (tx) => {
    const before = await lockSupplier(tx, id);
    if (!before) throw supplierNotFound();
    // mutant(../stock.test.ts): a supplier changed elsewhere is not overwritten
    if (before.version !== version) throw new ApiError("edited_meanwhile", "This supplier was changed elsewhere.");
    const fields = toFields(draft);
    await updateSupplierRow(tx, id, fields);
    await recordAudit(tx, caller, { action: "changed", object: { kind: "supplier", id }, ...toDiff(before, fields) });
  });
  await updated.catch(mapConstraintErrors(supplierErrors));
  return getSupplier(database.db, id);
}

/** Nothing would erase a contact person from the log, so it says only that they changed. */
function toDiff(before: SupplierFields, after: SupplierFields) {
  const isChanged = (name: keyof SupplierFields) => before[name] !== after[name];
  const logged = (["name", "leadDays"] as const).filter(isChanged);
  const contact = (["contactName", "email", "phone"] as const).some(isChanged);
  return {
    before: Object.fromEntries(logged.map((name) => [name, before[name]])),
    after: { ...Object.fromEntries(logged.map((name) => [name, after[name]])), ...(contact && { contact: "changed" }) },
  };
}
