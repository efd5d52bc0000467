import { and, eq, isNull, sql } from "drizzle-orm";
import type { Tx } from "../../platform/db/database.ts";
import { pets, shelterStays } from "../../schema/index.ts";
import type { PetColumns } from "./animals/pet-fields.ts";
import type { PetRow } from "./store.ts";

export type StayRow = typeof shelterStays.$inferSelect;

export async function insertStay(tx: Tx, values: typeof shelterStays.$inferInsert): Promise<void> {
  await tx.insert(shelterStays).values(values);
}

/** False if it is not in the shelter. */
export async function endStay(
  tx: Tx,
  petId: number,
  values: Pick<StayRow, "leftOn" | "outcome" | "outcomeNote">,
): Promise<boolean> {
  const ended = await tx
    .update(shelterStays)
    .set(values)
    .where(and(eq(shelterStays.petId, petId), isNull(shelterStays.leftOn)))
    .returning({ id: shelterStays.id });
  return ended.length > 0;
}

export async function lockPetRow(tx: Tx, id: number): Promise<PetRow | undefined> {
  const [row] = await tx.select().from(pets).where(eq(pets.id, id)).for("no key update");
  return row;
}

/** Undefined if it no longer has this version. */
export async function replacePet(
  tx: Tx,
  id: number,
  version: number,
  columns: PetColumns,
): Promise<PetRow | undefined> {
  const [row] = await tx
    .update(pets)
    .set({ ...columns, version: sql`${pets.version} + 1` })
    .where(
      and(
        eq(pets.id, id),
        // mutant(animals/animals.test.ts): a change of an old version of an animal is refused
        eq(pets.version, version),
      ),
    )
    .returning();
  return row;
}
