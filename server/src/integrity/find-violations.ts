import { sql } from "drizzle-orm";
import type { Db } from "../platform/db/database.ts";
import { integrityChecks } from "./checks.ts";

export interface Violation {
  rule: string;
  /** The gear, order or review that breaks it. */
  what: string;
}

/** Holds the whole database against every rule, as one query, so that all rules look at the same moment. */
export async function findViolations(db: Db): Promise<Violation[]> {
  const queries = Object.entries(integrityChecks).map(
    ([rule, query]) => `select '${rule}' as rule, found."what"::text as "what" from (${query}) as found`,
  );
  return (await db.execute(sql.raw(queries.join("\nunion all\n")))) as unknown as Violation[];
}
