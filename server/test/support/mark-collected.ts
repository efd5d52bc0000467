import { sql } from "drizzle-orm";
import type { Database } from "../../src/platform/db/database.ts";

/** As if the cash of an order had been collected: it is refunded only then. */
export async function markCollected({ db }: Pick<Database, "db">, transactionId: string): Promise<void> {
  await db.execute(sql`
    with collected as (
      update orders set collected_at = now(), collected_cents = amount_cents, collected_due_cents = amount_cents
      where transaction_id = ${transactionId} returning id
    )
    insert into order_events (order_id, kind) select id, 'collected' from collected`);
}
