import { and, asc, eq, isNull, ne, sql } from "drizzle-orm";
import type { Db, Tx } from "../../platform/db/database.ts";
import { userpets } from "../../schema/index.ts";

export type UserpetRow = typeof userpets.$inferSelect;
export type UserpetValues = Omit<typeof userpets.$inferInsert, "id" | "userId" | "createdAt">;

/** An animal that went back to the shelter is no longer on the list; what its owner noted stays theirs. */
const isNotReturned = sql`${userpets.endedBy} is distinct from 'returned'`;

const isOwn = (userId: number, id: number) =>
  and(
    eq(userpets.id, id),
    // mutant(userpets.test.ts): a pet is changed and deleted by its own customer
    eq(userpets.userId, userId),
    isNotReturned,
  );

/** With those that have died. */
export const userpetsOf = (db: Db, userId: number): Promise<UserpetRow[]> =>
  db
    .select()
    .from(userpets)
    .where(
      and(
        // mutant(../timeline/cards.test.ts): the cards are those of their own customer
        eq(userpets.userId, userId),
        isNotReturned,
      ),
    )
    .orderBy(asc(userpets.id));

export const livingUserpetsOf = (db: Db, userId: number): Promise<UserpetRow[]> =>
  db
    .select()
    .from(userpets)
    .where(
      and(
        // mutant(userpets.test.ts): customers see their own pets only
        eq(userpets.userId, userId),
        isNull(userpets.endedOn),
      ),
    )
    .orderBy(asc(userpets.id));

export async function ownUserpet(db: Db, userId: number, id: number): Promise<UserpetRow | undefined> {
  const [row] = await db.select().from(userpets).where(isOwn(userId, id));
  return row;
}

export const countUserpets = (tx: Tx, userId: number): Promise<number> =>
  tx.$count(userpets, eq(userpets.userId, userId));

export async function insertUserpet(tx: Tx, userId: number, values: UserpetValues): Promise<UserpetRow> {
  const [row] = await tx
    .insert(userpets)
    .values({ ...values, userId })
    .returning();
  return row as UserpetRow;
}

/** Blocks new bookings for the pet until the transaction ends; a booking that waited then finds the pet deleted. */
export async function lockOwnUserpet(tx: Tx, userId: number, id: number): Promise<UserpetRow | undefined> {
  const [row] = await tx.select().from(userpets).where(isOwn(userId, id)).for("update");
  return row;
}

export async function deleteUserpetRow(tx: Tx, id: number): Promise<void> {
  await tx.delete(userpets).where(eq(userpets.id, id));
}

/** Of the customer, and still with them. */
export async function ownUserpetWithChip(db: Db, userId: number, chip: string): Promise<UserpetRow | undefined> {
  const [row] = await db
    .select()
    .from(userpets)
    .where(and(eq(userpets.userId, userId), eq(userpets.chip, chip), isNull(userpets.endedOn)));
  return row;
}

/** Whoever had the animal before may still have it on their list. The shelter has read its chip; theirs becomes a note. */
export async function takeChipFromOthers(tx: Tx, userId: number, chip: string): Promise<void> {
  await tx
    .update(userpets)
    .set({ chip: null, notes: sql`concat_ws(E'\\n', nullif(${userpets.notes}, ''), 'Microchip ' || ${userpets.chip})` })
    .where(
      and(ne(userpets.userId, userId), eq(userpets.chip, chip), sql`${userpets.endedBy} is distinct from 'returned'`),
    );
}

/** One that is locked. */
export async function replaceUserpet(tx: Tx, id: number, values: Partial<UserpetValues>): Promise<UserpetRow> {
  const [row] = await tx.update(userpets).set(values).where(eq(userpets.id, id)).returning();
  return row as UserpetRow;
}

export async function findUsedUserpetImages(db: Db, urls: readonly string[]): Promise<Set<string>> {
  const rows = await db.execute<{ url: string }>(sql`
    with used (url) as (select image ->> 'url' from userpets, json_array_elements(images) as image)
    select url from used where url in (select json_array_elements_text(${JSON.stringify(urls)}::json))`);
  return new Set(rows.map(({ url }) => url));
}

export async function userpetById(db: Db, id: number): Promise<UserpetRow | undefined> {
  const [row] = await db.select().from(userpets).where(eq(userpets.id, id));
  return row;
}

export async function lockUserpetRow(tx: Tx, id: number): Promise<UserpetRow | undefined> {
  const [row] = await tx.select().from(userpets).where(eq(userpets.id, id)).for("update");
  return row;
}

/** Also those that no longer live with the customer. */
export const everyUserpetOf = (db: Db, userId: number): Promise<UserpetRow[]> =>
  db
    .select()
    .from(userpets)
    .where(
      // mutant(../adoption/handovers/handovers.test.ts): a data export has the pets of its own customer
      eq(userpets.userId, userId),
    )
    .orderBy(asc(userpets.id));
