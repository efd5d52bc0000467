import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { countOutcomes } from "../../../test/support/concurrency.ts";
import { aGear } from "../../../test/support/factories.ts";
import { expectConsistentLedger, placeCashOrder } from "../../../test/support/orders.ts";
import { signedInApi, staffApi } from "../../../test/support/signed-in-api.ts";
import { testShop } from "../../../test/support/test-shop.ts";
import { gears } from "../../schema/index.ts";

const shop = testShop();
const rounds = 8;

it("receiving, counting, adjusting, shipping and buying at once keep the ledger adding up", async () => {
  const staff = await staffApi(shop, "clerk");
  const [ball, cave] = [await aGear(shop.database, { stock: 100 }), await aGear(shop.database, { stock: 100 })];
  const ids = [ball.id, cave.id];
  const supplier = { name: "Supplier", contact_name: "", email: "", phone: "", lead_days: 1 };
  const { id: supplier_id } = await staff.createSupplier({ body: supplier });
  const { id: stocktake } = await staff.startStocktake();

  const receive = () =>
    staff.receiveDelivery({ body: { supplier_id, lines: ids.map((gear_id) => ({ gear_id, quantity: 3 })) } });
  const countBoth = async () => {
    for (const gear_id of ids.toReversed())
      await staff.countGear({ params: { id: stocktake, gear_id }, body: { counted: 100 } });
  };
  const adjust = () => staff.adjustStock({ params: { id: cave.id }, body: { reason: "damaged", delta: -1 } });
  const buyAndShip = async () => {
    const customer = await signedInApi(shop);
    const items = ids.toReversed().map((id) => ({ id, quantity: 1 }));
    const { transaction_id: id } = await placeCashOrder(customer, items);
    await staff.updateOrderAsStaff({ params: { id }, body: { shipping_status: "shipping" } });
  };

  const calls = Array.from({ length: rounds }, () => [receive(), countBoth(), adjust(), buyAndShip()]).flat();
  const ending = [1, 2].map(() => staff.finishStocktake({ params: { id: stocktake } }));
  const [ended, outcomes] = await Promise.all([Promise.allSettled(ending), Promise.allSettled(calls)]);
  expect(countOutcomes(ended)).toEqual({ ok: 1, conflict: 1 });
  // Counts that came after the end are refused; everything else went through.
  expect(outcomes.filter(({ status }, index) => index % 4 !== 1 && status === "rejected")).toEqual([]);
  await expectConsistentLedger(shop);
  const rows = await shop.database.db.select().from(gears).where(eq(gears.id, ball.id));
  expect(rows).toMatchObject([{ held: 0 }]);
});
