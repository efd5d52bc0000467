import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { startShop } from "../../server/src/composition/start-shop.ts";

/** The built shop with its demo data, in a temporary data folder. */
const folder = mkdtempSync(path.join(os.tmpdir(), "pawhaven-e2e-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
await startShop({ ...process.env, DATA_DIR: folder, LOG_LEVEL: "warn", RATE_LIMIT_SCALE: "1000" });
