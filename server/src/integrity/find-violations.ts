import { sql } from "drizzle-orm";
import type { Db } from "../platform/db/database.ts";
import { integrityChecks } from "./checks.ts";

export interface Violation {
  check: string;
  /** The id of the gear, order or review. */
  subject: string;
}

/**
 * Runs all checks in one query, so that they see the same snapshot. What is overdue depends on the moment: data that
 * was not served since `at` is checked as of then.
 */
export async function findViolations(db: Db, at?: string): Promise<Violation[]> {
  const moment = at === undefined ? "now()" : `timestamptz '${new Date(at).toISOString()}'`;
  const queries = Object.entries(integrityChecks).map(
    ([check, query]) =>
      `select '${check}' as "check", found.subject::text as subject from (${query.replaceAll("now()", moment)}) as found`,
  );
  return (await db.execute(sql.raw(queries.join("\nunion all\n")))) as unknown as Violation[];
}
