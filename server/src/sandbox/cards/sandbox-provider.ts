import { randomBytes } from "node:crypto";
import type { Database } from "../../platform/db/database.ts";
import { hasValidSignature } from "../../platform/http/webhook-signature.ts";
import {
  invalidSignature,
  type Intent,
  type IntentDraft,
  type PaymentEvent,
  type PaymentProvider,
  ProviderUnavailableError,
} from "../../platform/payments/payment-provider.ts";
import { readWebhook } from "./webhooks.ts";
import { signatureHeader } from "./signature-header.ts";
import {
  updateIntentIfStatus,
  insertOrFindIntent,
  intentById,
  refundIntent,
  type SandboxIntent,
  getOrCreateSigningSecret,
} from "./store.ts";

/** A card provider that stores its intents in the shop's database, so that they survive crashes and work across nodes. */
export class SandboxProvider implements PaymentProvider {
  private readonly db: Database["db"];

  constructor({ db }: Database) {
    this.db = db;
  }

  async createIntent({ reference, amountCents, currency }: IntentDraft): Promise<Intent> {
    const id = `pi_sandbox_${randomBytes(12).toString("hex")}`;
    const clientSecret = `${id}_secret_${randomBytes(18).toString("hex")}`;
    const row = await insertOrFindIntent(this.db, { id, clientSecret, reference, amountCents, currency });
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

  async refund({ id }: Pick<Intent, "id">): Promise<void> {
    await refundIntent(this.db, id);
    const { status } = await this.requireIntent(id);
    if (status !== "succeeded") throw new ProviderUnavailableError(`${id} was not paid, so it cannot be refunded.`);
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
