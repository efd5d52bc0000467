import { randomBytes } from "node:crypto";
import { mapConstraintErrors } from "../../platform/db/constraint-errors.ts";
import type { Database } from "../../platform/db/database.ts";
import { hasValidSignature } from "../../platform/http/webhook-signature.ts";
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
} from "../../platform/payments/payment-provider.ts";
import type { ProviderCards } from "../../platform/payments/provider-cards.ts";
import { SandboxCards } from "./sandbox-cards.ts";
import { readWebhook } from "./webhooks.ts";
import { insertOrFindRefund, type SandboxRefund, sandboxRefundsOf } from "./refund-store.ts";
import { signatureHeader } from "./signature-header.ts";
import {
  updateIntentIfStatus,
  insertOrFindIntent,
  intentById,
  type SandboxIntent,
  getOrCreateSigningSecret,
} from "./store.ts";

/** A card provider that stores its intents in the shop's database, so that they survive crashes and work across nodes. */
export class SandboxProvider implements PaymentProvider {
  readonly cards: ProviderCards;
  private readonly db: Database["db"];

  constructor({ db }: Database) {
    this.db = db;
    this.cards = new SandboxCards(db);
  }

  async createIntent({ reference, amountCents, currency, customerId }: IntentDraft): Promise<Intent> {
    const id = `pi_sandbox_${randomBytes(12).toString("hex")}`;
    const clientSecret = `${id}_secret_${randomBytes(18).toString("hex")}`;
    const row = await insertOrFindIntent(this.db, { id, clientSecret, reference, amountCents, currency, customerId });
    const isSame = row?.amountCents === amountCents && row.currency === currency;
    if (!isSame) throw new ProviderUnavailableError(`Another intent for ${reference} already exists.`);
    return toIntent(row);
  }

  async fetchIntent(id: string): Promise<Intent | undefined> {
    const row = await intentById(this.db, id);
    return row && toIntent(row);
  }

  async cancelIntent(id: string): Promise<Intent> {
    const canceled = await updateIntentIfStatus(this.db, id, ["open", "requires_action"], { status: "canceled" });
    return toIntent(canceled ?? (await this.requireIntent(id)));
  }

  async refund({ intentId, key, amountCents }: RefundRequest): Promise<ProviderRefund> {
    const tooMuch = () => new RefundRejectedError("The amount is greater than what is left of the payment.");
    const notPaid = () => new RefundRejectedError("The payment has not succeeded.");
    const refund = await insertOrFindRefund(this.db, { intentId, key, amountCents }).catch(
      mapConstraintErrors({
        sandbox_refunds_intent_id_fkey: () => new RefundRejectedError(`There is no intent ${intentId}.`),
        sandbox_intents_check: tooMuch,
        sandbox_intents_check1: notPaid,
      }),
    );
    if (!refund) throw new ProviderUnavailableError(`The refund ${key} is gone.`);
    return toProviderRefund(refund);
  }

  async listRefunds(of: { intentId: string } | { since: Date }): Promise<ProviderRefund[]> {
    return (await sandboxRefundsOf(this.db, of)).map(toProviderRefund);
  }

  async readEvent(body: Buffer, headers: Record<string, unknown>): Promise<PaymentEvent | undefined> {
    // mutant(sandbox-provider.test.ts): a webhook of the card sandbox is signed
    if (!hasValidSignature(body, headers[signatureHeader], await getOrCreateSigningSecret(this.db)))
      throw invalidSignature();
    return readWebhook(body);
  }

  private async requireIntent(id: string): Promise<SandboxIntent> {
    const row = await intentById(this.db, id);
    if (!row) throw new ProviderUnavailableError(`There is no intent ${id}.`);
    return row;
  }
}

const toProviderRefund = ({ id, intentId, key, amountCents, status }: SandboxRefund): ProviderRefund => ({
  id,
  intentId,
  key: key ?? undefined,
  amountCents,
  status,
});

/** For the shop, an intent that waits for the bank's challenge is still open. */
const toIntent = ({
  id,
  clientSecret,
  status,
  amountCents,
  currency,
  reference,
  refundedCents,
}: SandboxIntent): Intent => ({
  id,
  clientSecret,
  status: status === "requires_action" ? "open" : status,
  amountCents,
  currency,
  reference,
  refundedCents,
});
