import path from "node:path";
import { pluralize } from "@pawhaven/contract";
import { StartupError } from "../platform/startup-error.ts";
import { runCommand } from "../run-command.ts";
import { takeBackup } from "./take-backup.ts";

const keyFlag = "--with-secrets-key";

/** `npm run backup`, while the shop runs or while it is stopped. */
runCommand(async (settings, args) => {
  const [parent = "backups", ...others] = args.filter((arg) => arg !== keyFlag);
  if (others.length > 0 || parent.startsWith("-"))
    throw new StartupError(`Usage: npm run backup -- [folder] [${keyFlag}]`);
  const withSecretsKey = args.includes(keyFlag);
  const { folder, manifest } = await takeBackup(settings, { parent: path.resolve(parent), withSecretsKey });
  const rows = Object.values(manifest.rows).reduce((sum, count) => sum + count, 0);
  const key = withSecretsKey || settings.secretsKey ? "" : " Store secrets.key apart from it.";
  console.log(
    `${folder}: ${pluralize(rows, "row")} of version ${manifest.newestMigration} and ${pluralize(manifest.pictures.files, "picture")}, ` +
      `as of ${manifest.takenAt}.${key}`,
  );
  return 0;
});
