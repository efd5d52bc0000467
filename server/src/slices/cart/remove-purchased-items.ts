import { sql } from "drizzle-orm";
import type { Tx } from "../../platform/db/database.ts";

/** Reduces the quantities in the cart by what was purchased; a remainder stays in the cart. */
export async function removePurchasedItems(
  tx: Tx,
  userId: number,
  lines: readonly { gearId: number; quantity: number }[],
): Promise<void> {
  await tx.execute(sql`
    with purchased as (
      select * from json_to_recordset(${JSON.stringify(lines)}::json) as line("gearId" integer, quantity integer)
    ), reduced as (
      update cart_items set quantity = cart_items.quantity - purchased.quantity from purchased
      where gear_id = "gearId" and cart_items.quantity > purchased.quantity
        and user_id = ${userId} -- mutant(../checkout/cash.test.ts): an order reduces the items of its own customer
    )
    delete from cart_items using purchased
    where gear_id = "gearId" and cart_items.quantity <= purchased.quantity
      and user_id = ${userId} -- mutant(../checkout/cash.test.ts): an order removes the items of its own customer
  `);
}
