import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { aGear, aStaffMember } from "../../../test/support/factories.ts";
import { expectConsistentLedger, placeCashOrder } from "../../../test/support/orders.ts";
import { signedInApi, staffApi } from "../../../test/support/signed-in-api.ts";
import { testShop } from "../../../test/support/test-shop.ts";
import type { Tx } from "../../platform/db/database.ts";
import { gears, orderLines, orders, stockMovements } from "../../schema/index.ts";
import { cancelUnits } from "./cancel-units.ts";
import type { ReturnedUnits, Units } from "./order-units-store.ts";
import { recordMovements } from "./record-movements.ts";
import { returnUnits } from "./return-units.ts";
import { shipUnits } from "./ship-units.ts";
import { unsentUnitsOf } from "./unsent-units-of.ts";

const shop = testShop();
const transaction = (work: (tx: Tx) => Promise<unknown>) => shop.database.transaction(work);

const shelfOf = async (gearId: number) => {
  const [row] = await shop.database.db.select().from(gears).where(eq(gears.id, gearId));
  return { stock: row?.stock, held: row?.held };
};

const movementsOf = async (gearId: number) => {
  const rows = await shop.database.db
    .select()
    .from(stockMovements)
    .where(eq(stockMovements.gearId, gearId))
    .orderBy(stockMovements.id);
  return rows.map(({ reason, delta }) => `${reason} ${delta}`);
};

/** Five units of one gear on the shelf, of which this order has so many. */
async function anOrderOf(quantity: number) {
  const { id: gearId } = await aGear(shop.database, { stock: 5 });
  const { transaction_id: id } = await placeCashOrder(await signedInApi(shop), [{ id: gearId, quantity }]);
  const [order] = await shop.database.db.select().from(orders).where(eq(orders.transactionId, id));
  const orderId = order?.id ?? 0;
  const one = (units: number): Units[] => [{ gearId, quantity: units }];
  return {
    id,
    gearId,
    orderId,
    ship: (units: number) =>
      transaction(async (tx) => {
        await shipUnits(tx, { orderId, staffId: null, units: one(units) });
        await tx.update(orders).set({ status: "shipping" }).where(eq(orders.id, orderId));
      }),
    cancel: (units: number) => transaction((tx) => cancelUnits(tx, { orderId, units: one(units) })),
    bringBack: (...units: Omit<ReturnedUnits, "gearId">[]) =>
      transaction((tx) =>
        returnUnits(tx, { orderId, staffId: null, units: units.map((unit) => ({ ...unit, gearId })) }),
      ),
    line: async () => {
      const [line] = await shop.database.db.select().from(orderLines).where(eq(orderLines.orderId, orderId));
      return { shipped: line?.shipped, cancelled: line?.cancelled, returned: line?.returned };
    },
  };
}

const tooMany = { code: "conflict" };

describe("the units of an order", () => {
  it("are held until they are sent, and then sold", async () => {
    const { gearId, orderId, ship, line } = await anOrderOf(3);
    expect(await shelfOf(gearId)).toEqual({ stock: 2, held: 3 });
    expect(await movementsOf(gearId)).toEqual(["received 5"]);
    await ship(2);
    expect(await shelfOf(gearId)).toEqual({ stock: 2, held: 1 });
    expect(await unsentUnitsOf(shop.database.db, orderId)).toEqual([{ gearId, quantity: 1 }]);
    await expect(ship(2)).rejects.toMatchObject(tooMany);
    await ship(1);
    expect(await line()).toEqual({ shipped: 3, cancelled: 0, returned: 0 });
    expect(await shelfOf(gearId)).toEqual({ stock: 2, held: 0 });
    expect(await movementsOf(gearId)).toEqual(["received 5", "sold -2", "sold -1"]);
    expect(await unsentUnitsOf(shop.database.db, orderId)).toEqual([]);
  });

  it("go back to stock without a movement when they will not be sent", async () => {
    const { gearId, ship, cancel, line } = await anOrderOf(3);
    await ship(1);
    await cancel(1);
    await expect(cancel(2)).rejects.toMatchObject(tooMany);
    await expect(ship(2)).rejects.toMatchObject(tooMany);
    expect(await line()).toEqual({ shipped: 1, cancelled: 1, returned: 0 });
    expect(await shelfOf(gearId)).toEqual({ stock: 3, held: 1 });
    expect(await movementsOf(gearId)).toEqual(["received 5", "sold -1"]);
  });

  it("come back to stock or are written off, but no more than were sent", async () => {
    const { gearId, ship, bringBack, line } = await anOrderOf(3);
    await ship(3);
    await bringBack({ quantity: 1, isRestocked: true }, { quantity: 1, isRestocked: false });
    await expect(bringBack({ quantity: 2, isRestocked: true })).rejects.toMatchObject(tooMany);
    await bringBack({ quantity: 1, isRestocked: false });
    expect(await line()).toEqual({ shipped: 3, cancelled: 0, returned: 3 });
    expect(await shelfOf(gearId)).toEqual({ stock: 3, held: 0 });
    expect(await movementsOf(gearId)).toEqual(["received 5", "sold -3", "returned 1"]);
  });

  it("are all sent when staff ship the order, with their name in the ledger", async () => {
    const { id, gearId, orderId, line } = await anOrderOf(2);
    const staff = await staffApi(shop, "clerk");
    await staff.updateOrderAsStaff({ params: { id }, body: { shipping_status: "shipping" } });
    expect(await line()).toEqual({ shipped: 2, cancelled: 0, returned: 0 });
    const sold = await shop.database.db.select().from(stockMovements).where(eq(stockMovements.orderId, orderId));
    expect(sold).toMatchObject([{ gearId, delta: -2, reason: "sold", staffId: expect.any(Number) as number }]);
    await expectConsistentLedger(shop);
  });

  it("go back to stock as far as they were not sent when the whole order is refunded", async () => {
    const { id, gearId, ship } = await anOrderOf(3);
    await ship(1);
    const staff = await staffApi(shop, "manager");
    await staff.updateOrderAsStaff({ params: { id }, body: { shipping_status: "refund" } });
    expect(await shelfOf(gearId)).toEqual({ stock: 4, held: 0 });
    await expectConsistentLedger(shop);
  });
});

describe("the stock ledger", () => {
  it("moves the units itself", async () => {
    const { id: gearId } = await aGear(shop.database, { stock: 5 });
    const { caller } = await aStaffMember(shop.database, "clerk");
    const { staffId } = caller;
    await transaction((tx) =>
      recordMovements(tx, [
        { gearId, delta: 4, reason: "received", staffId },
        { gearId, delta: -1, reason: "damaged", staffId, note: "Fell from the shelf" },
      ]),
    );
    expect(await shelfOf(gearId)).toEqual({ stock: 8, held: 0 });
    const tooMuch = { gearId, delta: -9, reason: "counted", staffId } as const;
    await expect(transaction((tx) => recordMovements(tx, [tooMuch]))).rejects.toMatchObject({
      cause: { constraint: "gears_stock_check" },
    });
    expect(await movementsOf(gearId)).toEqual(["received 5", "received 4", "damaged -1"]);
  });

  it("has every change that was made past it, as a correction", async () => {
    const { id: gearId } = await aGear(shop.database, { stock: 0 });
    for (const change of ["stock = 7", "stock = stock - 2, held = held + 2", "stock = 1, held = 0"])
      await shop.database.db.execute(sql.raw(`update gears set ${change} where id = ${gearId}`));
    expect(await movementsOf(gearId)).toEqual(["correction 7", "correction -6"]);
    await expectConsistentLedger(shop);
  });

  it.each(["update stock_movements set delta = 9", "delete from stock_movements", "truncate stock_movements"])(
    "refuses %s",
    async (statement) => {
      await aGear(shop.database, { stock: 5 });
      await expect(shop.database.db.execute(sql.raw(statement))).rejects.toMatchObject({
        cause: { message: expect.stringContaining("the stock ledger cannot be changed") as string },
      });
    },
  );

  it("goes with a gear that is deleted because it was never ordered", async () => {
    const { id: gearId } = await aGear(shop.database, { stock: 5 });
    await shop.database.db.delete(gears).where(eq(gears.id, gearId));
    expect(await movementsOf(gearId)).toEqual([]);
  });
});
