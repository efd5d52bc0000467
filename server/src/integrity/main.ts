import { existsSync } from "node:fs";
import { pluralize } from "@pawhaven/contract";
import { connectToUpdatedShop } from "../platform/db/connect-to-shop.ts";
import { StartupError } from "../platform/startup-error.ts";
import { readSettings } from "../settings.ts";
import { findViolations } from "./find-violations.ts";
import { integrityChecks } from "./checks.ts";

/** Prints all violations. The exit code is 1 if there are any. */
async function checkIntegrity(): Promise<number> {
  if (existsSync(".env")) process.loadEnvFile(".env");
  const database = await connectToUpdatedShop({
    ...readSettings(process.env),
    onError: (error) => console.error(error),
  });
  const violations = await findViolations(database.db);
  await database.close();
  for (const { check, subject } of violations) console.log(`${check}: ${subject}`);
  console.log(`${Object.keys(integrityChecks).length} checks, ${pluralize(violations.length, "violation")}.`);
  return violations.length === 0 ? 0 : 1;
}

checkIntegrity().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof StartupError ? error.message : error);
    process.exit(2);
  },
);
