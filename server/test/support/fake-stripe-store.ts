import { randomBytes } from "node:crypto";
import { FakeStripeCards } from "./fake-stripe-cards.ts";
import { FakeStripeError, type Form, invalidRequest, metadataOf, newId } from "./fake-stripe-objects.ts";

interface FakeStripeRefund {
  id: string;
  object: "refund";
  amount: number;
  created: number;
  payment_intent: string;
  status: string;
  metadata: Record<string, string>;
}

interface Charge {
  id: string;
  object: "charge";
  amount: number;
  amount_refunded: number;
  payment_intent: string;
}

export interface FakeStripeIntent {
  id: string;
  object: "payment_intent";
  client_secret: string;
  status: string;
  amount: number;
  currency: string;
  metadata: Record<string, string>;
  latest_charge: string | null;
  customer: string | null;
}

/** Stripe rejects unknown parameters; these are the ones that the shop uses, in the API version of the SDK. */
const allowedIntentParameters =
  /^(amount|currency|receipt_email|description|metadata\[\w+\]|customer|allowed_payment_method_types\[0\])$/;

/** The state of Stripe: intents, charges and refunds. */
export class FakeStripeStore {
  readonly cards = new FakeStripeCards();
  readonly intents = new Map<string, FakeStripeIntent>();
  private readonly charges = new Map<string, Charge>();
  private readonly refunds: FakeStripeRefund[] = [];

  create(form: Form): FakeStripeIntent {
    const unknown = Object.keys(form).find((name) => !allowedIntentParameters.test(name));
    if (unknown) throw invalidRequest(`Received unknown parameter: ${unknown}`, "parameter_unknown");
    const amount = Number(form["amount"]);
    if (!Number.isInteger(amount) || amount < 50)
      throw invalidRequest("Amount must be at least 50 cents", "amount_too_small");
    const id = newId("pi");
    const intent: FakeStripeIntent = {
      id,
      object: "payment_intent",
      client_secret: `${id}_secret_${randomBytes(12).toString("hex")}`,
      status: "requires_payment_method",
      amount,
      currency: form["currency"] ?? "",
      metadata: metadataOf(form),
      latest_charge: null,
      customer: form["customer"] ? this.cards.find(form["customer"]).id : null,
    };
    this.intents.set(id, intent);
    return intent;
  }

  find(id: string): FakeStripeIntent {
    const intent = this.intents.get(id);
    if (!intent) throw invalidRequest(`No such payment_intent: '${id}'`, "resource_missing", 404);
    return intent;
  }

  /** Confirms as Stripe's form in the browser does. `card` is one of Stripe's test payment methods. */
  confirm(id: string, card: string): FakeStripeIntent {
    const intent = this.find(id);
    if (!intent.status.startsWith("requires_")) throw this.unexpectedState(intent, "confirm");
    if (card === "pm_card_visa_chargeDeclined") {
      intent.status = "requires_payment_method";
      throw new FakeStripeError(402, { type: "card_error", code: "card_declined", message: "Your card was declined." });
    }
    intent.status = statusByTestCard[card] ?? "succeeded";
    if (intent.status === "succeeded") intent.latest_charge = this.charge(intent);
    return intent;
  }

  cancel(id: string): FakeStripeIntent {
    const intent = this.find(id);
    if (!intent.status.startsWith("requires_")) throw this.unexpectedState(intent, "cancel");
    intent.status = "canceled";
    return intent;
  }

  /** Without the key of the shop in its metadata, it is one made in the dashboard. */
  refund(form: Form): FakeStripeRefund {
    const { latest_charge } = this.find(form["payment_intent"] ?? "");
    const charge = this.charges.get(latest_charge ?? "");
    if (!charge)
      throw invalidRequest("This PaymentIntent does not have a successful charge to refund.", "resource_missing");
    if (charge.amount_refunded === charge.amount)
      throw invalidRequest(`Charge ${charge.id} has already been refunded.`, "charge_already_refunded");
    const left = charge.amount - charge.amount_refunded;
    const amount = form["amount"] ? Number(form["amount"]) : left;
    if (amount > left)
      throw invalidRequest(`Refund amount (${amount}) is greater than unrefunded amount (${left})`, "");
    charge.amount_refunded += amount;
    const { payment_intent } = charge;
    const created = Math.floor(Date.now() / 1000);
    const base = { id: newId("re"), object: "refund", amount, created, payment_intent, status: "succeeded" } as const;
    const refund: FakeStripeRefund = { ...base, metadata: metadataOf(form) };
    this.refunds.unshift(refund);
    return refund;
  }

  /** Newest first, in pages as Stripe has them. */
  listRefunds(form: Form): object {
    const { payment_intent: intent, "created[gte]": since = "0", starting_after: after, limit = "10" } = form;
    if (intent) this.find(intent);
    const all = this.refunds.filter(
      (refund) => (!intent || refund.payment_intent === intent) && refund.created >= Number(since),
    );
    const rest = all.slice(all.findIndex(({ id }) => id === after) + 1);
    const data = rest.slice(0, Number(limit));
    return { object: "list", url: "/v1/refunds", data, has_more: rest.length > data.length };
  }

  /** Includes the whole charge instead of its id if `expand` is set. */
  toResponse(intent: FakeStripeIntent, expand: boolean): object {
    const charge = this.charges.get(intent.latest_charge ?? "");
    return { ...intent, latest_charge: expand && charge ? charge : intent.latest_charge };
  }

  private charge({ id, amount }: FakeStripeIntent): string {
    const charge: Charge = { id: newId("ch"), object: "charge", amount, amount_refunded: 0, payment_intent: id };
    this.charges.set(charge.id, charge);
    return charge.id;
  }

  private unexpectedState({ status }: FakeStripeIntent, verb: string): FakeStripeError {
    const message = `You cannot ${verb} this PaymentIntent because it has a status of ${status}.`;
    return invalidRequest(message, "payment_intent_unexpected_state");
  }
}

const statusByTestCard: Record<string, string> = {
  pm_card_authenticationRequired: "requires_action",
  pm_card_processing: "processing",
};
