import { FakeCards } from "./fake-cards.ts";
import { ApiError } from "../../src/platform/http/api-error.ts";
import {
  type Intent,
  type IntentDraft,
  type PaymentEvent,
  type PaymentProvider,
  type ProviderRefund,
  ProviderUnavailableError,
  RefundRejectedError,
  type RefundRequest,
} from "../../src/platform/payments/payment-provider.ts";

export const validSignature = "valid";

/** An in-memory card provider whose intents and failures a test controls. */
export class FakePaymentProvider implements PaymentProvider {
  readonly cards = new FakeCards(() => this.assertUp());
  readonly intents = new Map<string, Intent>();
  /** Makes every call fail. */
  isDown = false;
  /** Some banks cannot cancel a payment that is being processed. */
  rejectsCancelWhileProcessing = false;
  refundCount = 0;
  readonly refunds = new Map<string, ProviderRefund>();
  /** What becomes of the next refunds: `rejected` is an answer, `lost` happens without one. */
  refundOutcome: ProviderRefund["status"] | "rejected" | "lost" = "succeeded";
  /** Runs before an intent is created, to simulate concurrent changes. */
  beforeCreateIntent: () => Promise<void> = async () => {};

  async createIntent({ reference, amountCents, currency }: IntentDraft): Promise<Intent> {
    this.assertUp();
    await this.beforeCreateIntent();
    const id = `pi_${reference}`;
    const existing = this.intents.get(id);
    if (existing) return { ...existing };
    const clientSecret = `${id}_secret`;
    const intent: Intent = { id, clientSecret, status: "open", amountCents, currency, reference, refundedCents: 0 };
    this.intents.set(id, intent);
    return { ...intent };
  }

  async fetchIntent(id: string): Promise<Intent | undefined> {
    this.assertUp();
    const intent = this.intents.get(id);
    return intent && { ...intent };
  }

  async cancelIntent(id: string): Promise<Intent> {
    this.assertUp();
    const intent = this.requireIntent(id);
    if (intent.status === "open" || (intent.status === "processing" && !this.rejectsCancelWhileProcessing))
      intent.status = "canceled";
    return { ...intent };
  }

  async refund({ intentId, key, amountCents }: RefundRequest): Promise<ProviderRefund> {
    this.assertUp();
    const known = [...this.refunds.values()].find((refund) => refund.key === key);
    if (known) return { ...known };
    if (this.refundOutcome === "rejected") throw new RefundRejectedError("The card was closed.");
    const status = this.refundOutcome === "lost" ? "succeeded" : this.refundOutcome;
    const refund = this.addRefund(intentId, amountCents, { key, status });
    if (this.refundOutcome === "lost") throw new ProviderUnavailableError("The connection broke.");
    return refund;
  }

  async listRefunds(of: { intentId: string } | { since: Date }): Promise<ProviderRefund[]> {
    this.assertUp();
    const all = [...this.refunds.values()].map((refund) => ({ ...refund }));
    return "since" in of ? all : all.filter(({ intentId }) => intentId === of.intentId);
  }

  /** Without a key, as somebody refunds in the provider's dashboard. */
  addRefund(
    intentId: string,
    amountCents: number,
    { key, status = "succeeded" }: Partial<Pick<ProviderRefund, "key" | "status">> = {},
  ): ProviderRefund {
    const intent = this.requireIntent(intentId);
    if (intent.status !== "succeeded") throw new RefundRejectedError("Only a succeeded intent can be refunded.");
    if (intent.refundedCents + amountCents > intent.amountCents) throw new RefundRejectedError("Too much.");
    if (status !== "failed") intent.refundedCents += amountCents;
    this.refundCount += 1;
    const refund = { id: `re_${intentId}_${this.refunds.size}`, intentId, key, amountCents, status };
    this.refunds.set(refund.id, refund);
    return { ...refund };
  }

  updateRefund(id: string, status: ProviderRefund["status"]): void {
    Object.assign(this.refunds.get(id) ?? {}, { status });
  }

  async readEvent(body: Buffer, headers: Record<string, unknown>): Promise<PaymentEvent | undefined> {
    if (headers["signature"] !== validSignature) throw new ApiError("malformed", "The signature is invalid.");
    return JSON.parse(body.toString()) as PaymentEvent;
  }

  /** Changes an intent as the customer, the bank or an attacker would. */
  updateIntent(id: string, change: Partial<Intent>): void {
    Object.assign(this.requireIntent(id), change);
  }

  private requireIntent(id: string): Intent {
    const intent = this.intents.get(id);
    if (!intent) throw new Error(`There is no intent ${id}.`);
    return intent;
  }

  private assertUp(): void {
    if (this.isDown) throw new ProviderUnavailableError("The card provider is unavailable.");
  }
}
