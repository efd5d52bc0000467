import type { Database } from "../../platform/db/database.ts";
import { Refusal } from "../../platform/http/refusal.ts";
import type { Caller } from "../../platform/sessions.ts";
import { addAsFarAsThereIs } from "../cart/add-as-far-as-there-is.ts";
import { noSuchOrder } from "./get-order.ts";
import { linesOf, ownOrder } from "./store.ts";

export async function buyAgain(database: Database, caller: Caller, transactionId: string) {
  const order = await ownOrder(database.db, caller.userId, transactionId);
  if (!order) throw noSuchOrder();
  const lines = await linesOf(database.db, [order.id]);
  const { added, leftOut } = await addAsFarAsThereIs(database, caller, lines);
  if (added === 0)
    throw new Refusal("conflict", "Nothing of this order can be added: it is out of stock, or in your cart.");
  const message = leftOut.length === 0 ? "It is all in your cart." : `In your cart, but for: ${leftOut.join(", ")}.`;
  return { message, added, left_out: leftOut };
}
