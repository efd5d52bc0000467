import { eq, sql } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { apiFor, errorOf } from "../../../test/support/api-client.ts";
import { registerCustomer } from "../../../test/support/customers.ts";
import { aCustomer, aGear } from "../../../test/support/factories.ts";
import { FakePaymentProvider } from "../../../test/support/fake-payment-provider.ts";
import { startCardPayment } from "../../../test/support/orders.ts";
import { testShopIdentity } from "../../../test/support/shop-identity.ts";
import { testShop } from "../../../test/support/test-shop.ts";
import { cardCustomers, forgottenCardCustomers } from "../../schema/index.ts";
import { findOrCreateAccount } from "../accounts/find-or-create-account.ts";
import { createOneTimeLink } from "../accounts/one-time-links.ts";
import { deleteForgottenCustomers } from "./delete-forgotten-customers.ts";
import { openCardSession } from "./open-card-session.ts";

const provider = new FakePaymentProvider();
const shop = testShop({ provider, settings: { RATE_LIMIT_SCALE: "1000" } });
const log = { error: () => {}, warn: () => {} };
const context = () => ({ database: shop.database, provider, log });

afterEach(() => {
  provider.isDown = false;
  provider.cards.beforeCreateCustomer = async () => {};
});

const visa = (id: string) => ({ id, brand: "visa", last4: "4242", expMonth: 12, expYear: 2039 });

const customerOf = async (userId: number) => {
  const [row] = await shop.database.db.select().from(cardCustomers).where(eq(cardCustomers.userId, userId));
  return row?.customerId;
};
const forgotten = async () =>
  (await shop.database.db.select().from(forgottenCardCustomers)).map(({ customerId }) => customerId);

/** A customer who has paid by card and saved it. */
async function aPayer(cardId: string) {
  const customer = await registerCustomer(shop);
  await openCardSession(context(), customer.id);
  const customerId = (await customerOf(customer.id)) ?? "";
  provider.cards.saved.set(customerId, [visa(cardId)]);
  return { ...customer, customerId };
}

describe("saved cards", () => {
  it("are offered at checkout by a session of the customer, the same one every time", async () => {
    const customer = await aCustomer(shop.database);
    const [api, gear] = [apiFor(shop, customer), await aGear(shop.database, { stock: 9 })];
    const pay = () => startCardPayment(api, [{ id: gear.id, quantity: 1 }], gear.priceCents);
    const { customer_session: session } = await pay();
    expect(session).toBe(`${await customerOf(customer.id)}_session`);
    expect((await pay()).customer_session).toBe(session);
  });

  it("are listed by asking the provider, and removed there", async () => {
    const { api } = await aPayer("pm_1");
    expect(await api.listCards()).toEqual([
      { id: "pm_1", brand: "visa", last4: "4242", exp_month: 12, exp_year: 2039 },
    ]);
    expect(await api.removeCard({ params: { id: "pm_1" } })).toEqual({ message: "The card has been removed." });
    expect(await api.listCards()).toEqual([]);
    expect(await errorOf(api.removeCard({ params: { id: "pm_1" } }))).toMatchObject({ status: 404 });
  });

  it("of others cannot be seen or removed", async () => {
    const owner = await aPayer("pm_2");
    const [nobody, other] = [apiFor(shop, await aCustomer(shop.database)), await aPayer("pm_3")];
    expect(await nobody.listCards()).toEqual([]);
    expect(await other.api.listCards()).toMatchObject([{ id: "pm_3" }]);
    for (const api of [nobody, other.api])
      expect(await errorOf(api.removeCard({ params: { id: "pm_2" } }))).toMatchObject({ status: 404 });
    expect(await owner.api.listCards()).toHaveLength(1);
  });

  it("are unavailable while the provider is, and the shop says so", async () => {
    const { api } = await aPayer("pm_4");
    provider.isDown = true;
    expect(await errorOf(api.listCards())).toMatchObject({ status: 424 });
  });

  it("start over when somebody has deleted the customer at the provider", async () => {
    const { id, customerId } = await aPayer("pm_5");
    provider.cards.saved.delete(customerId);
    const session = await openCardSession(context(), id);
    expect(session?.customerId).not.toBe(customerId);
    expect(await customerOf(id)).toBe(session?.customerId);
  });

  it("belong to one customer at the provider, even if two payments begin at once; the other is deleted", async () => {
    const { id } = await aCustomer(shop.database);
    const sessions = await Promise.all([openCardSession(context(), id), openCardSession(context(), id)]);
    expect(new Set(sessions.map((session) => session?.customerId)).size).toBe(1);
    await deleteForgottenCustomers(context());
    const others = [...provider.cards.saved.keys()].filter((key) => key === sessions[0]?.customerId);
    expect(others).toHaveLength(1);
    expect(await forgotten()).toEqual([]);
  });
});

describe("the customer at the provider", () => {
  it("is deleted with the account, as soon as the provider answers", async () => {
    const { api, email, password, customerId } = await aPayer("pm_6");
    await api.deleteAccount({ body: { email, password } });
    expect(await forgotten()).toContain(customerId);
    provider.isDown = true;
    await deleteForgottenCustomers(context());
    expect(await forgotten()).toContain(customerId);
    provider.isDown = false;
    await deleteForgottenCustomers(context());
    expect(provider.cards.saved.has(customerId)).toBe(true); // not yet: the next attempt waits
    await shop.database.db.update(forgottenCardCustomers).set({ nextAttemptAt: sql`now()` });
    await deleteForgottenCustomers(context());
    expect(provider.cards.saved.has(customerId)).toBe(false);
    expect(await forgotten()).not.toContain(customerId);
  });

  it("is deleted if the account was deleted while it was created", async () => {
    const customer = await registerCustomer(shop);
    const { email, password } = customer;
    provider.cards.beforeCreateCustomer = async () => {
      await customer.api.deleteAccount({ body: { email, password } });
    };
    expect(await openCardSession(context(), customer.id)).toBeUndefined();
    expect(await forgotten()).toHaveLength(1);
  });

  it("is forgotten when the account passes to whoever proves the address, by Google or by a reset", async () => {
    const [first, second] = [await aPayer("pm_7"), await aPayer("pm_8")];
    const visitor = { address: "203.0.113.9", device: "test" };
    const identity = { issuer: "https://google.example", subject: "7", name: "Robin", email: first.email };
    await findOrCreateAccount(shop.database, testShopIdentity(), visitor, { ...identity, emailVerified: true });
    expect(await customerOf(first.id)).toBeUndefined();
    const token = await shop.database.transaction((tx) => createOneTimeLink(tx, second.id, "reset"));
    const password = "another quiet river 8";
    await apiFor(shop).resetPassword({
      body: { email: second.email, token, password, password_confirmation: password },
    });
    expect(await customerOf(second.id)).toBeUndefined();
  });

  it("is in the export, and nothing of the card", async () => {
    const { api, customerId } = await aPayer("pm_9");
    const exported = await api.exportMyData();
    expect(exported).toMatchObject({ saved_cards: { provider_customer_id: customerId } });
    expect(JSON.stringify(exported)).not.toContain("4242");
  });
});
