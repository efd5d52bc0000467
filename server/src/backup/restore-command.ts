import path from "node:path";
import { pluralize } from "@pawhaven/contract";
import { integrityChecks } from "../integrity/checks.ts";
import { StartupError } from "../platform/startup-error.ts";
import { runCommand } from "../run-command.ts";
import { restoreBackup } from "./restore-backup.ts";

/** `npm run restore`. The exit code is 1 if what was restored violates an integrity check. */
runCommand(async (settings, [folder, ...others]) => {
  if (!folder || others.length > 0) throw new StartupError("Usage: npm run restore -- <folder of a backup>");
  const { manifest, migrated, violations } = await restoreBackup(settings, path.resolve(folder));
  const rows = Object.values(manifest.rows).reduce((sum, count) => sum + count, 0);
  console.log(
    `Restored ${pluralize(rows, "row")} and ${pluralize(manifest.pictures.files, "picture")}, as of ${manifest.takenAt}.`,
  );
  if (migrated.length > 0) console.log(`Updated from ${manifest.newestMigration} to ${migrated.at(-1)}.`);
  for (const { check, subject } of violations) console.log(`${check}: ${subject}`);
  console.log(`${Object.keys(integrityChecks).length} checks, ${pluralize(violations.length, "violation")}.`);
  return violations.length === 0 ? 0 : 1;
});
