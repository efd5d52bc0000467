import { sql } from "drizzle-orm";
import type { Db, Tx } from "../../platform/db/database.ts";

/** Customers who may have to be reminded, in the order of their ids: some food has no reminder yet. */
export async function usersToRemind(db: Db, afterId: number, limit: number): Promise<number[]> {
  const rows = (await db.execute(sql`
    select users.id from users
    where users.id > ${afterId}::integer
      and has_food_mails -- mutant(food-reminders.test.ts): nobody is reminded who does not want to be
      and email_confirmed_at is not null -- mutant(food-reminders.test.ts): nobody is reminded at an unproven address
      and exists (
        select from food_supplies as supply
        join pet_foods on pet_foods.gear_id = supply.gear_id and stopped_on is null
        join userpets on userpets.id = userpet_id and userpets.user_id = users.id
        where supply.user_id = users.id and units > 0
          and not exists (select from food_reminders where supply_id = supply.id)
      )
    order by users.id limit ${limit}`)) as unknown as { id: number }[];
  return rows.map(({ id }) => id);
}

export interface Recipient {
  id: number;
  name: string;
  email: string;
  unsubscribeKey: string;
}

export async function recipientOf(tx: Tx, userId: number): Promise<Recipient | undefined> {
  const [row] = (await tx.execute(
    sql`select id, name, email, unsubscribe_key as "unsubscribeKey" from users where id = ${userId}`,
  )) as unknown as Recipient[];
  return row;
}
