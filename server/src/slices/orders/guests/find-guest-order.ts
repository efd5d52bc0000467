import { hashToken } from "../../../platform/auth/tokens.ts";
import type { Db } from "../../../platform/db/database.ts";
import { ApiError } from "../../../platform/http/api-error.ts";
import { orderNotFound } from "../get-order.ts";
import { orderIdByIntent } from "../payment-store.ts";
import { loadOrderWithLines, type OrderRow, type OrderWithLines } from "../store.ts";
import { findLinkedOrder, listGuestCheckoutOrders } from "./store.ts";

/** The order of a link, as long as no account has claimed it. */
export async function findGuestOrder(db: Db, token: string): Promise<OrderRow> {
  const found = await findLinkedOrder(db, hashToken(token));
  if (!found) throw orderNotFound();
  // mutant(guest-orders.test.ts): a link is worthless once an account has claimed the order
  if (found.isClaimed)
    throw new ApiError("conflict", "This order belongs to an account now. Please sign in to see it.");
  return found.order;
}

/** The order of a link, if the payment is its own. */
export async function findGuestPayment(db: Db, token: string, intentId: string): Promise<OrderWithLines | undefined> {
  const order = await findGuestOrder(db, token);
  // mutant(../../checkout/guests/guest-checkout.test.ts): a guest's payment belongs to the order of the link
  if ((await orderIdByIntent(db, intentId)) !== order.id) return undefined;
  return loadOrderWithLines(db, order);
}

/** The order of this checkout, if it has been placed, and the unpaid one that the guest started over. */
export async function findGuestCheckoutOrders(
  db: Db,
  { key, replaces }: { key: string | null; replaces: string | undefined },
): Promise<{ placed: OrderRow | undefined; unpaid: OrderRow[] }> {
  const found = await listGuestCheckoutOrders(db, key, replaces === undefined ? null : hashToken(replaces));
  const placed = found.find((row) => key !== null && row.key === key)?.order;
  return { placed, unpaid: found.map(({ order }) => order).filter((order) => order !== placed) };
}
