import { sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";

export interface StockValueRowInDb {
  /** Null for the sum of all. */
  category: string | null;
  gears: number;
  units: number;
  cents: number;
}

/** On hand, also what is held for orders: it is the shop's until it leaves. */
export const stockValueRows = (db: Db): Promise<StockValueRowInDb[]> =>
  db.execute(sql`
    select category, count(*)::integer as gears, coalesce(sum(stock + held), 0)::integer as units,
      coalesce(sum((stock + held)::bigint * price_cents), 0)::float8 as cents
    from gears group by grouping sets ((category), ())
    order by cents desc, category`) as unknown as Promise<StockValueRowInDb[]>;
