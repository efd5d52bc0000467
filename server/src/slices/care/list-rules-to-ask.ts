import { type CareOfUserpet, type Day, type Species } from "@pawhaven/contract";
import { eq, isNull, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import { rulesWithSource } from "./rules/store.ts";
import { careRules } from "../../schema/index.ts";

/** Rules without a schedule: whether an animal needs it, the clinic says. */
export async function listRulesToAsk(
  db: Db,
  species: Species,
  country: string,
  today: Day,
): Promise<CareOfUserpet["ask"]> {
  const rows = await rulesWithSource(
    db,
    sql`${careRules.species} = ${species}`,
    isNull(careRules.schedule),
    sql`daterange(${careRules.validFrom}, ${careRules.validUntil}) @> ${today}::date`,
    sql`(${careRules.country} is null or ${eq(careRules.country, country)})`,
  );
  return rows.map(({ rule: { name, advice }, source }) => ({ name, advice, source }));
}
