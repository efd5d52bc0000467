import { eq, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "../../platform/db/database.ts";
import type { PaymentEvent } from "../../platform/payments/payment-provider.ts";
import { sandboxReports } from "../../schema/index.ts";
import { sign, signatureHeader } from "./signature.ts";
import { signingSecret } from "./store.ts";

export type Report = Pick<typeof sandboxReports.$inferSelect, "id" | "type" | "intentId">;

export interface SignedReport {
  body: string;
  headers: Record<string, string>;
}

const reportForm = z.object({ id: z.string(), data: z.object({ object: z.object({ id: z.string() }) }) });

export async function signedReport(db: Db, { id, type, intentId }: Report): Promise<SignedReport> {
  const body = JSON.stringify({ id, type, data: { object: { id: intentId } } });
  const signature = sign(body, await signingSecret(db));
  return { body, headers: { "content-type": "application/json", [signatureHeader]: signature } };
}

/** What a report says whose signature was found right. */
export function readReport(body: Buffer): PaymentEvent {
  const { id, data } = reportForm.parse(JSON.parse(body.toString()));
  return { id, intentId: data.object.id };
}

/** Sends what is due; `post` says whether it was taken. What was not is sent again later, for three days, as by Stripe. */
export async function deliverDueReports(db: Db, post: (report: SignedReport) => Promise<boolean>): Promise<void> {
  for (let report = await claimReport(db); report; report = await claimReport(db)) {
    const taken = await post(await signedReport(db, report));
    if (taken)
      await db
        .update(sandboxReports)
        .set({ deliveredAt: sql`now()` })
        .where(eq(sandboxReports.id, report.id));
  }
}

/** Its next attempt is put off before it is sent: another node does not take it as well, and one that dies loses nothing. */
async function claimReport(db: Db): Promise<Report | undefined> {
  const [report] = await db
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
  return report;
}
