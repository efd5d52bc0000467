import { eq, sql } from "drizzle-orm";
import type { Db, Tx } from "../../platform/db/database.ts";
import { cardCustomers, forgottenCardCustomers } from "../../schema/index.ts";

export async function cardCustomerOf(db: Db, userId: number): Promise<string | undefined> {
  const [row] = await db.select({ id: cardCustomers.customerId }).from(cardCustomers).where(
    // mutant(cards.test.ts): customers reach their own saved cards only
    eq(cardCustomers.userId, userId),
  );
  return row?.id;
}

/** The one that the account has afterwards; undefined if the account is gone. The first of several wins. */
export async function claimCardCustomer(db: Db, userId: number, customerId: string): Promise<string | undefined> {
  await db.execute(sql`
    insert into card_customers (user_id, customer_id)
    select id, ${customerId} from users where id = ${userId} for key share
    on conflict (user_id) do nothing`);
  return cardCustomerOf(db, userId);
}

/** A trigger has the provider forget the customer, too. */
export async function deleteCardCustomer(tx: Tx, userId: number): Promise<void> {
  await tx.delete(cardCustomers).where(eq(cardCustomers.userId, userId));
}

export async function enqueueForgotten(db: Db, customerId: string): Promise<void> {
  await db.insert(forgottenCardCustomers).values({ customerId }).onConflictDoNothing();
}

const retrySeconds = 60;
const maxRetrySeconds = 24 * 60 * 60;

/** Puts the next attempt off before this one is made, so that no two processes make it and none is forgotten. */
export async function claimForgotten(db: Db): Promise<string | undefined> {
  const rows = (await db.execute(sql`
    update forgotten_card_customers set attempts = attempts + 1,
      next_attempt_at = now() + make_interval(secs => least(${maxRetrySeconds}, ${retrySeconds} * power(2, least(attempts, 20))))
    where customer_id = (
      select customer_id from forgotten_card_customers where next_attempt_at <= now()
      order by next_attempt_at limit 1 for update skip locked
    ) returning customer_id`)) as unknown as { customer_id: string }[];
  return rows[0]?.customer_id;
}

export async function deleteForgotten(db: Db, customerId: string): Promise<void> {
  await db.delete(forgottenCardCustomers).where(eq(forgottenCardCustomers.customerId, customerId));
}
