import cluster from "node:cluster";
import { existsSync } from "node:fs";
import { resolveImportsByName } from "./resolve-imports.ts";

// Before the other imports, which are resolved by it.
resolveImportsByName();
const [{ readSettings }, { StartupError }] = await Promise.all([
  import("./settings.ts"),
  import("./platform/startup-error.ts"),
]);

if (existsSync(".env")) process.loadEnvFile(".env");

/** A process that only watches over others does not load the shop. */
async function start(): Promise<void> {
  const { workers, logLevel, metrics } = readSettings(process.env);
  if (workers > 1 && cluster.isPrimary) {
    const { superviseWorkers } = await import("./composition/supervise-workers.ts");
    const { createLogger } = await import("./platform/log.ts");
    return superviseWorkers({ count: workers, logger: createLogger(logLevel), metrics });
  }
  const { startShop } = await import("./composition/start-shop.ts");
  return startShop(process.env);
}

start().catch((error: unknown) => {
  console.error(error instanceof StartupError ? error.message : error);
  process.exit(1);
});
