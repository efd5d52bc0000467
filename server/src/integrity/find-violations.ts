import { sql } from "drizzle-orm";
import type { Db } from "../platform/db/database.ts";
import { integrityChecks } from "./checks.ts";

export interface Violation {
  check: string;
  /** The id of the gear, order or review. */
  subject: string;
}

/** Runs all checks in one query, so that they see the same snapshot. */
export async function findViolations(db: Db): Promise<Violation[]> {
  const queries = Object.entries(integrityChecks).map(
    ([check, query]) => `select '${check}' as "check", found.subject::text as subject from (${query}) as found`,
  );
  return (await db.execute(sql.raw(queries.join("\nunion all\n")))) as unknown as Violation[];
}
