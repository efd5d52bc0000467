import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { apiFor, errorOf } from "../../../test/support/api-client.ts";
import { aCustomer, aGear } from "../../../test/support/factories.ts";
import { expireReservation, placeCashOrder, startCardPayment, stockOf } from "../../../test/support/orders.ts";
import { aPromotion } from "../../../test/support/promotions.ts";
import { readPdf } from "../../../test/support/read-pdf.ts";
import { shopWithRefunds } from "../../../test/support/refunds.ts";
import { signedInApi } from "../../../test/support/signed-in-api.ts";
import { mailOutbox, promotions } from "../../schema/index.ts";

const { shop, provider, staff, refund, refundsOf, advance, reconcileAll } = shopWithRefunds();

beforeEach(() => shop.database.db.update(promotions).set({ state: "ended" }));
afterEach(() => shop.database.db.update(promotions).set({ state: "ended" }));

const usesOf = async (id: number) => {
  const [row] = await shop.database.db.select().from(promotions).where(eq(promotions.id, id));
  return row?.uses;
};

async function aCart(...prices: number[]) {
  const api = await signedInApi(shop);
  const items = [];
  for (const [index, listPriceCents] of prices.entries()) {
    const { id } = await aGear(shop.database, { name: `Gear ${index}`, listPriceCents, stock: 9 });
    await api.addToCart({ params: { id }, body: { quantity: 1 } });
    items.push({ id, quantity: 1 });
  }
  return { api, items };
}

const check = (api: Awaited<ReturnType<typeof signedInApi>>, code: string) => api.checkDiscountCode({ body: { code } });

describe("a cart", () => {
  it("shows what promotions take off, line by line", async () => {
    await aPromotion(shop, { name: "Autumn", kind: "amount", amountCents: 1000 });
    await aPromotion(shop, { name: "Small", kind: "amount", amountCents: 100 });
    await aPromotion(shop, { code: "WELCOME10" });
    const { api } = await aCart(3333, 3333, 3334);
    expect(await api.getCart()).toMatchObject({
      subtotal: 100,
      discounts: [{ name: "Autumn", code: null, amount: 10 }],
      total_amount: 90,
      items: [{ discount: 3.33 }, { discount: 3.33 }, { discount: 3.34 }],
    });
    expect(await check(api, " welcome10 ")).toMatchObject({
      discounts: [{ name: "Autumn" }, { name: "Welcome", code: "WELCOME10", amount: 9 }],
      total_amount: 81,
    });
  });

  it("is as it was without promotions", async () => {
    const { api } = await aCart(1000);
    const cart = await api.getCart();
    expect(cart).not.toHaveProperty("discounts");
    expect(cart.items[0]).not.toHaveProperty("discount");
    expect(cart.total_amount).toBe(10);
  });

  it.each([
    ["that nobody has", {}, "We do not know this code."],
    ["of a draft", { state: "draft" }, "We do not know this code."],
    ["that has not begun", { beginsAt: new Date("2090-01-01") }, "This code does not apply yet."],
    ["that is over", { endsAt: new Date("2020-01-01") }, "This code has ended."],
    ["that was ended", { state: "ended" }, "This code has ended."],
    ["with a minimum", { minimumCents: 5000 }, "This code is for orders from $50.00. $40.00 is missing."],
    ["for other animals", { petTypes: ["Cats"] }, "This code is not for anything in your cart."],
  ] as const)("says why a code %s does not apply", async (_, values, text) => {
    if (Object.keys(values).length > 0)
      await aPromotion(shop, { code: "NO-LUCK", ...values } as Parameters<typeof aPromotion>[1]);
    const { api } = await aCart(1000);
    expect(await errorOf(check(api, "NO-LUCK"))).toMatchObject({
      status: 409,
      message: text,
      errors: { code: [text] },
    });
  });

  it("says which gear is free", async () => {
    const { id: gearId } = await aGear(shop.database, { name: "Squeaky Fish" });
    await aPromotion(shop, { code: "FISH", kind: "free_gear", gearId });
    const { api } = await aCart(1000);
    expect((await errorOf(check(api, "FISH"))).message).toBe("Put Squeaky Fish into your cart to get it free.");
    await api.addToCart({ params: { id: gearId }, body: { quantity: 2 } });
    expect(await check(api, "FISH")).toMatchObject({ total_amount: 20, items: [{}, { discount: 10 }] });
  });
});

describe("an order", () => {
  it("costs what the cart showed, and keeps its discounts when the promotion changes", async () => {
    const promotion = await aPromotion(shop, { code: "WELCOME10" });
    const { api, items } = await aCart(1999, 5000);
    expect(await errorOf(placeCashOrder(api, items, { code: "WELCOME10", amount: 6999 }))).toMatchObject({
      code: "price_changed",
      amount: 6299,
    });
    const { transaction_id: id } = await placeCashOrder(api, items, { code: "WELCOME10", amount: 6299 });
    await shop.database.db
      .update(promotions)
      .set({ name: "Other", percent: 50 })
      .where(eq(promotions.id, promotion.id));
    const discounts = [{ name: "Welcome", code: "WELCOME10", amount: 7 }];
    expect(await api.getOrder({ params: { id } })).toMatchObject({ amount: 62.99, subtotal: 69.99, discounts });
    expect(await api.getReceipt({ params: { id } })).toMatchObject({
      total: 62.99,
      subtotal: 69.99,
      discounts,
      items: [{ discount: 2 }, { discount: 5 }],
    });
    expect(await staff().getOrderAsStaff({ params: { id } })).toMatchObject({ discounts, cash: { due: 62.99 } });
    const [mail] = await shop.database.db
      .select()
      .from(mailOutbox)
      .where(eq(mailOutbox.subject, `We have received your order (${id})`));
    expect(mail?.bodyText).toContain("1 × Gear 0: $17.99 instead of $19.99");
    expect(mail?.bodyText).toContain("Total: $62.99");
  });

  it("is refused, and takes nothing, if its code does not apply", async () => {
    const { api, items } = await aCart(1000);
    expect(await errorOf(placeCashOrder(api, items, { code: "NO-SUCH" }))).toMatchObject({ code: "conflict" });
    expect(await stockOf(shop, items[0]?.id ?? 0)).toBe(9);
  });

  it("has its discount on the invoice", async () => {
    await aPromotion(shop, { code: "WELCOME10" });
    const { token } = await aCustomer(shop.database);
    const { id: gearId } = await aGear(shop.database, { listPriceCents: 2000 });
    const api = apiFor(shop, { token });
    const { transaction_id: id } = await placeCashOrder(api, [{ id: gearId, quantity: 1 }], { code: "WELCOME10" });
    const [invoice] = (await api.getOrder({ params: { id } })).invoices;
    expect(invoice?.amount).toBe(18);
    const url = `/api/orders/${id}/invoices/${invoice?.number}`;
    const { rawPayload } = await shop.app.inject({ url, headers: { authorization: `Bearer ${token}` } });
    const text = readPdf(rawPayload).join("\n");
    for (const words of ["Discount", "-$2.00", "Subtotal", "$20.00", "$18.00"]) expect(text).toContain(words);
  });

  it("that costs nothing is placed, sent and done without money", async () => {
    await aPromotion(shop, { code: "GIFT", percent: 100 });
    const { api, items } = await aCart(2000);
    expect((await errorOf(startCardPayment(api, items, 0, { code: "GIFT" }))).status).toBe(422);
    const { transaction_id: id } = await placeCashOrder(api, items, { code: "GIFT", amount: 0 });
    await advance(id, "shipping", "shipped");
    expect(await staff().getOrderAsStaff({ params: { id } })).toMatchObject({
      amount: 0,
      cash: { due: 0, can_collect: false },
    });
    expect(
      (await staff().listCash({ query: { state: "open" } })).rows.map(({ transaction_id }) => transaction_id),
    ).not.toContain(id);
    expect(await refundsOf(id)).toMatchObject({ obstacle: "This order cost nothing.", left: 0 });
    const collected = staff().collectCash({ params: { id }, body: { amount: 0 } });
    expect((await errorOf(collected)).message).toBe("There is nothing to collect for this order.");
  });

  it("gives back by line what was paid for it, and no more", async () => {
    await aPromotion(shop, { code: "THIRD", percent: 33 });
    const { api, items } = await aCart(1000);
    const bought = [{ id: items[0]?.id ?? 0, quantity: 3 }];
    const { transaction_id: id, payment_intent_id: intent } = await startCardPayment(api, bought, 2010, {
      code: "THIRD",
    });
    provider.updateIntent(intent, { status: "succeeded" });
    await api.confirmPayment({ body: { payment_intent_id: intent } });
    const line = { id: bought[0]?.id ?? 0, cancel: 1 };
    expect(await refund(id, { lines: [line] })).toMatchObject({ refunded: 6.7, left: 13.4 });
    expect(await refund(id, { lines: [line] })).toMatchObject({ refunded: 13.4 });
    expect(await refund(id, { lines: [line] })).toMatchObject({ refunded: 20.1, left: 0 });
  });

  it("asks for less in cash when items are left out, by what they cost", async () => {
    await aPromotion(shop, { code: "ODD", kind: "amount", amountCents: 100 });
    const { api, items } = await aCart(1000, 1000, 1000);
    const { transaction_id: id } = await placeCashOrder(api, items, { code: "ODD" });
    const [first] = items;
    const body = { items: [{ id: first?.id ?? 0, cancelled: 1 }], reason: "Out of stock" };
    const order = await staff().cancelCashItems({ params: { id }, body });
    expect(order).toMatchObject({ amount: 29, cancelled: 9.66, cash: { due: 19.34 } });
  });
});

describe("the uses of a promotion", () => {
  it("are counted per customer, and an order that was cancelled gives its own back", async () => {
    const { id } = await aPromotion(shop, { code: "ONCE", maxUsesPerCustomer: 1 });
    const { api, items } = await aCart(1000);
    const { transaction_id: first } = await placeCashOrder(api, items, { code: "ONCE" });
    expect(await usesOf(id)).toBe(1);
    expect(await errorOf(placeCashOrder(api, items, { code: "ONCE" }))).toMatchObject({
      code: "conflict",
      message: "You have used this code already.",
    });
    const other = await signedInApi(shop);
    await placeCashOrder(other, items, { code: "ONCE" });
    await api.cancelOrder({ params: { id: first } });
    expect(await usesOf(id)).toBe(1);
    await placeCashOrder(api, items, { code: "ONCE" });
    expect(await usesOf(id)).toBe(2);
  });

  it("end when they are used up", async () => {
    await aPromotion(shop, { code: "ONE", maxUses: 1 });
    const { api, items } = await aCart(1000);
    await placeCashOrder(await signedInApi(shop), items, { code: "ONE" });
    expect((await errorOf(check(api, "ONE"))).message).toBe("This code has been used up.");
  });

  it("held by an unpaid order of the same customer are theirs", async () => {
    const { id } = await aPromotion(shop, { code: "MINE", maxUses: 1, maxUsesPerCustomer: 1 });
    const { api, items } = await aCart(1000);
    await startCardPayment(api, items, 900, { code: "MINE", key: "first" });
    expect(await check(api, "MINE")).toMatchObject({ total_amount: 9 });
    await placeCashOrder(api, items, { code: "MINE", key: "second" });
    expect(await usesOf(id)).toBe(1);
  });

  it("come back when a card order expires, and a late payment takes them again", async () => {
    const { id } = await aPromotion(shop, { code: "LATE", maxUses: 1 });
    const { api, items } = await aCart(1000);
    const { transaction_id: order, payment_intent_id: intent } = await startCardPayment(api, items, 900, {
      code: "LATE",
    });
    provider.rejectsCancelWhileProcessing = true;
    provider.updateIntent(intent, { status: "processing" });
    await expireReservation(shop, order);
    await reconcileAll();
    expect(await usesOf(id)).toBe(0);
    provider.updateIntent(intent, { status: "succeeded" });
    await reconcileAll();
    expect(await usesOf(id)).toBe(1);
    expect(await api.getOrder({ params: { id: order } })).toMatchObject({ shipping_status: "ordered", amount: 9 });
  });

  it("that somebody else took meanwhile make a late payment go back", async () => {
    await aPromotion(shop, { code: "GONE", maxUses: 1 });
    const { api, items } = await aCart(1000);
    const { transaction_id: order, payment_intent_id: intent } = await startCardPayment(api, items, 900, {
      code: "GONE",
    });
    provider.rejectsCancelWhileProcessing = true;
    provider.updateIntent(intent, { status: "processing" });
    await expireReservation(shop, order);
    await reconcileAll();
    await placeCashOrder(await signedInApi(shop), items, { code: "GONE" });
    provider.updateIntent(intent, { status: "succeeded" });
    await reconcileAll();
    expect(await api.getOrder({ params: { id: order } })).toMatchObject({ shipping_status: "refund", refunded: 9 });
  });

  it("stay used by an order that was sent before it was refunded", async () => {
    const { id } = await aPromotion(shop, { code: "SENT" });
    const { api, items } = await aCart(1000, 1000);
    const [unsent, sent] = [
      await placeCashOrder(api, items, { code: "SENT" }),
      await placeCashOrder(api, items, { code: "SENT" }),
    ];
    await advance(unsent.transaction_id, "refund");
    await advance(sent.transaction_id, "shipping", "refund");
    expect(await usesOf(id)).toBe(1);
  });
});

describe("the report of sales", () => {
  it("has discounts as a figure of its own", async () => {
    const { today } = await apiFor(shop).getBookingDays();
    const query = { by: "day", from: today, to: today } as const;
    const figures = async () => (await staff().getSalesReport({ query })).total.now;
    const before = await figures();
    await aPromotion(shop, { code: "REPORT" });
    const { api, items } = await aCart(2000);
    await placeCashOrder(api, items, { code: "REPORT" });
    const after = await figures();
    const grown = (name: "gross" | "discounts" | "net") => Math.round((after[name] - before[name]) * 100) / 100;
    expect([grown("gross"), grown("discounts"), grown("net")]).toEqual([20, 2, 18]);
  });
});
