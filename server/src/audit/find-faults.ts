import { sql } from "drizzle-orm";
import type { Db } from "../platform/db/database.ts";
import { rules } from "./rules.ts";

export interface Fault {
  rule: string;
  /** The gear, order or review that breaks it. */
  what: string;
}

/** Holds the whole database against every rule, as one query, so that all rules look at the same moment. */
export async function findFaults(db: Db): Promise<Fault[]> {
  const queries = Object.entries(rules).map(
    ([rule, query]) => `select '${rule}' as rule, found."what"::text as "what" from (${query}) as found`,
  );
  return (await db.execute(sql.raw(queries.join("\nunion all\n")))) as unknown as Fault[];
}
