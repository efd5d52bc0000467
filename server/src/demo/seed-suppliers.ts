import { suppliers as demoSuppliers } from "@pawhaven/demo";
import { inArray } from "drizzle-orm";
import type { Tx } from "../platform/db/database.ts";
import { gears, supplierGears, suppliers } from "../schema/index.ts";

export async function seedSuppliers(tx: Tx): Promise<void> {
  for (const { petTypes, itemPrefix, ...fields } of demoSuppliers) {
    const [supplier] = await tx.insert(suppliers).values(fields).onConflictDoNothing().returning({ id: suppliers.id });
    if (!supplier) continue; // the shop has one with this name
    const supplied = await tx
      .select({ id: gears.id })
      .from(gears)
      .where(inArray(gears.petType, [...petTypes]));
    if (supplied.length > 0)
      await tx.insert(supplierGears).values(
        supplied.map(({ id: gearId }) => ({
          supplierId: supplier.id,
          gearId,
          itemNumber: `${itemPrefix}-${1000 + gearId}`,
        })),
      );
  }
}
