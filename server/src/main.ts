import { existsSync } from "node:fs";
import { enableCompileCache } from "node:module";
import path from "node:path";

// Must run before the other imports, so that their compiled code is cached for the next start.
enableCompileCache(path.join(import.meta.dirname, "../build/compiled"));
const [{ startShop }, { StartupError }] = await Promise.all([
  import("./composition/start-shop.ts"),
  import("./platform/startup-error.ts"),
]);

if (existsSync(".env")) process.loadEnvFile(".env");

startShop(process.env).catch((error: unknown) => {
  console.error(error instanceof StartupError ? error.message : error);
  process.exit(1);
});
