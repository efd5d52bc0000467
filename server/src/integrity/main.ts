import { existsSync } from "node:fs";
import { openDatabase } from "../platform/db/open-database.ts";
import { StartupError } from "../platform/startup-error.ts";
import { readSettings } from "../settings.ts";
import { findViolations } from "./find-violations.ts";
import { integrityChecks } from "./checks.ts";

/** Holds the shop's books against the rules and ends with 1 if one is broken. */
async function checkIntegrity(): Promise<number> {
  if (existsSync(".env")) process.loadEnvFile(".env");
  const database = await openDatabase({ ...readSettings(process.env), onError: (error) => console.error(error) });
  const violations = await findViolations(database.db);
  await database.close();
  for (const { rule, what } of violations) console.log(`${rule}: ${what}`);
  console.log(
    `${Object.keys(integrityChecks).length} rules, ${violations.length === 0 ? "none broken" : `${violations.length} faults`}.`,
  );
  return violations.length === 0 ? 0 : 1;
}

checkIntegrity().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof StartupError ? error.message : error);
    process.exit(2);
  },
);
