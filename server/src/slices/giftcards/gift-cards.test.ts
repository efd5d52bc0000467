import type { Api } from "@pawhaven/contract";
import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { apiFor, errorOf } from "../../../test/support/api-client.ts";
import { aCustomer, aGear } from "../../../test/support/factories.ts";
import { aGiftCard, giftCardBalance } from "../../../test/support/gift-cards.ts";
import { expireReservation, placeCashOrder, startCardPayment } from "../../../test/support/orders.ts";
import { shopWithRefunds } from "../../../test/support/refunds.ts";
import { signedInApi, staffApi } from "../../../test/support/signed-in-api.ts";
import { giftCardEntries, giftCards, mailOutbox } from "../../schema/index.ts";

const { shop, provider, staff, refund, refundsOf, advance, reconcileAll } = shopWithRefunds();

/** Two gears of twenty dollars, and what a customer needs to order them. */
async function aBuyer() {
  const api = await signedInApi(shop);
  const gears = [
    await aGear(shop.database, { listPriceCents: 2000, stock: 9 }),
    await aGear(shop.database, { listPriceCents: 2000, stock: 9 }),
  ];
  return { api, items: gears.map(({ id }) => ({ id, quantity: 1 })) };
}

const order = (api: Api, id: string) => api.getOrder({ params: { id } });

async function paidByCard(api: Api, items: { id: number; quantity: number }[], code: string) {
  const { transaction_id: id, payment_intent_id: intent } = await startCardPayment(api, items, 4000, {
    gift_card: { code },
  });
  provider.updateIntent(intent, { status: "succeeded" });
  await api.confirmPayment({ body: { payment_intent_id: intent } });
  return { id, intent };
}

describe("a gift card", () => {
  it("is issued by staff, mailed, and its code is nowhere else", async () => {
    const draft = { amount: 25, recipient_email: "Mai@example.com", note: "", expires_at: null };
    const { code, ...card } = await staff().issueGiftCard({ body: draft });
    expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(card).toMatchObject({ balance: 25, last_four: code.slice(-4), entries: [{ kind: "issue", amount: 25 }] });
    const [mail] = await shop.database.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, "Mai@example.com"));
    expect(mail?.bodyText).toContain(code);
    const { api } = await aBuyer();
    expect(await api.checkGiftCard({ body: { code: code.toLowerCase().replaceAll("-", " ") } })).toMatchObject({
      balance: 25,
    });
    expect(JSON.stringify(await staff().getGiftCard({ params: { id: card.id } }))).not.toContain(code);
    const stored = await shop.database.db.execute(sql`select * from gift_cards, audit_log`);
    expect(JSON.stringify(stored)).not.toContain(code.replaceAll("-", ""));
  });

  it("pays what it can; the rest is paid in cash, and the invoice is over all of it", async () => {
    const { api, items } = await aBuyer();
    const { code, id: card } = await aGiftCard(shop, 3000);
    const { transaction_id: id } = await placeCashOrder(api, items, {
      amount: 4000,
      gift_card: { code, amount: 3000 },
    });
    expect(await giftCardBalance(shop, card)).toBe(0);
    expect(await order(api, id)).toMatchObject({
      amount: 40,
      gift_card: { amount: 30 },
      invoices: [{ amount: 40 }],
    });
    await advance(id, "shipping", "shipped");
    expect(await staff().getOrderAsStaff({ params: { id } })).toMatchObject({ cash: { due: 10, can_collect: true } });
    await staff().collectCash({ params: { id }, body: { amount: 10 } });
    expect(await refundsOf(id)).toMatchObject({ paid: 40, left: 40 });
  });

  it("that covers everything needs no other payment, and gets all back with a refund", async () => {
    const { api, items } = await aBuyer();
    const { code, id: card } = await aGiftCard(shop, 10_000);
    expect((await errorOf(startCardPayment(api, items, 4000, { gift_card: { code } }))).message).toContain(
      "nothing left",
    );
    const { transaction_id: id } = await placeCashOrder(api, items, { gift_card: { code } });
    await advance(id, "shipping", "shipped");
    expect(await staff().getOrderAsStaff({ params: { id } })).toMatchObject({ cash: { due: 0, can_collect: false } });
    await refund(id, { lines: [{ id: items[0]?.id ?? 0, sent: 1 }] });
    expect(await giftCardBalance(shop, card)).toBe(8000);
    await advance(id, "refund");
    expect(await giftCardBalance(shop, card)).toBe(10_000);
    expect((await order(api, id)).refunds).toMatchObject([{ to_gift_card: true }, { to_gift_card: true }]);
  });

  it("gets back what is left after the card has got its part", async () => {
    const { api, items } = await aBuyer();
    const { code, id: card } = await aGiftCard(shop, 1500);
    const { id, intent } = await paidByCard(api, items, code);
    expect(provider.intents.get(intent)?.amountCents).toBe(2500);
    await refund(id, { amount: 20 });
    expect([provider.intents.get(intent)?.refundedCents, await giftCardBalance(shop, card)]).toEqual([2000, 0]);
    await refund(id, { amount: 20 });
    expect([provider.intents.get(intent)?.refundedCents, await giftCardBalance(shop, card)]).toEqual([2500, 1500]);
    expect(await order(api, id)).toMatchObject({ shipping_status: "refund", refunded: 40 });
  });

  it("gets its part back once when the order is cancelled, in cash and by card", async () => {
    const { api, items } = await aBuyer();
    const [cash, byCard] = [await aGiftCard(shop, 1000), await aGiftCard(shop, 1000)];
    const { transaction_id: id } = await placeCashOrder(api, items, { gift_card: { code: cash.code } });
    await api.cancelOrder({ params: { id } });
    expect(await giftCardBalance(shop, cash.id)).toBe(1000);
    const paid = await paidByCard(api, items, byCard.code);
    await api.cancelOrder({ params: { id: paid.id } });
    expect([await giftCardBalance(shop, byCard.id), provider.intents.get(paid.intent)?.refundedCents]).toEqual([
      1000, 3000,
    ]);
  });

  it("gets back what items cost that are left out, as far as the rest needs less", async () => {
    const { api, items } = await aBuyer();
    const { code, id: card } = await aGiftCard(shop, 3000);
    const { transaction_id: id } = await placeCashOrder(api, items, { gift_card: { code } });
    const body = { items: [{ id: items[0]?.id ?? 0, cancelled: 1 }], reason: "Sold out" };
    expect(await staff().cancelCashItems({ params: { id }, body })).toMatchObject({ cash: { due: 0 } });
    expect(await giftCardBalance(shop, card)).toBe(1000);
  });

  it("gets its part back when a card order expires, and a late payment takes it again", async () => {
    const { api, items } = await aBuyer();
    const { code, id: card } = await aGiftCard(shop, 1500);
    const { transaction_id: id, payment_intent_id: intent } = await startCardPayment(api, items, 4000, {
      gift_card: { code },
    });
    expect(await giftCardBalance(shop, card)).toBe(0);
    expect(await api.checkGiftCard({ body: { code } })).toMatchObject({ balance: 15 });
    provider.rejectsCancelWhileProcessing = true;
    provider.updateIntent(intent, { status: "processing" });
    await expireReservation(shop, id);
    await reconcileAll();
    expect(await giftCardBalance(shop, card)).toBe(1500);
    provider.updateIntent(intent, { status: "succeeded" });
    await reconcileAll();
    expect([await giftCardBalance(shop, card), (await order(api, id)).shipping_status]).toEqual([0, "ordered"]);
  });

  it("held by an unpaid order of mine is mine", async () => {
    const { api, items } = await aBuyer();
    const { code } = await aGiftCard(shop, 1500);
    await startCardPayment(api, items, 4000, { gift_card: { code, amount: 1500 }, key: "first" });
    const { transaction_id: id } = await placeCashOrder(api, items, {
      gift_card: { code, amount: 1500 },
      key: "second",
    });
    expect(await order(api, id)).toMatchObject({ gift_card: { amount: 15 } });
  });

  it.each([
    ["that nobody has", {}, 404, "We do not know this gift card."],
    ["that is blocked", { state: "blocked" }, 409, "This gift card is blocked. Please call us."],
    ["that has expired", { expiresAt: new Date("2020-01-01") }, 409, "This gift card has expired."],
  ] as const)("%s pays nothing", async (title, values, status, message) => {
    const { api, items } = await aBuyer();
    const issued = title === "that nobody has" ? { code: "0".repeat(16) } : await aGiftCard(shop, 1000, values);
    expect(await errorOf(api.checkGiftCard({ body: { code: issued.code } }))).toMatchObject({ status, message });
    expect(await errorOf(placeCashOrder(api, items, { gift_card: { code: issued.code } }))).toMatchObject({ message });
  });

  it("is adjusted with a reason, never below nothing, blocked, and its ledger is only added to", async () => {
    const { id } = await aGiftCard(shop, 1000);
    const params = { id };
    const adjusted = await staff().adjustGiftCard({ params, body: { amount: -4, reason: "Typed wrong" } });
    expect(adjusted).toMatchObject({
      balance: 6,
      entries: [{ kind: "adjust", amount: -4, reason: "Typed wrong" }, {}],
    });
    expect(await errorOf(staff().adjustGiftCard({ params, body: { amount: -7, reason: "More" } }))).toMatchObject({
      errors: { amount: ["This is more than is left on the gift card."] },
    });
    expect(await staff().setGiftCardState({ params, body: { state: "blocked" } })).toMatchObject({
      standing: "blocked",
    });
    await expect(shop.database.db.update(giftCardEntries).set({ cents: 1 })).rejects.toMatchObject({
      cause: { constraint: "gift_card_entries_stay" },
    });
    await expect(shop.database.db.delete(giftCardEntries)).rejects.toMatchObject({
      cause: { constraint: "gift_card_entries_stay" },
    });
    const clerk = await staffApi(shop, "clerk");
    expect(await errorOf(clerk.listGiftCards({}))).toMatchObject({ status: 403 });
  });

  it("cannot be guessed: asking is limited", async () => {
    const api = await signedInApi(shop);
    const ask = () => errorOf(api.checkGiftCard({ body: { code: "0".repeat(16) } }));
    for (let attempt = 0; attempt < 20; attempt++) expect((await ask()).status).toBe(404);
    expect((await ask()).status).toBe(429);
  });

  it("forgets to whom it was sent when that account is deleted", async () => {
    const email = `gift-${Date.now()}@example.com`;
    const api = apiFor(shop, await aCustomer(shop.database, { email }));
    const { id } = await aGiftCard(shop, 1000, { recipientEmail: email });
    expect((await api.exportMyData())["gift_cards"]).toMatchObject([{ id, balance: 10 }]);
    await api.deleteAccount({ body: { email } });
    const [row] = await shop.database.db.select().from(giftCards).where(eq(giftCards.id, id));
    expect(row?.recipientEmail).toBeNull();
  });
});
