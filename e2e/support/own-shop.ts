import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { startShopProcess } from "../../server/test/support/shop-process.ts";
import { test as base } from "./fixtures.ts";

/** For journeys that change what every page shows: they have a shop of their own, so that no other journey notices. */
export const test = base.extend<{ baseURL: string }, { shopSettings: Record<string, string>; shopOrigin: string }>({
  shopSettings: [{}, { option: true, scope: "worker" }],
  shopOrigin: [
    async ({ shopSettings }, use) => {
      const folder = mkdtempSync(path.join(os.tmpdir(), "pawhaven-e2e-own-"));
      const common = { DATA_DIR: folder, LOG_LEVEL: "warn", RATE_LIMIT_SCALE: "1000" };
      const shop = await startShopProcess({ ...common, ...shopSettings });
      await use(shop.origin);
      shop.signal("SIGTERM");
      await shop.exited;
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 180_000 },
  ],
  baseURL: async ({ shopOrigin }, use) => use(shopOrigin),
});

export { expect } from "./fixtures.ts";
