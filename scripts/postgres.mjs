import { canInstallDebianPackages, installDebianPackages } from "./debian.mjs";
import { projectNode } from "./install.mjs";
import { run, exitWithMessage } from "./run.mjs";

/** Makes sure that the tests find a PostgreSQL: one they are given, the system's, a packaged one, or Debian's. */
export async function ensurePostgres() {
  if (process.env.TEST_DATABASE_URL || (await isPostgresInstalled())) return;
  if (canInstallDebianPackages()) {
    console.log("Installing PostgreSQL for the tests …");
    await installDebianPackages("postgresql").catch(() => {});
  }
  if (await isPostgresInstalled()) return;
  exitWithMessage("No PostgreSQL for the tests: install it, or set TEST_DATABASE_URL to a server they may use.");
}

const isPostgresInstalled = () =>
  run(projectNode().command, ["server/test/support/find-postgres.ts"], { quiet: true }).then(
    () => true,
    () => false,
  );
