import type { ChipMatch } from "@pawhaven/contract";
import type { Db } from "../../../platform/db/database.ts";
import { petsWithChip, userpetsWithChip } from "./store.ts";

/** Whom to call about an animal with a chip. */
export const findChip = async (db: Db, chip: string): Promise<ChipMatch> => ({
  pets: await petsWithChip(db, chip),
  userpets: await userpetsWithChip(db, chip),
});
