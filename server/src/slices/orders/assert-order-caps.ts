import { CapError, confirmToGetMore } from "../../platform/caps.ts";
import type { Tx } from "../../platform/db/database.ts";
import { formatCents } from "../../platform/money.ts";
import { assertWithinCaps, type NewOrder } from "./assert-within-caps.ts";
import type { OrderContext } from "./order-context.ts";
import { unpaidOrdersOf, type UnpaidOrdersOfCustomer } from "./store.ts";

/**
 * What a customer has not paid for yet is limited, so that nobody takes the stock without buying. Must run under the
 * customer's lock: otherwise concurrent orders would each find room for themselves.
 */
export async function assertOrderCaps(
  tx: Tx,
  context: OrderContext,
  { userId, ...order }: NewOrder & { userId: number },
): Promise<void> {
  const unpaid = await unpaidOrdersOf(tx, userId);
  const caps = context.caps[unpaid.isConfirmed ? "confirmed" : "unconfirmed"];
  assertWithinCaps(unpaid, caps, order, {
    tooManyUnits: (cap, name) => tooManyUnits(context, unpaid, cap, name),
    tooMuchCash: (cap) => tooMuchCash(context, unpaid, cap),
  });
}

const tooManyUnits = (
  { shopIdentity }: OrderContext,
  { isConfirmed }: UnpaidOrdersOfCustomer,
  cap: number,
  name: string,
) =>
  new CapError(
    "items",
    isConfirmed
      ? `You can order up to ${cap} of ${name} online. Please call us at ${shopIdentity.shop.phone} to order more.`
      : confirmToGetMore(`order more than ${cap} of ${name}`),
  );

function tooMuchCash(
  { shopIdentity, provider }: OrderContext,
  { isConfirmed }: UnpaidOrdersOfCustomer,
  cap: number,
): CapError {
  const most = `${formatCents(cap)} for cash on delivery`;
  const { phone } = shopIdentity.shop;
  return new CapError(
    "items",
    isConfirmed
      ? `You can order up to ${most}, orders on their way included. Please ${provider ? "pay by card, or " : ""}call us at ${phone}.`
      : confirmToGetMore(`order more than ${most}${provider ? ", or pay by card" : ""}`),
  );
}
