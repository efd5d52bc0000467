import type { Tx } from "../../platform/db/database.ts";
import { assertAllUnits } from "./assert-all-units.ts";
import { markCancelled, type OrderUnits } from "./order-units-store.ts";

/** Units of an order that were not sent go back to stock: all of these, or none. The caller has locked the order. */
export async function cancelUnits(tx: Tx, cancelled: Omit<OrderUnits, "staffId">): Promise<void> {
  const lines = await markCancelled(tx, cancelled);
  assertAllUnits(cancelled.units, lines, "Some of these units were already sent or cancelled.");
}
