import { randomBytes } from "node:crypto";
import { type Form, invalidRequest, metadataOf, newId } from "./fake-stripe-objects.ts";

interface FakeStripeCard {
  id: string;
  object: "payment_method";
  type: "card";
  customer: string | null;
  card: { brand: string; last4: string; exp_month: number; exp_year: number };
}

interface FakeStripeCustomer {
  id: string;
  object: "customer";
  metadata: Record<string, string>;
}

const missing = (what: string, id: string) => invalidRequest(`No such ${what}: '${id}'`, "resource_missing", 404);

/** Stripe rejects unknown parameters and unknown features of its form. */
const sessionParameters =
  /^(customer|components\[payment_element\]\[(enabled|features\]\[payment_method_(redisplay|save|save_usage|remove))\])$/;

/** The customers of Stripe, and the cards that are attached to them. */
export class FakeStripeCards {
  readonly customers = new Map<string, FakeStripeCustomer>();
  private readonly cards = new Map<string, FakeStripeCard>();

  /** What a call answers, or undefined if it is about something else. */
  dispatch(call: string, form: Form): object | undefined {
    const [, id = "", cardId] = /\/v1\/customers\/(\w+)(?:\/payment_methods(?:\/(\w+))?)?$/.exec(call) ?? [];
    if (call === "POST /v1/customers") return this.create(form);
    if (call === "POST /v1/customer_sessions") return this.openSession(form);
    const [, detached] = /^POST \/v1\/payment_methods\/(\w+)\/detach$/.exec(call) ?? [];
    if (detached) return Object.assign(this.findCard(detached), { customer: null });
    if (!id) return undefined;
    if (call.startsWith("DELETE ")) return this.delete(id);
    if (cardId) return this.findCard(cardId, this.find(id).id);
    const data = [...this.cards.values()].filter(({ customer }) => customer === this.find(id).id);
    return { object: "list", url: `/v1/customers/${id}/payment_methods`, data, has_more: false };
  }

  find(id: string): FakeStripeCustomer {
    const customer = this.customers.get(id);
    if (!customer) throw missing("customer", id);
    return customer;
  }

  /** As Stripe's form does when the customer ticks the box. */
  attach(customer: string, last4 = "4242"): string {
    const id = newId("pm");
    const card = { brand: "visa", last4, exp_month: 12, exp_year: 2039 };
    this.cards.set(id, { id, object: "payment_method", type: "card", customer: this.find(customer).id, card });
    return id;
  }

  private create(form: Form): FakeStripeCustomer {
    const customer: FakeStripeCustomer = { id: newId("cus"), object: "customer", metadata: metadataOf(form) };
    this.customers.set(customer.id, customer);
    return customer;
  }

  private openSession(form: Form): object {
    const unknown = Object.keys(form).find((name) => !sessionParameters.test(name));
    if (unknown) throw invalidRequest(`Received unknown parameter: ${unknown}`, "parameter_unknown");
    const { id: customer } = this.find(form["customer"] ?? "");
    const client_secret = `cuss_secret_${randomBytes(12).toString("hex")}`;
    return { object: "customer_session", customer, client_secret };
  }

  private delete(id: string): object {
    this.find(id);
    this.customers.delete(id);
    return { id, object: "customer", deleted: true };
  }

  private findCard(id: string, customer?: string): FakeStripeCard {
    const card = this.cards.get(id);
    if (!card || (customer !== undefined && card.customer !== customer)) throw missing("payment_method", id);
    return card;
  }
}
