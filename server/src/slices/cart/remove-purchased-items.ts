import { sql } from "drizzle-orm";
import type { Tx } from "../../platform/db/database.ts";

/** What was bought leaves the cart; what was put there beyond it stays. */
export async function removePurchasedItems(
  tx: Tx,
  userId: number,
  lines: readonly { gearId: number; quantity: number }[],
): Promise<void> {
  await tx.execute(sql`
    with bought as (
      select * from json_to_recordset(${JSON.stringify(lines)}::json) as line("gearId" integer, quantity integer)
    ), kept as (
      update cart_items set quantity = cart_items.quantity - bought.quantity from bought
      where user_id = ${userId} and gear_id = "gearId" and cart_items.quantity > bought.quantity
    )
    delete from cart_items using bought
    where user_id = ${userId} and gear_id = "gearId" and cart_items.quantity <= bought.quantity`);
}
