import type { Day, UserpetCard } from "@pawhaven/contract";
import type { Db } from "../../platform/db/database.ts";
import { ageTextOf, diedOn, toUserpetDto } from "./serialize.ts";
import { userpetsOf } from "./store.ts";

/** With those that have died. */
export const listEveryUserpet = async (db: Db, userId: number, today: Day): Promise<Omit<UserpetCard, "next">[]> =>
  (await userpetsOf(db, userId)).map((row) => ({
    ...toUserpetDto(row, today),
    image: row.images[0] ?? null,
    age_text: ageTextOf(row, today),
    died_on: diedOn(row),
  }));
