import type { Avoid } from "@pawhaven/contract";
import { asc, eq, inArray } from "drizzle-orm";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { petAvoids } from "../../../schema/index.ts";

/** By pet. */
export async function avoidsOf(db: Db, userpetIds: readonly number[]): Promise<Map<number, Avoid[]>> {
  const byPet = new Map<number, Avoid[]>(userpetIds.map((id) => [id, []]));
  if (userpetIds.length === 0) return byPet;
  const rows = await db
    .select()
    .from(petAvoids)
    .where(inArray(petAvoids.userpetId, [...userpetIds]))
    .orderBy(asc(petAvoids.ingredient));
  for (const { userpetId, ingredient, reason } of rows) byPet.get(userpetId)?.push({ ingredient, reason });
  return byPet;
}

export async function replaceAvoids(tx: Tx, userpetId: number, avoids: readonly Avoid[]): Promise<void> {
  await tx.delete(petAvoids).where(eq(petAvoids.userpetId, userpetId));
  if (avoids.length > 0) await tx.insert(petAvoids).values(avoids.map((avoid) => ({ ...avoid, userpetId })));
}
