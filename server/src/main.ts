import cluster from "node:cluster";
import { existsSync } from "node:fs";
import { enableCompileCache } from "node:module";
import path from "node:path";
import { resolveImportsByName } from "./resolve-imports.ts";

// Must run before the other imports, so that their compiled code is cached for the next start: here, or where
// NODE_COMPILE_CACHE says. An installed shop may not write here.
enableCompileCache(path.join(import.meta.dirname, "../build/compiled"));
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
