import { asc, eq } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import { pets } from "../../schema/index.ts";

export type PetRow = typeof pets.$inferSelect;

export const allPets = (db: Db): Promise<PetRow[]> => db.select().from(pets).orderBy(asc(pets.id));

export async function petById(db: Db, id: number): Promise<PetRow | undefined> {
  const [row] = await db.select().from(pets).where(eq(pets.id, id));
  return row;
}
