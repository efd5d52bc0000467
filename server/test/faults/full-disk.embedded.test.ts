import { afterAll, describe, expect, it } from "vitest";
import { StartupError } from "../../src/platform/startup-error.ts";
import { buyingCalls, expectConsistentLedger, stockOf } from "../support/orders.ts";
import { aCustomer, aGear } from "../support/factories.ts";
import { openShop } from "../support/test-shop.ts";
import { SmallDisk } from "./small-disk.ts";

const runs = Number(process.env["FAULT_RUNS"] ?? 1);
const disk = new SmallDisk(300);
afterAll(() => disk.remove());

describe.skipIf(!disk.isMounted)(
  "an embedded database on a full disk (needs the right to mount one)",
  { timeout: 120_000 * runs },
  () => {
    const place = { databaseUrl: undefined, dataFolder: disk.folder, remove: async () => {} };
    const troubles: string[] = [];
    const open = () => openShop(place, { onError: ({ message }) => troubles.push(message) });

    it("can be read but not written or opened, and once there is room has lost nothing and takes orders again", async () => {
      const shop = await open();
      const { payInCash, ordersOf } = buyingCalls(shop);
      const [customer, { id }] = [await aCustomer(shop.database), await aGear(shop.database, { stock: 1000 })];
      const acknowledged: string[] = [];
      const buy = async () => {
        const response = await payInCash(customer, [{ id, quantity: 1 }]);
        if (response.statusCode === 201) acknowledged.push(response.json<{ transaction_id: string }>().transaction_id);
        return response;
      };
      for (let run = 0; run < runs; run++) {
        expect((await buy()).statusCode).toBe(201);
        disk.fill();
        const refused = await buy();
        expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([503, "2"]);
        expect(refused.json()).toMatchObject({ code: "unavailable" });
        expect((await shop.app.inject({ url: `/api/gears/${id}` })).json()).toMatchObject({ stock: 999 - 2 * run });
        expect(await ordersOf(customer)).toHaveLength(acknowledged.length);
        disk.freeSpace();
        expect((await buy()).statusCode).toBe(201);
      }
      expect(troubles).toHaveLength(runs);
      await shop.close();

      disk.fill();
      const early = open();
      await expect(early).rejects.toThrow(StartupError);
      await expect(early).rejects.toThrow(
        `The disk of the data folder ${disk.folder} is full: 0 MB are free, and the embedded database needs 64 MB.`,
      );
      disk.freeSpace();
      const again = await open();
      const found = (await buyingCalls(again).ordersOf(customer)).map(({ transaction_id }) => transaction_id);
      expect(found.toSorted()).toEqual(acknowledged.toSorted());
      expect(await stockOf(again, id)).toBe(1000 - acknowledged.length);
      await expectConsistentLedger(again);
      await again.close();
    });
  },
);
