import type { PaymentMethod } from "@pawhaven/contract";
import { CapError, confirmToGetMore } from "../../platform/caps.ts";
import type { Tx } from "../../platform/db/database.ts";
import { formatCents } from "../../platform/money.ts";
import type { OrderContext } from "./order-context.ts";
import { type PricedLine, totalCents } from "./order-lines.ts";
import { unpaidOrdersOf, type UnpaidOrders } from "./store.ts";

interface NewOrder {
  userId: number;
  paymentMethod: PaymentMethod;
}

/**
 * What a customer has not paid for yet is limited, so that nobody takes the stock without buying. Must run under the
 * customer's lock: otherwise concurrent orders would each find room for themselves.
 */
export async function assertOrderCaps(
  tx: Tx,
  context: OrderContext,
  { userId, paymentMethod }: NewOrder,
  lines: readonly PricedLine[],
): Promise<void> {
  const unpaid = await unpaidOrdersOf(tx, userId);
  const caps = context.caps[unpaid.isConfirmed ? "confirmed" : "unconfirmed"];
  const excess = lines.find(({ gearId, quantity }) => quantity + (unpaid.units[gearId] ?? 0) > caps.unitsPerGear);
  // mutant(../checkout/order-caps.test.ts): a customer orders a limited number of units of a gear
  if (excess) throw tooManyUnits(context, unpaid, caps.unitsPerGear, excess.name);
  // mutant(../checkout/order-caps.test.ts): a customer owes a limited amount of cash
  if (paymentMethod === "cash" && unpaid.cashCents + totalCents(lines) > caps.openCashCents)
    throw tooMuchCash(context, unpaid, caps.openCashCents);
}

const tooManyUnits = ({ shopIdentity }: OrderContext, { isConfirmed }: UnpaidOrders, cap: number, name: string) =>
  new CapError(
    "items",
    isConfirmed
      ? `You can order up to ${cap} of ${name} online. Please call us at ${shopIdentity.shop.phone} to order more.`
      : confirmToGetMore(`order more than ${cap} of ${name}`),
  );

function tooMuchCash({ shopIdentity, provider }: OrderContext, { isConfirmed }: UnpaidOrders, cap: number): CapError {
  const most = `${formatCents(cap)} for cash on delivery`;
  const { phone } = shopIdentity.shop;
  return new CapError(
    "items",
    isConfirmed
      ? `You can order up to ${most}, orders on their way included. Please ${provider ? "pay by card, or " : ""}call us at ${phone}.`
      : confirmToGetMore(`order more than ${most}${provider ? ", or pay by card" : ""}`),
  );
}
