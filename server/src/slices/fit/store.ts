import { and, asc, eq, inArray } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import { commonAllergens, gears, hazards, ingredients } from "../../schema/index.ts";

const fitColumns = {
  id: gears.id,
  name: gears.name,
  petType: gears.petType,
  species: gears.species,
  lifeStage: gears.lifeStage,
  minMonths: gears.minMonths,
  maxMonths: gears.maxMonths,
  animalMinKg: gears.animalMinKg,
  animalMaxKg: gears.animalMaxKg,
  contains: gears.contains,
  mayContain: gears.mayContain,
  actives: gears.actives,
  factsCheckedOn: gears.factsCheckedOn,
};

const isLive = eq(gears.state, "live");

export type GearFitRow = Awaited<ReturnType<typeof gearFitRows>>[number];

export const gearFitRows = (db: Db, ids: readonly number[]) =>
  db
    .select(fitColumns)
    .from(gears)
    .where(inArray(gears.id, [...ids]))
    .orderBy(asc(gears.id));

export const liveGearFitRows = (db: Db, ids: readonly number[]) =>
  db
    .select(fitColumns)
    .from(gears)
    .where(and(isLive, inArray(gears.id, [...ids])))
    .orderBy(asc(gears.id));

/** At most so many; one more than is sent tells whether there are others. */
export const firstLiveGearFitRows = (db: Db, limit: number) =>
  db.select(fitColumns).from(gears).where(isLive).orderBy(asc(gears.id)).limit(limit);

export const ingredientRows = (db: Db) => db.select().from(ingredients).orderBy(asc(ingredients.name));

export const hazardRows = (db: Db) => db.select().from(hazards).orderBy(asc(hazards.substance), asc(hazards.species));

export const commonAllergenRows = (db: Db) =>
  db.select().from(commonAllergens).orderBy(asc(commonAllergens.species), asc(commonAllergens.ingredient));
