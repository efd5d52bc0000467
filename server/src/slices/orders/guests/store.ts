import { and, eq, gt, inArray, isNull, lt, or, sql } from "drizzle-orm";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { guestLinks, guestOrders, orders } from "../../../schema/index.ts";
import type { OrderRow } from "../store.ts";
import type { Guest } from "./guest.ts";

/** For as long as somebody may want to look up an order. */
const linkDays = 365;

/** Arbitrary, but no other advisory lock may use them. */
const networkLock = 7_295_030;
const mailboxLock = 7_295_031;

/** Orders of one mailbox or network are placed one after the other. Networks before mailboxes, so that nobody deadlocks. */
export async function lockGuest(tx: Tx, { mailbox, network }: Guest): Promise<void> {
  // mutant(../../checkout/guests/guest-contention.postgres.test.ts): concurrent orders of one guest are counted in turn
  await tx.execute(sql`select pg_advisory_xact_lock(${networkLock}, hashtext(${network}::text))`);
  await tx.execute(sql`select pg_advisory_xact_lock(${mailboxLock}, hashtext(${mailbox}::text))`);
}

export const isOfGuest = (by: "mailbox" | "network", guest: Guest) =>
  sql`id in (select order_id from ${guestOrders} where ${guestOrders[by]} = ${guest[by]})`;

export async function insertGuestOrder(tx: Tx, orderId: number, guest: Guest): Promise<void> {
  await tx.insert(guestOrders).values({ orderId, ...guest });
}

export async function insertGuestLink(db: Db, orderId: number, tokenHash: Buffer): Promise<void> {
  await db.insert(guestLinks).values({ orderId, tokenHash });
}

export interface LinkedOrder {
  order: OrderRow;
  isClaimed: boolean;
}

export async function findLinkedOrder(db: Db, tokenHash: Buffer): Promise<LinkedOrder | undefined> {
  const [row] = await db
    .select({ order: orders, isClaimed: sql<boolean>`${guestOrders.claimedAt} is not null` })
    .from(guestLinks)
    .innerJoin(guestOrders, eq(guestOrders.orderId, guestLinks.orderId))
    .innerJoin(orders, eq(orders.id, guestOrders.orderId))
    .where(
      and(
        // mutant(guest-orders.test.ts): a guest's order is opened by its own links
        eq(guestLinks.tokenHash, tokenHash),
        gt(guestLinks.createdAt, sql`now() - make_interval(days => ${linkDays})`),
      ),
    );
  return row;
}

/** The order of this checkout, and the one that it replaces. */
export const listGuestCheckoutOrders = (db: Db, checkoutKey: string | null, replaced: Buffer | null) =>
  db
    .selectDistinctOn([orders.id], { order: orders, key: guestOrders.checkoutKey })
    .from(guestOrders)
    .innerJoin(orders, eq(orders.id, guestOrders.orderId))
    .leftJoin(guestLinks, eq(guestLinks.orderId, guestOrders.orderId))
    .where(
      and(
        isNull(guestOrders.claimedAt),
        or(
          checkoutKey ? eq(guestOrders.checkoutKey, checkoutKey) : sql`false`,
          replaced ? and(eq(guestLinks.tokenHash, replaced), eq(orders.status, "awaiting_payment")) : sql`false`,
        ),
      ),
    );

/** Of these orders, those that no account has claimed. */
export async function listUnclaimed(db: Db, orderIds: number[]): Promise<Set<number>> {
  if (orderIds.length === 0) return new Set();
  const rows = await db
    .select({ id: guestOrders.orderId })
    .from(guestOrders)
    .where(and(inArray(guestOrders.orderId, orderIds), isNull(guestOrders.claimedAt)));
  return new Set(rows.map(({ id }) => id));
}

/** A trigger notes the claim, and refuses a second one. */
export async function giveToAccount(tx: Tx, orderId: number, userId: number): Promise<void> {
  await tx.update(orders).set({ userId }).where(eq(orders.id, orderId));
}

export async function deleteOldGuestLinks(db: Db): Promise<void> {
  await db.delete(guestLinks).where(lt(guestLinks.createdAt, sql`now() - make_interval(days => ${linkDays})`));
}
