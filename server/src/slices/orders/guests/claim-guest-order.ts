import { hashToken } from "../../../platform/auth/tokens.ts";
import type { Caller } from "../../../platform/auth/sessions.ts";
import type { Database } from "../../../platform/db/database.ts";
import { ApiError } from "../../../platform/http/api-error.ts";
import { orderNotFound } from "../get-order.ts";
import { lockOrder } from "../store.ts";
import { findLinkedOrder, giveToAccount, listUnclaimed } from "./store.ts";

/** Once: of two accounts with the same link, one gets the order. Repeated by that one, it changes nothing. */
export async function claimGuestOrder(database: Database, { userId }: Caller, token: string) {
  const transactionId = await database.transaction(async (tx) => {
    const found = await findLinkedOrder(tx, hashToken(token));
    const order = found && (await lockOrder(tx, found.order.id));
    if (!order) throw orderNotFound();
    if (order.userId === userId) return order.transactionId;
    if (!(await listUnclaimed(tx, [order.id])).has(order.id)) throw claimedByOther();
    await giveToAccount(tx, order.id, userId);
    return order.transactionId;
  });
  return { message: "The order is in your account now.", transaction_id: transactionId };
}

const claimedByOther = () => new ApiError("conflict", "This order already belongs to another account.");
