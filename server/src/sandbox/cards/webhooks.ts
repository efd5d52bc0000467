import { eq, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "../../platform/db/database.ts";
import { signWebhookBody } from "../../platform/http/webhook-signature.ts";
import type { PaymentEvent } from "../../platform/payments/payment-provider.ts";
import { sandboxReports } from "../../schema/index.ts";
import { signatureHeader } from "./signature-header.ts";
import { getOrCreateSigningSecret } from "./store.ts";

export type Webhook = Pick<typeof sandboxReports.$inferSelect, "id" | "type" | "intentId">;

export interface SignedWebhook {
  body: string;
  headers: Record<string, string>;
}

const webhookSchema = z.object({ id: z.string(), data: z.object({ object: z.object({ id: z.string() }) }) });

export async function signWebhook(db: Db, { id, type, intentId }: Webhook): Promise<SignedWebhook> {
  const body = JSON.stringify({ id, type, data: { object: { id: intentId } } });
  const signature = signWebhookBody(body, await getOrCreateSigningSecret(db));
  return { body, headers: { "content-type": "application/json", [signatureHeader]: signature } };
}

/** Reads a webhook whose signature has been verified. */
export function readWebhook(body: Buffer): PaymentEvent {
  const { id, data } = webhookSchema.parse(JSON.parse(body.toString()));
  return { id, intentId: data.object.id };
}

/** `post` resolves to whether the webhook was accepted. Others are retried for three days, as Stripe does. */
export async function deliverDueWebhooks(db: Db, post: (webhook: SignedWebhook) => Promise<boolean>): Promise<void> {
  for (let webhook = await claimWebhook(db); webhook; webhook = await claimWebhook(db)) {
    const isAccepted = await post(await signWebhook(db, webhook));
    if (isAccepted)
      await db
        .update(sandboxReports)
        .set({ deliveredAt: sql`now()` })
        .where(eq(sandboxReports.id, webhook.id));
  }
}

/** Schedules the next attempt before sending, so that no other node claims it and a crash does not lose it. */
async function claimWebhook(db: Db): Promise<Webhook | undefined> {
  const [webhook] = await db
    .update(sandboxReports)
    .set({
      attempts: sql`${sandboxReports.attempts} + 1`,
      nextAttemptAt: sql`now() + least(interval '1 hour', interval '10 seconds' * power(2, least(${sandboxReports.attempts}, 10)))`,
    })
    .where(
      eq(
        sandboxReports.id,
        sql`(select id from ${sandboxReports} where delivered_at is null and next_attempt_at <= now()
             and created_at > now() - interval '3 days'
             order by next_attempt_at limit 1 for update skip locked)`,
      ),
    )
    .returning();
  return webhook;
}
