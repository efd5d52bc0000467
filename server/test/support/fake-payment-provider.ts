import { ApiError } from "../../src/platform/http/api-error.ts";
import {
  type Intent,
  type IntentDraft,
  type PaymentEvent,
  type PaymentProvider,
  ProviderUnavailableError,
} from "../../src/platform/payments/payment-provider.ts";

/** A card provider that does what a test wants, when it wants it. Its intents are open to be changed. */
export class FakePaymentProvider implements PaymentProvider {
  readonly intents = new Map<string, Intent>();
  /** While it is away every call fails. */
  isDown = false;
  /** Cannot call off a payment that is being processed, as with some banks. */
  refusesCancelWhileProcessing = false;
  refundCount = 0;
  /** What happens in the world while it makes an intent. */
  beforeCreateIntent: () => Promise<void> = async () => {};

  async createIntent({ reference, amountCents, currency }: IntentDraft): Promise<Intent> {
    this.assertUp();
    await this.beforeCreateIntent();
    const id = `pi_${reference}`;
    const present = this.intents.get(id);
    if (present) return { ...present };
    const clientSecret = `${id}_secret`;
    const requireIntent: Intent = {
      id,
      clientSecret,
      status: "open",
      amountCents,
      currency,
      reference,
      refundedCents: 0,
    };
    this.intents.set(id, requireIntent);
    return { ...requireIntent };
  }

  async fetchIntent(id: string): Promise<Intent | undefined> {
    this.assertUp();
    const intent = this.intents.get(id);
    return intent && { ...intent };
  }

  async cancelIntent(id: string): Promise<Intent> {
    this.assertUp();
    const intent = this.intent(id);
    if (intent.status === "open" || (intent.status === "processing" && !this.refusesCancelWhileProcessing))
      intent.status = "canceled";
    return { ...intent };
  }

  async refund({ id }: Pick<Intent, "id">): Promise<void> {
    this.assertUp();
    const intent = this.intent(id);
    if (intent.status !== "succeeded") throw new Error("Only what was paid can be paid back.");
    if (intent.refundedCents === 0) this.refundCount += 1;
    intent.refundedCents = intent.amountCents;
  }

  async readEvent(body: Buffer, headers: Record<string, unknown>): Promise<PaymentEvent | undefined> {
    if (headers["signature"] !== "right") throw new ApiError("malformed", "The signature is wrong.");
    return JSON.parse(body.toString()) as PaymentEvent;
  }

  /** What the customer, the bank or an attacker does. */
  updateIntent(id: string, change: Partial<Intent>): void {
    Object.assign(this.intent(id), change);
  }

  private intent(id: string): Intent {
    const intent = this.intents.get(id);
    if (!intent) throw new Error(`There is no intent ${id}.`);
    return intent;
  }

  private assertUp(): void {
    if (this.isDown) throw new ProviderUnavailableError("The card provider does not answer.");
  }
}
