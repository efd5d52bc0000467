import type { IncomingHttpHeaders } from "node:http";
import { Stripe } from "stripe";
import {
  invalidSignature,
  type Intent,
  type IntentDraft,
  type PaymentEvent,
  type PaymentProvider,
  type ProviderRefund,
  ProviderUnavailableError,
  RefundRejectedError,
  type RefundRequest,
} from "./payment-provider.ts";
import type { ProviderCards } from "./provider-cards.ts";
import { callStripe, undefinedIfMissing, undefinedOn } from "./stripe-calls.ts";
import { StripeCards } from "./stripe-cards.ts";

export interface StripeAccount {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  apiUrl: string;
}

interface StripeClientOptions {
  timeoutMs: number;
  retries: number;
}

/** Short, because a user is waiting. Reconciliation finds the outcome of a call that timed out. */
const defaultClientOptions = { timeoutMs: 8_000, retries: 1 };

export class StripeProvider implements PaymentProvider {
  readonly cards: ProviderCards;
  private readonly stripe: Stripe;
  private readonly webhookSecret: string;

  constructor(
    { secretKey, webhookSecret, apiUrl }: StripeAccount,
    { timeoutMs, retries }: StripeClientOptions = defaultClientOptions,
  ) {
    const { protocol, hostname, port } = new URL(apiUrl);
    this.webhookSecret = webhookSecret;
    this.stripe = new Stripe(secretKey, {
      protocol: protocol === "http:" ? "http" : "https",
      host: hostname,
      ...(port && { port }),
      timeout: timeoutMs,
      maxNetworkRetries: retries,
      telemetry: false,
    });
    this.cards = new StripeCards(this.stripe);
  }

  async createIntent({ reference, amountCents, currency, email, customerId }: IntentDraft): Promise<Intent> {
    const created = await callStripe(() =>
      this.stripe.paymentIntents.create(
        {
          amount: amountCents,
          currency,
          allowed_payment_method_types: ["card"],
          receipt_email: email,
          description: `Order ${reference}`,
          metadata: { order: reference },
          ...(customerId !== undefined && { customer: customerId }),
          expand: ["latest_charge"],
        },
        { idempotencyKey: `order-${reference}` },
      ),
    );
    return toIntent(created);
  }

  async fetchIntent(id: string): Promise<Intent | undefined> {
    const found = await callStripe(() => this.stripe.paymentIntents.retrieve(id, withCharge).catch(undefinedIfMissing));
    return found && toIntent(found);
  }

  async cancelIntent(id: string): Promise<Intent> {
    const canceled = await callStripe(() =>
      this.stripe.paymentIntents.cancel(id, withCharge).catch(undefinedIfNotCancelable),
    );
    const intent = canceled ? toIntent(canceled) : await this.fetchIntent(id);
    if (!intent) throw new ProviderUnavailableError(`There is no intent ${id}.`);
    return intent;
  }

  async refund({ intentId, reference, key, amountCents }: RefundRequest): Promise<ProviderRefund> {
    const metadata = { order: reference, refund: key };
    const created = await callStripe(() =>
      this.stripe.refunds
        .create({ payment_intent: intentId, amount: amountCents, metadata }, { idempotencyKey: `refund-${key}` })
        .catch(rethrowIfRejected),
    );
    return toProviderRefund(created);
  }

  async listRefunds(of: { intentId: string } | { since: Date }): Promise<ProviderRefund[]> {
    const filter =
      "since" in of ? { created: { gte: Math.floor(of.since.getTime() / 1000) } } : { payment_intent: of.intentId };
    const found = await callStripe(() =>
      this.stripe.refunds
        .list({ ...filter, limit: 100 })
        .autoPagingToArray({ limit: maxListedRefunds })
        .catch(undefinedIfMissing),
    );
    return (found ?? []).map(toProviderRefund);
  }

  async readEvent(body: Buffer, headers: IncomingHttpHeaders): Promise<PaymentEvent | undefined> {
    const signature = headers["stripe-signature"] ?? "";
    const event = await this.stripe.webhooks
      .constructEventAsync(body, signature, this.webhookSecret)
      .catch((error: unknown) => {
        throw invalidSignature(error);
      });
    const intentId = intentIdOf(event.data.object);
    return intentId === undefined ? undefined : { id: event.id, intentId };
  }
}

const maxListedRefunds = 10_000;

const withCharge = { expand: ["latest_charge"] };

const undefinedIfNotCancelable = undefinedOn("payment_intent_unexpected_state");

/** These may change without anybody's doing: the balance is filled by the next sale. */
const temporaryCodes = new Set<string | undefined>(["balance_insufficient", "lock_timeout", "rate_limit"]);

function rethrowIfRejected(error: unknown): never {
  const { StripeInvalidRequestError, StripeCardError } = Stripe.errors;
  const isRejection = error instanceof StripeInvalidRequestError || error instanceof StripeCardError;
  if (isRejection && !temporaryCodes.has(error.code)) throw new RefundRejectedError(error.message, { cause: error });
  throw error;
}

function toIntent(intent: Stripe.PaymentIntent): Intent {
  const charge = typeof intent.latest_charge === "string" ? null : intent.latest_charge;
  return {
    id: intent.id,
    clientSecret: intent.client_secret ?? "",
    status: toIntentStatus(intent.status),
    amountCents: intent.amount,
    currency: intent.currency,
    reference: intent.metadata["order"] ?? "",
    refundedCents: charge?.amount_refunded ?? 0,
  };
}

const toProviderRefund = (refund: Stripe.Refund): ProviderRefund => ({
  id: refund.id,
  intentId: (typeof refund.payment_intent === "string" ? refund.payment_intent : refund.payment_intent?.id) ?? "",
  key: refund.metadata?.["refund"],
  amountCents: refund.amount,
  status: refundStatuses[refund.status ?? ""] ?? "pending",
});

const refundStatuses: Record<string, ProviderRefund["status"]> = {
  succeeded: "succeeded",
  failed: "failed",
  canceled: "failed",
};

/** All other states of Stripe wait for the customer to act. */
const toIntentStatus = (status: string): Intent["status"] =>
  (["succeeded", "canceled", "processing"] as const).find((known) => known === status) ?? "open";

interface EventObject {
  object: string;
  id: string;
  payment_intent: string | { id: string } | null;
}

/** An event is about an intent, or about an object that belongs to one, such as a charge. */
function intentIdOf({ object, id, payment_intent: intent }: Partial<EventObject>): string | undefined {
  if (object === "payment_intent") return id;
  return typeof intent === "string" ? intent : intent?.id;
}
