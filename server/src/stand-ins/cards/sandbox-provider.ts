import { randomBytes } from "node:crypto";
import type { Database } from "../../platform/db/database.ts";
import {
  badSignature,
  type Intent,
  type IntentDraft,
  type PaymentEvent,
  type PaymentProvider,
  ProviderUnavailable,
} from "../../platform/payments/payment-provider.ts";
import { readReport } from "./reports.ts";
import { isSigned, signatureHeader } from "./signature.ts";
import { changeFrom, insertOrFind, intentById, refundFully, type SandboxIntent, signingSecret } from "./store.ts";

/** A card provider whose books lie in the shop's own database, so that they survive a crash and serve several nodes. */
export class SandboxProvider implements PaymentProvider {
  private readonly db: Database["db"];

  constructor({ db }: Database) {
    this.db = db;
  }

  async createIntent({ reference, amountCents, currency }: IntentDraft): Promise<Intent> {
    const id = `pi_sandbox_${randomBytes(12).toString("hex")}`;
    const clientSecret = `${id}_secret_${randomBytes(18).toString("hex")}`;
    const row = await insertOrFind(this.db, { id, clientSecret, reference, amountCents, currency });
    const isSame = row?.amountCents === amountCents && row.currency === currency;
    if (!isSame) throw new ProviderUnavailable(`There is another intent for ${reference} already.`);
    return intentOf(row);
  }

  async fetchIntent(id: string): Promise<Intent | undefined> {
    const row = await intentById(this.db, id);
    return row && intentOf(row);
  }

  async cancelIntent(id: string): Promise<Intent> {
    const canceled = await changeFrom(this.db, id, ["open", "requires_action"], { status: "canceled" });
    return intentOf(canceled ?? (await this.known(id)));
  }

  async refund({ id }: Pick<Intent, "id">): Promise<void> {
    await refundFully(this.db, id);
    const { status } = await this.known(id);
    if (status !== "succeeded") throw new ProviderUnavailable(`${id} was not paid, so nothing can be given back.`);
  }

  async readEvent(body: Buffer, headers: Record<string, unknown>): Promise<PaymentEvent | undefined> {
    if (!isSigned(body, headers[signatureHeader], await signingSecret(this.db))) throw badSignature();
    return readReport(body);
  }

  private async known(id: string): Promise<SandboxIntent> {
    const row = await intentById(this.db, id);
    if (!row) throw new ProviderUnavailable(`There is no intent ${id}.`);
    return row;
  }
}

/** That somebody is asked by their bank meanwhile is not the shop's business: the intent is open. */
const intentOf = ({
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
