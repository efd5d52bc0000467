import type { Stripe } from "stripe";
import type { ProviderCard, ProviderCards } from "./provider-cards.ts";
import { callStripe, undefinedIfMissing } from "./stripe-calls.ts";

const maxCards = 100;

/** Stripe's form offers saved cards by itself, and asks whether to save another one; both take a session. */
const formFeatures = {
  payment_method_redisplay: "enabled",
  payment_method_save: "enabled",
  payment_method_save_usage: "on_session",
  // The profile has a place for it, which also says that it is done.
  payment_method_remove: "disabled",
} as const;

export class StripeCards implements ProviderCards {
  private readonly stripe: Stripe;

  constructor(stripe: Stripe) {
    this.stripe = stripe;
  }

  async createCustomer(account: number): Promise<string> {
    const { id } = await callStripe(() => this.stripe.customers.create({ metadata: { account: String(account) } }));
    return id;
  }

  async openSession(customer: string): Promise<string | undefined> {
    const components = { payment_element: { enabled: true, features: formFeatures } };
    const session = await callStripe(() =>
      this.stripe.customerSessions.create({ customer, components }).catch(undefinedIfMissing),
    );
    return session?.client_secret;
  }

  async listCards(customer: string): Promise<ProviderCard[]> {
    const found = await callStripe(() =>
      this.stripe.customers
        .listPaymentMethods(customer, { type: "card", limit: maxCards })
        .then(({ data }) => data)
        .catch(undefinedIfMissing),
    );
    return (found ?? []).flatMap(toProviderCard);
  }

  async removeCard(customer: string, cardId: string): Promise<boolean> {
    // mutant(stripe-cards.unit.test.ts): a card is detached from its own customer
    if (!(await this.hasCard(customer, cardId))) return false;
    const detached = await callStripe(() => this.stripe.paymentMethods.detach(cardId).catch(undefinedIfMissing));
    return detached !== undefined;
  }

  async deleteCustomer(customer: string): Promise<void> {
    await callStripe(() => this.stripe.customers.del(customer).catch(undefinedIfMissing));
  }

  private async hasCard(customer: string, cardId: string): Promise<boolean> {
    const found = await callStripe(() =>
      this.stripe.customers.retrievePaymentMethod(customer, cardId).catch(undefinedIfMissing),
    );
    return found !== undefined;
  }
}

const toProviderCard = ({ id, card }: Stripe.PaymentMethod): ProviderCard[] =>
  card ? [{ id, brand: card.brand, last4: card.last4, expMonth: card.exp_month, expYear: card.exp_year }] : [];
