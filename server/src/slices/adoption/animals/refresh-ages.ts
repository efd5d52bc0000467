import { ageText } from "@pawhaven/contract";
import type { Database } from "../../../platform/db/database.ts";
import { bornPets, setComputedFields } from "./store.ts";

/** Animals grow older while they wait. An age known only in words stays as it was written. */
export async function refreshAges(database: Database, today: string): Promise<void> {
  const stale = (await bornPets(database.db)).flatMap(({ id, age, bornOn }) => {
    const current = bornOn === null ? age : ageText(bornOn, today);
    return current === age ? [] : [{ id, age: current }];
  });
  if (stale.length === 0) return;
  await database.transaction(async (tx) => {
    for (const { id, age } of stale) await setComputedFields(tx, id, { age });
  });
}
