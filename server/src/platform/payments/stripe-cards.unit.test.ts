import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { FakeStripeServer } from "../../../test/support/fake-stripe-server.ts";
import { type PaymentProvider, ProviderUnavailableError } from "./payment-provider.ts";
import { StripeProvider } from "./stripe-provider.ts";

const fakeStripe = new FakeStripeServer();
let provider: PaymentProvider;
beforeAll(async () => {
  await fakeStripe.start();
  provider = new StripeProvider(fakeStripe.account);
});
afterAll(() => fakeStripe.stop());

describe("saved cards at Stripe", () => {
  it("belong to a customer of whom Stripe learns nothing but the number of the account", async () => {
    const id = await provider.cards.createCustomer(7);
    expect(fakeStripe.store.cards.find(id)).toMatchObject({ metadata: { account: "7" } });
    expect(fakeStripe.requests.at(-1)?.form).toEqual({ "metadata[account]": "7" });
  });

  it("are offered by Stripe's form with a session, which also asks whether to save another one", async () => {
    const id = await provider.cards.createCustomer(7);
    expect(await provider.cards.openSession(id)).toMatch(/^cuss_secret_/);
    expect(fakeStripe.requests.at(-1)?.form).toMatchObject({
      customer: id,
      "components[payment_element][features][payment_method_save]": "enabled",
      "components[payment_element][features][payment_method_save_usage]": "on_session",
    });
    expect(await provider.cards.openSession("cus_unknown")).toBeUndefined();
  });

  it("can pay an intent of their customer", async () => {
    const customerId = await provider.cards.createCustomer(7);
    const draft = { reference: "US-cards", amountCents: 2499, currency: "usd", email: "robin@example.com" } as const;
    const { id } = await provider.createIntent({ ...draft, customerId });
    expect(fakeStripe.store.find(id)).toMatchObject({ customer: customerId });
  });

  it("are listed and detached, by their own customer only", async () => {
    const [id, other] = [await provider.cards.createCustomer(7), await provider.cards.createCustomer(8)];
    const card = fakeStripe.store.cards.attach(id, "4242");
    const [listed] = await provider.cards.listCards(id);
    expect(listed).toEqual({ id: card, brand: "visa", last4: "4242", expMonth: 12, expYear: 2039 });
    expect(await provider.cards.removeCard(other, card)).toBe(false);
    expect(await provider.cards.listCards(id)).toHaveLength(1);
    expect(await provider.cards.removeCard(id, card)).toBe(true);
    expect(await provider.cards.listCards(id)).toEqual([]);
    expect(await provider.cards.removeCard(id, card)).toBe(false);
  });

  it("are gone with their customer, who can be deleted again without an error", async () => {
    const id = await provider.cards.createCustomer(7);
    await provider.cards.deleteCustomer(id);
    await provider.cards.deleteCustomer(id);
    expect(fakeStripe.store.cards.customers.has(id)).toBe(false);
    expect(await provider.cards.listCards(id)).toEqual([]);
  });

  it("are unavailable while Stripe is", async () => {
    fakeStripe.faults.push({ status: 500 }, { status: 500 });
    await expect(provider.cards.listCards("cus_any")).rejects.toThrow(ProviderUnavailableError);
  });
});
