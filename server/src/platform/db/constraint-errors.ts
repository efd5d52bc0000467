import { violatedConstraint } from "./database.ts";

/** What each constraint means to the caller, by its name in the database. */
export type ConstraintErrors = Readonly<Record<string, () => Error>>;

/**
 * Turns a violated constraint into the error the caller reads; every other error passes unchanged.
 * For use behind the whole transaction (`.catch(mapConstraintErrors(…))`): deferred constraints are checked at commit.
 */
export const mapConstraintErrors =
  (errors: ConstraintErrors) =>
  (error: unknown): never => {
    throw errors[violatedConstraint(error) ?? ""]?.() ?? error;
  };
