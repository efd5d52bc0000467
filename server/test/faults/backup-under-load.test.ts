import pino from "pino";
import { describe, expect, it } from "vitest";
import { serveDumps } from "../../src/backup/dump-socket.ts";
import { restoreBackup } from "../../src/backup/restore-backup.ts";
import { placeOf, runDataCommand, scratchFolder } from "../support/backups.ts";
import { liftedCaps } from "../support/lifted-caps.ts";
import { freePort } from "../support/postgres-cluster.ts";
import { createTestEnvironment, isEmbedded } from "../support/test-database.ts";
import { openShop } from "../support/test-shop.ts";
import { countsOf, expectRestored } from "./expect-restored.ts";
import { LoadClients } from "./load-clients.ts";

const backups = Number(process.env["FAULT_RUNS"] ?? 1);
const parent = scratchFolder();

describe("a backup taken while customers buy, book, adopt and change their pictures", () => {
  it(
    `has every write that was acknowledged before it, and is the shop of one moment (${backups})`,
    { timeout: 120_000 * backups },
    async () => {
      const environment = await createTestEnvironment("migrated");
      const port = await freePort();
      const settings = { PORT: String(port), RATE_LIMIT_SCALE: "100000", ...liftedCaps };
      const shop = await openShop(environment, { settings });
      if (isEmbedded)
        shop.app.addHook("onClose", await serveDumps(shop.database, environment.dataFolder, pino({ level: "silent" })));
      await shop.app.listen({ port, host: "localhost" });
      const load = await LoadClients.start(shop.database, `http://localhost:${port}`, 2031);
      const taken: { folder: string; before: ReturnType<typeof countsOf>[] }[] = [];
      while (taken.length < backups) {
        await load.waitForWrites(60);
        const before = load.clients.map(countsOf);
        const printed = await runDataCommand("backup/backup-command", environment, parent);
        taken.push({ folder: printed.split(": ")[0] ?? "", before });
      }
      await load.waitForWrites(10);
      await load.stop();
      expect(load.recorder.rejected).toBe(0);

      for (const { folder, before } of taken) {
        const target = await createTestEnvironment("empty");
        const { violations } = await restoreBackup(placeOf(target), folder);
        expect(violations).toEqual([]);
        const restored = await openShop(target, { settings });
        for (const [index, client] of load.clients.entries())
          await expectRestored(
            { ...restored, dataFolder: target.dataFolder },
            client,
            before[index] ?? countsOf(client),
          );
        await restored.close();
        await target.remove();
      }
      await shop.close();
      await environment.remove();
      if (process.env["FAULT_RUNS"]) process.stdout.write(`${load.summary}\n`);
    },
  );
});
