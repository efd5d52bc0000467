import type { Tx } from "../../platform/db/database.ts";
import { faultPoint } from "./fault-points.ts";
import { insertMovements, type Movement } from "./store.ts";

/**
 * Changes what lies on the shelf: `sold` units leave what is held for orders, all others come to or leave the stock.
 * Fails with the constraint `gears_stock_check` when more units leave than there are. Returns the number of movements; those
 * of gears that do not exist are left out.
 */
export async function recordMovements(tx: Tx, movements: readonly Movement[]): Promise<number> {
  if (movements.length === 0) return 0;
  const count = await insertMovements(tx, movements);
  faultPoint("movements written");
  return count;
}
