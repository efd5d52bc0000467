import { afterAll, describe, expect, it } from "vitest";
import { StartupError } from "../../src/platform/startup-error.ts";
import { apiFor } from "../support/api-client.ts";
import { aCustomer, aGear } from "../support/factories.ts";
import { expectConsistentLedger, stockOf } from "../support/orders.ts";
import { openShop } from "../support/test-shop.ts";
import { placeOrder, transactionIdIn } from "./place-order.ts";
import { SmallDisk } from "./small-disk.ts";

const runs = Number(process.env["FAULT_RUNS"] ?? 1);
const disk = new SmallDisk(300);
afterAll(() => disk.remove());

describe.skipIf(!disk.isMounted)(
  "an embedded database on a full disk (mounting one takes root)",
  { timeout: 120_000 * runs },
  () => {
    const environment = { databaseUrl: undefined, dataFolder: disk.folder, remove: async () => {} };
    const errors: string[] = [];
    const open = () => openShop(environment, { onError: ({ message }) => errors.push(message) });

    it("is read-only, does not start, and loses no acknowledged order once there is space again", async () => {
      const shop = await open();
      const [customer, { id: gearId }] = [await aCustomer(shop.database), await aGear(shop.database, { stock: 1000 })];
      const acknowledged: string[] = [];
      const buy = async () => {
        const response = await placeOrder(shop, customer, { gearId, quantity: 1 });
        if (response.statusCode === 201) acknowledged.push(transactionIdIn(response));
        return response;
      };
      for (let run = 0; run < runs; run++) {
        expect((await buy()).statusCode).toBe(201);
        disk.fill();
        const rejected = await buy();
        expect([rejected.statusCode, rejected.headers["retry-after"]]).toEqual([503, "2"]);
        expect(rejected.json()).toMatchObject({ code: "unavailable" });
        expect(await apiFor(shop).getGear({ params: { id: gearId } })).toMatchObject({ stock: 999 - 2 * run });
        expect(await apiFor(shop, customer).listOrders()).toHaveLength(acknowledged.length);
        disk.freeSpace();
        expect((await buy()).statusCode).toBe(201);
      }
      expect(errors).toHaveLength(runs);
      await shop.close();

      disk.fill();
      const startOnFullDisk = open();
      await expect(startOnFullDisk).rejects.toThrow(StartupError);
      await expect(startOnFullDisk).rejects.toThrow(
        `The disk of the data folder ${disk.folder} is full: 0 MB are free, and the embedded database needs 64 MB.`,
      );
      disk.freeSpace();
      const restarted = await open();
      const found = (await apiFor(restarted, customer).listOrders()).map(({ transaction_id: id }) => id);
      expect(found.toSorted()).toEqual(acknowledged.toSorted());
      expect(await stockOf(restarted, gearId)).toBe(1000 - acknowledged.length);
      await expectConsistentLedger(restarted);
      await restarted.close();
    });
  },
);
