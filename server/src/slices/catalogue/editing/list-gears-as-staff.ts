import type { endpoints, GearTerms, QueryOf, ReplyOf, StaffGear } from "@pawhaven/contract";
import type { Db } from "../../../platform/db/database.ts";
import { gears } from "../../../schema/index.ts";
import { gearById } from "../store.ts";
import { toDto } from "./edit-gear.ts";
import { gearNotFound } from "./errors.ts";
import { toStaffGearRowDto } from "./serialize.ts";
import { distinctGearValues, ingredientNames, matchesStaffFilters, staffGearPage } from "../staff-store.ts";

export async function listGearsAsStaff(
  db: Db,
  { sort, cursor, ...filters }: QueryOf<typeof endpoints.listGearsAsStaff>,
): Promise<ReplyOf<typeof endpoints.listGearsAsStaff>> {
  const { rows, nextCursor } = await staffGearPage(db, matchesStaffFilters(filters), { sort, cursor });
  return { rows: rows.map(toStaffGearRowDto), next_cursor: nextCursor };
}

export async function getGearAsStaff(db: Db, id: number): Promise<StaffGear> {
  const row = await gearById(db, id);
  if (!row) throw gearNotFound();
  return toDto(db, row);
}

export const listGearTerms = async (db: Db): Promise<GearTerms> => ({
  petTypes: await distinctGearValues(db, gears.petType),
  categories: await distinctGearValues(db, gears.category),
  ingredients: await ingredientNames(db),
});
