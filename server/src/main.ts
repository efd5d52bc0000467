import { existsSync } from "node:fs";
import { startShop } from "./start-shop.ts";
import { StartupError } from "./platform/startup-error.ts";

if (existsSync(".env")) process.loadEnvFile(".env");

startShop(process.env).catch((error: unknown) => {
  console.error(error instanceof StartupError ? error.message : error);
  process.exit(1);
});
