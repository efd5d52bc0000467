import { sql } from "drizzle-orm";
import type { Tx } from "../../platform/db/database.ts";
import type { stockMovements } from "../../schema/index.ts";

export type Movement = Omit<typeof stockMovements.$inferInsert, "id">;

/** Locks the gears in the order of their ids, as orders do, and leaves the units themselves to the database. */
export async function insertMovements(tx: Tx, movements: readonly Movement[]): Promise<number> {
  const inserted = await tx.execute(sql`
    with moved as (
      select * from json_to_recordset(${JSON.stringify(movements)}::json) as movement(
        "gearId" integer, delta integer, reason text, "orderId" integer, "staffId" integer, note text,
        "happenedAt" timestamptz)
    ), locked as materialized (
      select id from gears where id in (select "gearId" from moved) order by id for no key update
    )
    insert into stock_movements (gear_id, delta, reason, order_id, staff_id, note, happened_at)
    select "gearId", delta, reason, "orderId", "staffId", coalesce(note, ''), coalesce("happenedAt", now())
    from moved join locked on locked.id = "gearId" order by "gearId" returning id`);
  return inserted.length;
}
