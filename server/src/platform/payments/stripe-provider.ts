import type { IncomingHttpHeaders } from "node:http";
import { Stripe } from "stripe";
import {
  invalidSignature,
  type Intent,
  type IntentDraft,
  type PaymentEvent,
  type PaymentProvider,
  ProviderUnavailableError,
} from "./payment-provider.ts";

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
  }

  async createIntent({ reference, amountCents, currency, email }: IntentDraft): Promise<Intent> {
    const created = await callStripe(() =>
      this.stripe.paymentIntents.create(
        {
          amount: amountCents,
          currency,
          allowed_payment_method_types: ["card"],
          receipt_email: email,
          description: `Order ${reference}`,
          metadata: { order: reference },
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

  /**
   * Without an idempotency key: Stripe never refunds more than was paid, and with a key it would repeat a failure, such
   * as an insufficient balance, for 24 hours.
   */
  async refund({ id, reference }: Pick<Intent, "id" | "reference">): Promise<void> {
    await callStripe(() =>
      this.stripe.refunds.create({ payment_intent: id, metadata: { order: reference } }).catch(undefinedIfRefunded),
    );
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

const withCharge = { expand: ["latest_charge"] };

/** Network failures, wrong keys and errors of Stripe itself may all be gone on a later retry. */
async function callStripe<T>(request: () => Promise<T>): Promise<T> {
  try {
    return await request();
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) throw new ProviderUnavailableError(error.message, { cause: error });
    throw error;
  }
}

/** Turns an error that is an expected outcome into undefined. */
const undefinedOn =
  (code: string) =>
  (error: unknown): undefined => {
    if (!(error instanceof Stripe.errors.StripeError) || error.code !== code) throw error;
  };

const undefinedIfMissing = undefinedOn("resource_missing");
const undefinedIfNotCancelable = undefinedOn("payment_intent_unexpected_state");
const undefinedIfRefunded = undefinedOn("charge_already_refunded");

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
