import { sql } from "drizzle-orm";
import type { Tx } from "../../platform/db/database.ts";

/** What a customer is invited to review of one delivered order. */
export interface Invitation {
  orderId: number;
  transactionId: string;
  userId: number;
  name: string;
  email: string;
  unsubscribeKey: string;
  gearNames: string[];
}

/**
 * Deliveries that are this many days old, each once: other nodes skip what this one has locked. An invitation that nobody
 * can follow is claimed as well, and not returned: the account is gone, the order was refunded, all is reviewed or no
 * longer shown, or the customer wants none.
 */
export async function claimInvitations(tx: Tx, days: number, limit: number): Promise<Invitation[]> {
  const rows = await tx.execute(sql`
    with claimed as (
      update review_invitations set handled_at = now() where order_id in (
        select order_id from review_invitations
        where handled_at is null and delivered_at <= now() - make_interval(days => ${days}::integer)
        order by delivered_at limit ${limit} for update skip locked
      ) returning order_id
    )
    select orders.id as "orderId", transaction_id as "transactionId", users.id as "userId", users.name, users.email,
      unsubscribe_key as "unsubscribeKey",
      json_agg(order_lines.name order by order_lines.gear_id) as "gearNames"
    from claimed join orders on orders.id = claimed.order_id
    join users on users.id = orders.user_id
      and has_review_mails -- mutant(invitations.test.ts): nobody is asked for a review who does not want to be
    join order_lines on order_lines.order_id = orders.id
    join gears on gears.id = order_lines.gear_id and gears.state = 'live'
    where orders.status = 'shipped' -- mutant(invitations.test.ts): nobody is invited to review what was refunded
      and order_lines.reviewed_at is null -- mutant(invitations.test.ts): nobody is invited to review what they have reviewed
    group by orders.id, users.id
    order by orders.id`);
  return [...rows] as unknown as Invitation[];
}
