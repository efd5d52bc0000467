import { followUpDays } from "@pawhaven/contract";
import { and, asc, desc, eq, inArray, isNotNull, isNull, lte, sql } from "drizzle-orm";
import { Temporal } from "temporal-polyfill";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { adoptionFollowUps, adoptionHandovers, pets, staff, userpets, users } from "../../../schema/index.ts";
import type { PetRow } from "../store.ts";

export type HandoverRow = typeof adoptionHandovers.$inferSelect;
export type FollowUpRow = typeof adoptionFollowUps.$inferSelect;

export interface FullHandover {
  handover: HandoverRow;
  pet: PetRow;
  keeper: string | null;
}

const selectHandovers = (db: Db) =>
  db
    .select({ handover: adoptionHandovers, pet: pets, keeper: staff.name })
    .from(adoptionHandovers)
    .innerJoin(pets, eq(pets.id, adoptionHandovers.petId))
    .leftJoin(staff, eq(staff.id, adoptionHandovers.handedOverBy));

export async function handoverById(db: Db, id: number): Promise<FullHandover | undefined> {
  const [row] = await selectHandovers(db).where(eq(adoptionHandovers.id, id));
  return row;
}

export async function handoverByRequest(db: Db, requestId: number): Promise<FullHandover | undefined> {
  const [row] = await selectHandovers(db).where(eq(adoptionHandovers.requestId, requestId));
  return row;
}

export const allHandovers = (db: Db): Promise<FullHandover[]> =>
  selectHandovers(db).orderBy(desc(adoptionHandovers.id));

export const handoversOfUser = (db: Db, userId: number): Promise<FullHandover[]> =>
  selectHandovers(db).where(eq(adoptionHandovers.userId, userId)).orderBy(asc(adoptionHandovers.id));

/** Of a pet that the caller has found to be the customer's own. */
export const handoversOfUserpet = (db: Db, userpetId: number): Promise<HandoverRow[]> =>
  db
    .select()
    .from(adoptionHandovers)
    .where(eq(adoptionHandovers.userpetId, userpetId))
    .orderBy(asc(adoptionHandovers.id));

export async function insertHandover(tx: Tx, values: typeof adoptionHandovers.$inferInsert): Promise<number> {
  const [row] = await tx.insert(adoptionHandovers).values(values).returning({ id: adoptionHandovers.id });
  return (row as { id: number }).id;
}

/** Undefined if it no longer has this version. */
export async function markReturned(
  tx: Tx,
  id: number,
  version: number,
  values: Pick<HandoverRow, "returnedOn" | "returnReason">,
): Promise<HandoverRow | undefined> {
  const [row] = await tx
    .update(adoptionHandovers)
    .set({ ...values, version: sql`${adoptionHandovers.version} + 1` })
    .where(
      and(
        eq(adoptionHandovers.id, id),
        isNull(adoptionHandovers.returnedOn),
        // mutant(handovers.test.ts): a handover changed elsewhere is not overwritten
        eq(adoptionHandovers.version, version),
      ),
    )
    .returning();
  return row;
}

export async function addressOf(db: Db, userId: number): Promise<string> {
  const [row] = await db
    .select({ address: users.address, city: users.city, country: users.country })
    .from(users)
    .where(eq(users.id, userId));
  return [row?.address, row?.city, row?.country].filter(Boolean).join(", ");
}

export async function insertFollowUps(tx: Tx, handoverId: number, from: string): Promise<void> {
  const start = Temporal.PlainDate.from(from);
  await tx
    .insert(adoptionFollowUps)
    .values(followUpDays.map((day) => ({ handoverId, day, dueOn: start.add({ days: day }).toString() })));
}

export const followUpsOf = (db: Db, handoverIds: readonly number[]): Promise<FollowUpRow[]> =>
  handoverIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(adoptionFollowUps)
        .where(inArray(adoptionFollowUps.handoverId, [...handoverIds]))
        .orderBy(asc(adoptionFollowUps.handoverId), asc(adoptionFollowUps.day));

/** What was not asked yet is never asked. */
export async function deleteUnsentFollowUps(tx: Tx, handoverId: number): Promise<void> {
  await tx
    .delete(adoptionFollowUps)
    .where(and(eq(adoptionFollowUps.handoverId, handoverId), isNull(adoptionFollowUps.sentAt)));
}

export async function stopAsking(tx: Tx, handoverId: number): Promise<void> {
  await tx.update(adoptionHandovers).set({ agreedToFollowUp: false }).where(eq(adoptionHandovers.id, handoverId));
  await deleteUnsentFollowUps(tx, handoverId);
}

/** False if it was not asked. */
export async function saveAnswer(
  tx: Tx,
  handoverId: number,
  day: number,
  values: Pick<FollowUpRow, "mood" | "answer">,
): Promise<boolean> {
  const rows = await tx
    .update(adoptionFollowUps)
    .set({ ...values, answeredAt: sql`now()` })
    .where(
      and(
        eq(adoptionFollowUps.handoverId, handoverId),
        eq(adoptionFollowUps.day, day),
        isNotNull(adoptionFollowUps.sentAt),
      ),
    )
    .returning({ day: adoptionFollowUps.day });
  return rows.length > 0;
}

export interface DueFollowUp {
  handoverId: number;
  day: number;
  petName: string;
  customer: { id: number; name: string; email: string };
}

/** Marked as sent in the transaction that queues the mails, so each is asked once. */
export async function claimFollowUps(tx: Tx, today: string, limit: number): Promise<DueFollowUp[]> {
  const due = await tx
    .select({
      handoverId: adoptionFollowUps.handoverId,
      day: adoptionFollowUps.day,
      petName: pets.name,
      customer: { id: users.id, name: users.name, email: users.email },
    })
    .from(adoptionFollowUps)
    .innerJoin(adoptionHandovers, eq(adoptionHandovers.id, adoptionFollowUps.handoverId))
    .innerJoin(users, eq(users.id, adoptionHandovers.userId))
    .innerJoin(pets, eq(pets.id, adoptionHandovers.petId))
    .innerJoin(userpets, eq(userpets.id, adoptionHandovers.userpetId))
    .where(
      and(
        isNull(adoptionFollowUps.sentAt),
        lte(adoptionFollowUps.dueOn, today),
        // mutant(handovers.test.ts): only those who agreed are asked, while the animal lives with them
        and(eq(adoptionHandovers.agreedToFollowUp, true), isNull(adoptionHandovers.returnedOn)),
        // mutant(handovers.test.ts): nobody is asked how an animal is that has died
        isNull(userpets.endedOn),
      ),
    )
    .orderBy(asc(adoptionFollowUps.dueOn), asc(adoptionFollowUps.handoverId))
    .limit(limit)
    .for("update", { of: adoptionFollowUps, skipLocked: true });
  for (const { handoverId, day } of due)
    await tx
      .update(adoptionFollowUps)
      .set({ sentAt: sql`now()` })
      .where(and(eq(adoptionFollowUps.handoverId, handoverId), eq(adoptionFollowUps.day, day)));
  return due;
}
