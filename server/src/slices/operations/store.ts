import { sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import { isGivenUp, isWaiting } from "../../platform/mail/outbox.ts";
import { mailOutbox } from "../../schema/index.ts";

export interface FigureRow {
  figure: string;
  label: string;
  value: number;
}

/** One statement that finds open work and the last day by their indexes, however large the shop has become. */
export const readFigureRows = (db: Db): Promise<FigureRow[]> =>
  db.execute(sql`
    select figure, label, value::double precision as value from (
      select 'open_orders' as figure, status as label, count(*) as value from orders
      where status in ('awaiting_payment', 'ordered', 'shipping') group by status
      union all
      select 'orders_placed', '', count(*) from orders
      where placed_at > now() - interval '24 hours' and status not in ('awaiting_payment', 'expired', 'abandoned')
      union all
      select 'held_units', '', coalesce(sum(quantity), 0) from orders join order_lines on order_id = orders.id
      where status = 'awaiting_payment' and hold = 'held'
      union all
      select 'upcoming_bookings', status, count(*) from bookings
      where date >= current_date and status in ('Held', 'Pending', 'Confirmed') group by status
      union all
      select 'payments', payments.state, count(*) from orders join payments on order_id = orders.id
      where placed_at > now() - interval '24 hours' group by payments.state
      union all
      select 'overdue_payments', '', count(*) from orders
      where status = 'awaiting_payment' and held_until < now() - interval '10 minutes'
      union all
      select 'open_refunds', state, count(*) from refunds where state in ('due', 'failed') group by state
      union all
      select 'mails', 'waiting', count(*) from ${mailOutbox} where ${isWaiting}
      union all
      select 'mails', 'given_up', count(*) from ${mailOutbox} where ${isGivenUp}
      union all
      select 'oldest_mail_seconds', '', coalesce(extract(epoch from now() - min(created_at)), 0)
      from ${mailOutbox} where ${isWaiting}
    ) as figures`) as unknown as Promise<FigureRow[]>;
