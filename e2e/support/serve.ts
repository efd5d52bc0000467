import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { startShop } from "../../server/src/composition/start-shop.ts";

/** The built shop with its demo data, in a temporary data folder. */
const folder = mkdtempSync(path.join(os.tmpdir(), "pawhaven-e2e-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
await startShop({
  ...process.env,
  DATA_DIR: folder,
  LOG_LEVEL: "warn",
  RATE_LIMIT_SCALE: "1000",
  // Customers of these tests have just registered, and some order and book a lot.
  UNCONFIRMED_MAX_BOOKINGS: "12",
  UNCONFIRMED_MAX_UNITS_PER_GEAR: "20",
  UNCONFIRMED_MAX_OPEN_CASH: "3000",
});
