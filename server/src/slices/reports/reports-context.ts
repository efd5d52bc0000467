import type { Database } from "../../platform/db/database.ts";

export interface ReportsContext {
  database: Database;
  /** Days are the shop's. */
  timeZone: string;
}
