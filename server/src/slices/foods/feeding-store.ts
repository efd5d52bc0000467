import type { Day, Species } from "@pawhaven/contract";
import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Db, Tx } from "../../platform/db/database.ts";
import { foodPauses, foodReminders, foodSupplies, petFoods, userpets, users } from "../../schema/index.ts";

export interface LivingPet {
  id: number;
  name: string;
  species: Species;
}

export const livingPets = (db: Db, userId: number): Promise<LivingPet[]> =>
  db
    .select({ id: userpets.id, name: userpets.name, species: userpets.species })
    .from(userpets)
    .where(
      and(
        // mutant(foods.test.ts): food is given to the customer's own pets
        eq(userpets.userId, userId),
        isNull(userpets.endedOn),
      ),
    )
    .orderBy(asc(userpets.id));

export async function hasFoodMails(db: Db, userId: number): Promise<boolean> {
  const [row] = await db.select({ has: users.hasFoodMails }).from(users).where(eq(users.id, userId));
  return row?.has ?? false;
}

type Amount = Pick<typeof petFoods.$inferInsert, "gramsPerDay" | "share">;

export async function insertFeeding(tx: Tx, values: typeof petFoods.$inferInsert): Promise<void> {
  await tx.insert(petFoods).values(values);
}

export async function updateFeeding(tx: Tx, id: number, amount: Amount): Promise<void> {
  await tx.update(petFoods).set(amount).where(eq(petFoods.id, id));
}

export async function stopFeeding(tx: Tx, { id }: { id: number }, stoppedOn: Day): Promise<void> {
  await tx.update(petFoods).set({ stoppedOn }).where(eq(petFoods.id, id));
}

export async function insertPause(tx: Tx, petFoodId: number, pausedOn: Day): Promise<void> {
  await tx.insert(foodPauses).values({ petFoodId, pausedOn }).onConflictDoNothing();
}

export async function endPause(tx: Tx, petFoodId: number, resumedOn: Day): Promise<void> {
  await tx
    .update(foodPauses)
    .set({ resumedOn: sql`greatest(${foodPauses.pausedOn}, ${resumedOn}::date)` })
    .where(and(eq(foodPauses.petFoodId, petFoodId), isNull(foodPauses.resumedOn)));
}

/** Nothing happens if somebody was reminded already. */
export async function insertSkip(tx: Tx, supplyId: number, skippedAt: Date): Promise<void> {
  await tx.insert(foodReminders).values({ supplyId, skippedAt }).onConflictDoNothing();
}

/** Those that nobody was reminded of before, whichever process did it. */
export async function claimReminders(tx: Tx, supplyIds: readonly number[], sentAt: Date): Promise<number[]> {
  const rows = await tx
    .insert(foodReminders)
    .values(supplyIds.toSorted((a, b) => a - b).map((supplyId) => ({ supplyId, sentAt })))
    .onConflictDoNothing()
    .returning({ id: foodReminders.supplyId });
  return rows.map(({ id }) => id);
}

export async function declineSupplies(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx
    .update(foodSupplies)
    .set({ isDeclined: true })
    .where(inArray(foodSupplies.id, [...ids]));
}
