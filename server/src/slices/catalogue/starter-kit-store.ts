import type { LifeStage, Species } from "@pawhaven/contract";
import { and, desc, eq, gt, inArray, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import { gears } from "../../schema/index.ts";
import { gearColumns, type GearRow } from "./gear-row.ts";

interface Wanted {
  petType: string;
  species: Species | null;
  lifeStage: LifeStage | null;
  weightKg: number | null;
  categories: readonly string[];
}

/** What is known must fit; what is made for this age and size comes first. Nothing with an active substance: a vet decides that. */
export const kitCandidates = (
  db: Db,
  { petType, species, lifeStage, weightKg, categories }: Wanted,
): Promise<GearRow[]> =>
  db
    .select(gearColumns)
    .from(gears)
    .where(
      and(
        eq(gears.state, "live"),
        // mutant(../adoption/handovers/handovers.test.ts): a starter kit has nothing that is out of stock
        gt(gears.stock, 0),
        eq(gears.petType, petType),
        inArray(gears.category, [...categories]),
        // mutant(../adoption/handovers/handovers.test.ts): a starter kit has nothing that does not fit
        sql`coalesce(${gears.species} = ${species}::text, true)
          and coalesce(${gears.lifeStage} = ${lifeStage}::text, true)
          and coalesce(${gears.animalMinKg} <= ${weightKg}::numeric, true)
          and coalesce(${gears.animalMaxKg} >= ${weightKg}::numeric, true)
          and ${gears.actives}::text in ('{}', 'null')`,
      ),
    )
    .orderBy(
      sql`num_nonnulls(${gears.lifeStage}, ${gears.animalMinKg}, ${gears.animalMaxKg}) desc`,
      desc(gears.isFeatured),
      desc(gears.rating),
      gears.id,
    );
