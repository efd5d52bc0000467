import type { Tx } from "../../platform/db/database.ts";
import { assertAllUnits } from "./assert-all-units.ts";
import { markReturned, type OrderUnits, type ReturnedUnits } from "./order-units-store.ts";

/** Units of an order come back, to stock or to be written off: all of these, or none. The caller has locked the order. */
export async function returnUnits(tx: Tx, returned: OrderUnits & { units: readonly ReturnedUnits[] }): Promise<void> {
  assertAllUnits(returned.units, await markReturned(tx, returned), "More units came back than were sent.");
}
