import { mapConstraintErrors } from "../../platform/db/constraint-errors.ts";
import type { Tx } from "../../platform/db/database.ts";
import type { DiscountedLines } from "./discount-lines.ts";
import { useErrors } from "./errors.ts";
import { insertUse } from "./store.ts";

interface DiscountedOrder {
  orderId: number;
  code: string | undefined;
  /** In the order in which they were discounted. */
  lines: readonly { gearId: number }[];
}

/**
 * Counts the uses of an order in its transaction; the database refuses the one that is too many. Promotions are locked in
 * the order of their ids, and after everything else, because other orders wait for them.
 */
export async function recordUses(
  tx: Tx,
  { applied }: DiscountedLines,
  { orderId, code, lines }: DiscountedOrder,
): Promise<void> {
  for (const { promotion, cents, byLine } of applied.toSorted((a, b) => a.promotion.id - b.promotion.id)) {
    const parts = lines.map(({ gearId }, index) => ({ gearId, cents: byLine[index] ?? 0 }));
    await insertUse(tx, { orderId, promotion, cents, parts: parts.filter((part) => part.cents > 0) }).catch(
      mapConstraintErrors(useErrors(code)),
    );
  }
}
