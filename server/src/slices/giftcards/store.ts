import type { GiftCardStanding } from "@pawhaven/contract";
import { and, asc, desc, eq, getTableColumns, or, sql } from "drizzle-orm";
import { containsText } from "../../platform/db/contains-text.ts";
import type { Db, Tx } from "../../platform/db/database.ts";
import { keysetPage, type Page, type PageRequest } from "../../platform/lists/keyset-page.ts";
import { giftCardEntries, giftCards, orders, staff } from "../../schema/index.ts";

/** By the database's clock. */
const standing = sql<GiftCardStanding>`case
  when ${giftCards.state} = 'blocked' then 'blocked'
  when ${giftCards.expiresAt} <= now() then 'expired'
  when ${giftCards.balanceCents} = 0 then 'empty'
  else 'usable' end`;

const columns = { ...getTableColumns(giftCards), standing: standing.as("standing") };

export type GiftCardRow = typeof giftCards.$inferSelect & { standing: GiftCardStanding };

export async function findByHash(db: Db, codeHash: Buffer): Promise<GiftCardRow | undefined> {
  const [row] = await db.select(columns).from(giftCards).where(eq(giftCards.codeHash, codeHash));
  return row;
}

/** Whoever else pays with it waits, and sees what is left then. */
export async function lockByHash(tx: Tx, codeHash: Buffer): Promise<GiftCardRow | undefined> {
  await tx.execute(sql`select from gift_cards where code_hash = ${codeHash} for no key update`);
  return findByHash(tx, codeHash);
}

export async function lockGiftCard(tx: Tx, id: number): Promise<GiftCardRow | undefined> {
  await tx.execute(sql`select from gift_cards where id = ${id} for no key update`);
  return findGiftCard(tx, id);
}

export async function findGiftCard(db: Db, id: number): Promise<GiftCardRow | undefined> {
  const [row] = await db.select(columns).from(giftCards).where(eq(giftCards.id, id));
  return row;
}

/** What unpaid orders of this customer hold of a gift card. */
export async function heldByUnpaid(db: Db, giftCardId: number, userId: number): Promise<number> {
  const [row] = await db
    .select({ cents: sql<number>`coalesce(sum(${orders.giftCents} - ${orders.giftVoidedCents}), 0)::integer` })
    .from(orders)
    .where(
      and(
        eq(orders.giftCardId, giftCardId),
        // mutant(gift-cards.test.ts): what others hold of a gift card is not one's own
        eq(orders.userId, userId),
        eq(orders.status, "awaiting_payment"),
      ),
    );
  return row?.cents ?? 0;
}

const sorting = { id: giftCards.id, columns: { issued: giftCards.issuedAt } };

export async function giftCardPage(
  db: Db,
  { standing: wanted, text }: { standing?: GiftCardStanding | undefined; text?: string | undefined },
  request: PageRequest<"issued">,
): Promise<Page<GiftCardRow>> {
  const page = keysetPage(sorting, request);
  const found = await db
    .select({ ...columns, ...page.key })
    .from(giftCards)
    .where(
      and(
        wanted && sql`${standing} = ${wanted}`,
        text
          ? or(
              containsText(sql`${giftCards.lastFour}`, text),
              containsText(sql`coalesce(${giftCards.recipientEmail}, '')`, text),
            )
          : undefined,
        page.after,
      ),
    )
    .orderBy(...page.orderBy)
    .limit(page.limit);
  return page.toPage(found);
}

export const entriesOf = (db: Db, giftCardId: number) =>
  db
    .select({ entry: giftCardEntries, transactionId: orders.transactionId, staffName: staff.name })
    .from(giftCardEntries)
    .leftJoin(orders, eq(orders.id, giftCardEntries.orderId))
    .leftJoin(staff, eq(staff.id, giftCardEntries.staffId))
    .where(eq(giftCardEntries.giftCardId, giftCardId))
    .orderBy(desc(giftCardEntries.id));

export async function insertGiftCard(tx: Tx, values: typeof giftCards.$inferInsert): Promise<number> {
  const [row] = await tx.insert(giftCards).values(values).returning({ id: giftCards.id });
  return (row as { id: number }).id;
}

export async function insertEntry(tx: Tx, values: typeof giftCardEntries.$inferInsert): Promise<void> {
  await tx.insert(giftCardEntries).values(values);
}

export async function updateState(tx: Tx, id: number, state: GiftCardRow["state"]): Promise<void> {
  await tx.update(giftCards).set({ state }).where(eq(giftCards.id, id));
}

export const cardsSentTo = (db: Db, email: string) =>
  db
    .select(columns)
    .from(giftCards)
    .where(eq(sql`lower(${giftCards.recipientEmail})`, email.toLowerCase()))
    .orderBy(asc(giftCards.id));

export async function forgetRecipient(tx: Tx, email: string): Promise<void> {
  await tx
    .update(giftCards)
    .set({ recipientEmail: null })
    .where(eq(sql`lower(${giftCards.recipientEmail})`, email.toLowerCase()));
}
