import {
  type Country,
  findRegion,
  maxOrderCents,
  type PaymentMethod,
  promiseDelivery,
  type ShippingDetails,
} from "@pawhaven/contract";
import { lockUser } from "../../platform/auth/lock-user.ts";
import type { Tx } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { formatCents } from "../../platform/money.ts";
import { getDeliveryRules } from "../content/get-delivery-rules.ts";
import { type GiftCardToUse, noGift, planGiftPayment, recordRedemption } from "../giftcards/redeem-gift-card.ts";
import { discountLines } from "../promotions/discount-lines.ts";
import { recordUses } from "../promotions/record-uses.ts";
import { assertOrderCaps } from "./assert-order-caps.ts";
import { visitNotPossible } from "./collecting/errors.ts";
import { lockVisitAhead } from "./collecting/store.ts";
import { faultPoint } from "./fault-points.ts";
import { assertGuestCaps } from "./guests/assert-guest-caps.ts";
import type { Guest } from "./guests/guest.ts";
import { insertGuestOrder, lockGuest } from "./guests/store.ts";
import { reserveStock } from "./reserve-stock.ts";
import type { OrderContext } from "./order-context.ts";
import { mergeLines, type PricedLine, totalCents } from "./order-lines.ts";
import { insertOrder, type PlaceOrderResult } from "./store.ts";
import { newTransactionId } from "./transaction-id.ts";

export type { PlaceOrderResult };

export interface OrderDraft {
  /** Null for a guest. */
  userId: number | null;
  guest?: Guest;
  checkoutKey: string | null;
  requestHash: Buffer;
  paymentMethod: PaymentMethod;
  items: readonly { id: number; quantity: number }[];
  customer: ShippingDetails;
  /** The total that the customer saw; an order with a different total is rejected. */
  expectedCents: number | undefined;
  /** What the customer was warned of and bought nevertheless, by gear. */
  warnedOf?: ReadonlyMap<number, readonly string[]>;
  /** Gears for somebody else's animal. */
  gifts?: readonly number[] | undefined;
  /** The visit at which it shall be ready instead of being sent. */
  collectAtBookingId?: number | undefined;
  /** A discount code; an order to which it does not apply is rejected. */
  code?: string | undefined;
  /** Pays what it can. */
  giftCard?: GiftCardToUse | undefined;
}

/** Reserves stock and creates the order at current prices and discounts. The items of a cash order are committed at once. */
export async function placeOrder(tx: Tx, context: OrderContext, draft: OrderDraft): Promise<PlaceOrderResult> {
  const { userId, guest, checkoutKey, requestHash, paymentMethod, customer, code } = draft;
  // mutant(../checkout/order-caps.test.ts): concurrent orders of one customer are counted one after the other
  if (userId !== null) await lockUser(tx, userId);
  if (guest) await lockGuest(tx, guest);
  const collectAtBookingId = await lockVisitToCollectAt(tx, draft);
  const reserved = await reserveStock(tx, mergeLines(draft.items));
  faultPoint("stock held");
  const discounted = await discountLines(tx, { userId, code, lines: reserved });
  const lines = reserved.map((line) => ({ ...line, discountCents: discounted.byGear.get(line.gearId) ?? 0 }));
  const amountCents = totalCents(lines);
  assertExpectedTotal(amountCents, draft);
  const gift = draft.giftCard ? await planGiftPayment(tx, draft.giftCard, amountCents) : noGift;
  const dueCents = amountCents - gift.giftCents;
  assertCardAmount(draft, dueCents);
  if (userId !== null) await assertOrderCaps(tx, context, { userId, paymentMethod, lines, dueCents });
  if (guest) await assertGuestCaps(tx, context, { guest, paymentMethod, lines, dueCents });
  const { fullName: name, ...address } = customer;
  const state = findRegion(customer.country, customer.state ?? "") ?? "";
  const transactionId = newTransactionId(customer.country);
  const order = {
    transactionId,
    userId,
    checkoutKey,
    requestHash,
    paymentMethod,
    amountCents,
    name,
    ...address,
    state,
  };
  const placed = await insertOrder(
    tx,
    { ...order, ...gift, collectAtBookingId, ...(await promiseFor(tx, context, customer.country, collectAtBookingId)) },
    lines.map((line) => withFitNotes(line, draft)),
  );
  if (guest) await insertGuestOrder(tx, placed.order.id, guest);
  await recordRedemption(tx, placed.order.id, gift);
  await recordUses(tx, discounted, { orderId: placed.order.id, code, lines });
  faultPoint("order written");
  return placed;
}

/** What is collected is there at the time of the visit. */
async function promiseFor(tx: Tx, { shopIdentity }: OrderContext, country: Country, visitId: number | null) {
  if (visitId !== null) return {};
  const rules = await getDeliveryRules(tx, { timeZone: shopIdentity.shop.timeZone, country });
  const promised = promiseDelivery(rules, country, new Date());
  return { promisedFrom: promised?.from ?? null, promisedUntil: promised?.until ?? null };
}

const withFitNotes = (line: PricedLine, { warnedOf, gifts }: OrderDraft): PricedLine => ({
  ...line,
  warnedOf: warnedOf?.get(line.gearId) ?? [],
  isGift: gifts?.includes(line.gearId) ?? false,
});

/** Before the stock, as cancelling a visit does: whoever locks both, locks the visit first. */
async function lockVisitToCollectAt(tx: Tx, { userId, collectAtBookingId: id }: OrderDraft): Promise<number | null> {
  if (id === undefined) return null;
  if (userId === null || !(await lockVisitAhead(tx, userId, id))) throw visitNotPossible();
  return id;
}

/** The minimum charge of card providers. */
const minCardCents = 50;

function assertCardAmount({ paymentMethod }: OrderDraft, dueCents: number): void {
  if (paymentMethod === "cash" || dueCents >= minCardCents) return;
  throw new ApiError(
    "conflict",
    dueCents === 0
      ? "There is nothing left to pay. Please choose cash on delivery."
      : `The minimum for card payments is ${formatCents(minCardCents)}. Please choose cash on delivery.`,
  );
}

function assertExpectedTotal(amountCents: number, { expectedCents }: OrderDraft): void {
  // mutant(../checkout/cash.test.ts): an order totals at most a million dollars
  if (amountCents > maxOrderCents)
    throw new ApiError(
      "conflict",
      `An order can total at most ${formatCents(maxOrderCents)}. Please split your order.`,
    );
  // mutant(../checkout/cash.test.ts): the total is the one the customer saw
  if (expectedCents !== undefined && expectedCents !== amountCents) {
    const message = `The total has changed to ${formatCents(amountCents)}. Please review your order.`;
    throw new ApiError("price_changed", message, { amount: amountCents });
  }
}
