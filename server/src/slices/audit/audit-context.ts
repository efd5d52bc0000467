import type { Undos } from "../../platform/audit/undo.ts";
import type { Database } from "../../platform/db/database.ts";

export interface AuditContext {
  database: Database;
  /** In which the days of a filter begin and end. */
  timeZone: string;
  undos: Undos;
}
