import type { Tx } from "../../platform/db/database.ts";
import { assertAllUnits } from "./assert-all-units.ts";
import { markShipped, type OrderUnits } from "./order-units-store.ts";

/** Units of an order leave the shelf: all of these, or none. The caller has locked the order. */
export async function shipUnits(tx: Tx, shipped: OrderUnits): Promise<void> {
  assertAllUnits(shipped.units, await markShipped(tx, shipped), "Some of these units were already sent or cancelled.");
}
