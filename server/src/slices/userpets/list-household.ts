import type { Household } from "@pawhaven/contract";
import type { Db } from "../../platform/db/database.ts";
import { avoidsOf } from "./avoids/store.ts";
import { userpetsOf } from "./store.ts";

/** The animals that live with a customer now, with what gears are compared with. */
export async function listHousehold(db: Db, userId: number): Promise<Household["pets"]> {
  const rows = (await userpetsOf(db, userId)).filter(({ endedOn }) => endedOn === null);
  const avoids = await avoidsOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, name, species, bornOn, bornPrecision, weightKg }) => ({
    id,
    name,
    species,
    born_on: bornOn,
    born_precision: bornPrecision,
    weight_kg: weightKg,
    avoids: avoids.get(id) ?? [],
  }));
}
