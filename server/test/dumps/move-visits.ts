import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../src/platform/db/database.ts";

/** Together with the people and rooms they hold. Whole weeks keep visits on open days. */
export async function moveVisits({ db }: Database, which: SQL, weeks: number): Promise<void> {
  const interval = sql`make_interval(weeks => ${weeks})`;
  await db.execute(sql`
    with moved as (
      update bookings set date = date + 7 * ${weeks}, starts_at = starts_at + ${interval}, ends_at = ends_at + ${interval}
      where ${which} returning id
    )
    update reservations set during = tstzrange(lower(during) + ${interval}, upper(during) + ${interval})
    from moved where booking_id = moved.id`);
}
