import type { Tx } from "../../platform/db/database.ts";
import { insertMovements, type Movement } from "./store.ts";

/**
 * Changes what lies on the shelf: `sold` units leave what is held for orders, all others come to or leave the stock.
 * Fails with the constraint `gears_stock_check` when more units leave than there are. Returns the number of movements; those
 * of gears that do not exist are left out.
 */
export const recordMovements = async (tx: Tx, movements: readonly Movement[]): Promise<number> =>
  movements.length > 0 ? insertMovements(tx, movements) : 0;
