import { type CardOutcome, cardSandbox, type SavedCard } from "@pawhaven/contract";
import { describe, expect, it } from "vitest";
import { answerChallenge, challengeUrlOf, declinedCard, payByCard } from "../../../test/support/cards.ts";
import { testShop } from "../../../test/support/test-shop.ts";
import { SandboxProvider } from "./sandbox-provider.ts";

const shop = testShop();

let count = 0;

/** A customer with a session, and how to start payments. */
async function aPayer() {
  const provider = new SandboxProvider(shop.database);
  const customerId = await provider.cards.createCustomer(7);
  const session = (await provider.cards.openSession(customerId)) ?? "";
  const startPayment = async () => {
    const reference = `VN-saved-${(count += 1)}`;
    const draft = { reference, amountCents: 2499, currency: "usd", email: "robin@example.com", customerId } as const;
    return (await provider.createIntent(draft)).clientSecret;
  };
  return { cards: () => provider.cards.listCards(customerId), session, startPayment };
}

const post = async <T>(url: string, payload: object): Promise<T> =>
  (await shop.app.inject({ method: "POST", url, payload })).json();
const cardsOf = (customer_session: string) => post<SavedCard[]>(cardSandbox.savedPath, { customer_session });
const payWithSaved = (client_secret: string, saved_card: string, customer_session: string) =>
  post<CardOutcome>(cardSandbox.confirmPath, {
    client_secret,
    saved_card,
    customer_session,
    return_url: "/checkout/result",
  });

const succeeded = { paymentIntent: { status: "succeeded" } };

describe("a card at the sandbox", () => {
  it("is saved if the customer wants it, once, and pays again", async () => {
    const { session, startPayment } = await aPayer();
    await payByCard(shop, await startPayment());
    expect(await cardsOf(session)).toEqual([]);
    await payByCard(shop, await startPayment(), { save: true });
    await payByCard(shop, await startPayment(), { save: true });
    const [card] = await cardsOf(session);
    expect(card).toMatchObject({ brand: "visa", last4: "4242", exp_month: 12, exp_year: 2039 });
    expect(await cardsOf(session)).toHaveLength(1);
    expect(await payWithSaved(await startPayment(), card?.id ?? "", session)).toMatchObject(succeeded);
  });

  it("is saved after its bank has asked, and asks again", async () => {
    const { cards, session, startPayment } = await aPayer();
    const url = await challengeUrlOf(shop, await startPayment(), { save: true });
    expect(await cards()).toEqual([]);
    await answerChallenge(shop, url, "approve");
    const [card] = await cards();
    expect(card).toMatchObject({ last4: "3155" });
    const outcome = await payWithSaved(await startPayment(), card?.id ?? "", session);
    expect(outcome).toMatchObject({ paymentIntent: { status: "requires_action" } });
  });

  it("is not saved when it is declined", async () => {
    const { cards, startPayment } = await aPayer();
    await payByCard(shop, await startPayment(), { ...declinedCard, save: true });
    expect(await cards()).toEqual([]);
  });

  it("pays neither with another customer's session nor another customer's payment", async () => {
    const [owner, other] = [await aPayer(), await aPayer()];
    await payByCard(shop, await owner.startPayment(), { save: true });
    const id = (await owner.cards())[0]?.id ?? "";
    const declined = { error: { code: "card_declined" } };
    expect(await payWithSaved(await other.startPayment(), id, other.session)).toMatchObject(declined);
    expect(await payWithSaved(await other.startPayment(), id, owner.session)).toMatchObject(declined);
    expect(await payWithSaved(await owner.startPayment(), id, "made up")).toMatchObject(declined);
    expect(await cardsOf("made up")).toEqual([]);
  });
});
