import { randomUUID } from "node:crypto";
import type { Country } from "@pawhaven/contract";
import { deliverCardWebhooks } from "../../src/composition/card-payments.ts";
import { expireReservation, placeCashOrder, startCardPayment } from "../support/orders.ts";
import { payByCard } from "../support/cards.ts";
import { reconcilerFor } from "../support/payments.ts";
import { testShippingDetails } from "../support/test-shipping-details.ts";
import type { DumpFacts, DumpPerson } from "./dump.ts";
import type { Filling } from "./filling.ts";

export interface GearForSale {
  id: number;
  priceCents: number;
}

type Buyer = Pick<DumpPerson, "token">;

/** What customers and staff do with orders. */
export function orderCalls({ api, app }: Filling, staff: Buyer) {
  const inCash = async (buyer: Buyer, gears: GearForSale[], country: Country = "vn") => {
    const items = gears.map(({ id }) => ({ id, quantity: 2 }));
    return (await placeCashOrder(api(buyer), items, { customer: { ...testShippingDetails, country } })).transaction_id;
  };
  const begin = (buyer: Buyer, { id, priceCents }: GearForSale) =>
    startCardPayment(api(buyer), [{ id, quantity: 1 }], priceCents, { key: randomUUID() });
  const byCard = async (buyer: Buyer, gear: GearForSale) => {
    const { transaction_id, clientSecret, payment_intent_id } = await begin(buyer, gear);
    await payByCard({ app }, clientSecret);
    await api(buyer).confirmPayment({ body: { payment_intent_id } });
    return transaction_id;
  };
  const move = async (id: string, ...steps: ("shipping" | "shipped" | "refund")[]) => {
    for (const shipping_status of steps)
      await api(staff).updateOrderAsStaff({ params: { id }, body: { shipping_status } });
  };
  const cancel = (buyer: Buyer, id: string) => api(buyer).cancelOrder({ params: { id } });
  const review = (buyer: Buyer, receipt_id: string, gear: GearForSale, rating: number) =>
    api(buyer).writeReview({ body: { receipt_id, gear_id: gear.id, rating, comment: "Still whole.\nThanks!" } });
  return { inCash, begin, byCard, move, cancel, review };
}

/** Orders of one customer in every state, and of another who has an unpaid one too. */
export async function fillOrders(
  shop: Filling,
  [bowl, leash, bed]: [GearForSale, GearForSale, GearForSale],
  { buyer, rival, staff }: Pick<DumpFacts["people"], "buyer" | "rival" | "staff">,
): Promise<Pick<DumpFacts, "refundDue" | "unpaid">> {
  const { inCash, begin, byCard, move, cancel, review } = orderCalls(shop, staff);
  await inCash(buyer, [bowl]);
  await byCard(buyer, leash);
  await move(await inCash(buyer, [leash], "us"), "shipping");
  const shipped = await inCash(buyer, [bowl, leash], "sg");
  await move(shipped, "shipping", "shipped");
  await review(buyer, shipped, bowl, 4);
  await move(await byCard(buyer, bed), "shipping", "shipped");
  await cancel(buyer, await inCash(buyer, [bed]));
  await move(await inCash(buyer, [bowl]), "refund");
  await cancel(buyer, await byCard(buyer, bed));
  await move(await byCard(buyer, bowl), "shipping", "refund");

  await deliverCardWebhooks(shop.app, shop.database);
  const refundDue = await byCard(buyer, leash);
  shop.cards.refundsFail = true;
  await cancel(buyer, refundDue);

  const { payment_intent_id } = await begin(buyer, bowl);
  await shop.api(buyer).cancelPayment({ body: { payment_intent_id } });
  await expireReservation(shop, (await begin(buyer, bowl)).transaction_id);
  await reconcilerFor(shop, shop.cards)();
  return { refundDue, unpaid: { buyer: await begin(buyer, bowl), rival: await begin(rival, leash) } };
}
