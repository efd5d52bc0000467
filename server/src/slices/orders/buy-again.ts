import type { Database } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import type { Caller } from "../../platform/auth/sessions.ts";
import { addAvailableToCart } from "../cart/add-available-to-cart.ts";
import { orderNotFound } from "./get-order.ts";
import { orderLinesOf, findOwnOrder } from "./store.ts";

export async function buyAgain(database: Database, caller: Caller, transactionId: string) {
  const order = await findOwnOrder(database.db, caller.userId, transactionId);
  if (!order) throw orderNotFound();
  const lines = await orderLinesOf(database.db, [order.id]);
  const { added, leftOut } = await addAvailableToCart(database, caller, lines);
  if (added === 0)
    throw new ApiError("conflict", "Nothing could be added: these items are out of stock or already in your cart.");
  const message =
    leftOut.length === 0 ? "Everything is in your cart." : `Added to your cart, except for: ${leftOut.join(", ")}.`;
  return { message, added, left_out: leftOut };
}
