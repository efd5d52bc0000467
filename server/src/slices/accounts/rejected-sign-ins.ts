import { sql } from "drizzle-orm";
import { shortenAddress } from "../../platform/auth/network.ts";
import type { Visitor } from "../../platform/auth/sessions.ts";
import type { Db } from "../../platform/db/database.ts";
import { rejectedSignIns, securityEvents, users } from "../../schema/index.ts";

type RejectedKind = typeof rejectedSignIns.$inferInsert.kind;

/** Writes the same row whether or not the address has an account, so that response times reveal nothing about it. */
export async function saveRejectedSignIn(
  db: Db,
  email: string,
  kind: RejectedKind,
  { device, address }: Visitor,
): Promise<void> {
  await db.insert(rejectedSignIns).values({ email, kind, device, network: shortenAddress(address) });
}

/**
 * Turns the rows of known addresses into security events, and deletes them all. Repeated ones from the same network are
 * recorded once an hour, so that somebody who guesses passwords cannot fill the table.
 */
export async function recordRejectedSignIns(db: Db): Promise<void> {
  await db.execute(sql`
    with rejected as (
      delete from ${rejectedSignIns} where id in
        (select id from ${rejectedSignIns} order by id limit 500 for update skip locked)
      returning email, kind, device, network, created_at
    )
    insert into ${securityEvents} (user_id, kind, device, network, created_at)
    select distinct on (${users.id}, rejected.kind, rejected.network)
      ${users.id}, rejected.kind, rejected.device, rejected.network, rejected.created_at
    from rejected join ${users} on lower(${users.email}) = lower(rejected.email)
    where not exists (
      select 1 from ${securityEvents} earlier
      where earlier.user_id = ${users.id} and earlier.kind = rejected.kind and earlier.network = rejected.network
        and earlier.created_at > rejected.created_at - interval '1 hour'
    )
    order by ${users.id}, rejected.kind, rejected.network, rejected.created_at`);
}
