import { endpoints } from "@pawhaven/contract";
import type { StaffCaller } from "../../server/src/platform/auth/staff-sessions.ts";
import type { Database } from "../../server/src/platform/db/database.ts";
import { updateGear } from "../../server/src/slices/catalogue/editing/edit-gear.ts";
import { toGearDraft } from "../../server/src/slices/catalogue/editing/gear-fields.ts";
import { gearImageStore } from "../../server/src/slices/catalogue/pictures/gear-images.ts";
import { createOrder } from "../../server/src/slices/checkout/create-order.ts";
import { createOrderContext, type OrderContext } from "../../server/src/slices/orders/order-context.ts";
import { createRefund } from "../../server/src/slices/orders/refunds/create-refund.ts";
import { shipOrder } from "../../server/src/slices/orders/shipments/ship-order.ts";
import { aGear } from "../../server/test/support/factories.ts";
import { liftedCaps } from "../../server/test/support/lifted-caps.ts";
import { markCollected } from "../../server/test/support/mark-collected.ts";
import { settingsWithShop } from "../../server/test/support/shop-identity.ts";
import { testShippingDetails } from "../../server/test/support/test-shipping-details.ts";
import { apiRequest, type RawRequest } from "./api-request.ts";

/** Something that can be done once, as a request and as the function behind it. */
export interface StaffWrite {
  request: RawRequest;
  run: (database: Database) => Promise<unknown>;
}

/** For whom and of which gear. Every connection has one of its own, so that connections do not block each other. */
export interface Workbench {
  buyerId: number;
  gearId: number;
}

export type PrepareWrite = (database: Database, caller: StaffCaller, bench: Workbench) => Promise<StaffWrite>;

const settings = settingsWithShop(liftedCaps);
const contextOf = (database: Database): OrderContext =>
  createOrderContext(settings, { database, provider: undefined, log: console });
const gearImages = gearImageStore(settings);

export const staffWrites: Record<string, PrepareWrite> = {
  "orders shipped": async (database, caller, { buyerId, gearId }) => {
    const id = await placeOrder(database, buyerId, gearId);
    const tracking = { carrier: "dhl" as const, carrier_name: "", tracking_number: "JD01", tracking_url: "" };
    const body = { number: 1, items: [{ id: gearId, quantity: 2 }], ...tracking };
    return {
      request: apiRequest(endpoints.shipOrder, { params: { id }, body }),
      run: (db) => shipOrder(contextOf(db), caller, id, body, null),
    };
  },
  "lines refunded": async (database, caller, { buyerId, gearId }) => {
    const id = await placeOrder(database, buyerId, gearId);
    await markCollected(database, id);
    const body = endpoints.createRefund.body.parse({ lines: [{ id: gearId, cancel: 1 }], reason: "shop" });
    return {
      request: apiRequest(endpoints.createRefund, { params: { id }, body }),
      run: (db) => createRefund(contextOf(db), caller, id, body, null),
    };
  },
  "gears edited": async (database, caller) => {
    const gear = await aGear(database);
    const draft = { ...toGearDraft(gear), description: "Soft, light and made to last.", list_price: 12.5 };
    const body = endpoints.updateGear.body.parse({ version: gear.version, gear: draft });
    return {
      request: apiRequest(endpoints.updateGear, { params: { id: gear.id }, body }),
      run: (db) => updateGear({ database: db, gearImages }, caller, gear.id, body),
    };
  },
};

async function placeOrder(database: Database, userId: number, gearId: number): Promise<string> {
  const order = { items: [{ id: gearId, quantity: 2 }], customer: testShippingDetails };
  const placed = await createOrder(contextOf(database), { userId, sessionId: 0 }, order, null);
  return placed.transaction_id;
}
