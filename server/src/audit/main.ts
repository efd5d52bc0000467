import { existsSync } from "node:fs";
import { openDatabase } from "../platform/db/open-database.ts";
import { StartupError } from "../platform/startup-error.ts";
import { readSettings } from "../settings.ts";
import { findFaults } from "./find-faults.ts";
import { rules } from "./rules.ts";

/** Holds the shop's books against the rules and ends with 1 if one is broken. */
async function audit(): Promise<number> {
  if (existsSync(".env")) process.loadEnvFile(".env");
  const database = await openDatabase({ ...readSettings(process.env), onError: (error) => console.error(error) });
  const faults = await findFaults(database.db);
  await database.close();
  for (const { rule, what } of faults) console.log(`${rule}: ${what}`);
  console.log(
    `${Object.keys(rules).length} rules, ${faults.length === 0 ? "none broken" : `${faults.length} faults`}.`,
  );
  return faults.length === 0 ? 0 : 1;
}

audit().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof StartupError ? error.message : error);
    process.exit(2);
  },
);
