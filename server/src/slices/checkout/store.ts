import { eq, lt, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import { paymentEvents } from "../../schema/index.ts";

export async function isEventProcessed(db: Db, id: string): Promise<boolean> {
  return (await db.$count(paymentEvents, eq(paymentEvents.id, id))) > 0;
}

export async function recordProcessedEvent(db: Db, id: string): Promise<void> {
  await db.insert(paymentEvents).values({ id }).onConflictDoNothing();
}

/** Providers resend an event for a few days at most. */
export async function deleteOldPaymentEvents(db: Db): Promise<void> {
  await db.delete(paymentEvents).where(lt(paymentEvents.receivedAt, sql`now() - interval '30 days'`));
}
