import { and, eq, inArray, sql } from "drizzle-orm";
import type { Tx } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { gears, orderLines } from "../../schema/index.ts";
import type { GearQuantity, PricedLine } from "./order-lines.ts";

/**
 * Reserves all requested units, or throws an error that names the missing ones. Rows are locked in the order of their ids,
 * so that concurrent orders for the same gears do not deadlock. The same statement checks and decrements the stock, so
 * that no unit is sold twice. An order for a sold-out gear fails without waiting for a lock.
 */
export async function reserveStock(tx: Tx, requested: readonly GearQuantity[]): Promise<PricedLine[]> {
  const rows = (await tx.execute(sql`
    with requested as (
      select * from json_to_recordset(${JSON.stringify(requested)}::json) as line("gearId" integer, quantity integer)
    ), locked as (
      select gears.id, requested.quantity from gears join requested on requested."gearId" = gears.id
      where gears.stock >= requested.quantity order by gears.id for no key update of gears
    )
    update gears set stock = stock - locked.quantity, held = held + locked.quantity
    from locked where gears.id = locked.id and gears.stock >= locked.quantity
    returning gears.id as "gearId", locked.quantity, gears.name, gears.images -> 0 as image,
      gears.price_cents as "unitCents"`)) as unknown as PricedLine[];
  // mutant(../checkout/cash.test.ts): an order is reserved as a whole or not at all
  if (rows.length < requested.length) throw await outOfStockError(tx, missingGearIds(requested, rows));
  return rows.toSorted((a, b) => a.gearId - b.gearId);
}

/** Turns the reservation of an order into a sale. */
export async function commitStock(tx: Tx, orderId: number): Promise<void> {
  const isHeld = and(eq(orderLines.orderId, orderId), eq(orderLines.hold, "held"));
  await tx.update(orderLines).set({ hold: "claimed" }).where(isHeld);
}

/** Returns the units of an order that have not left the shelf to stock, paid or not. Has no effect a second time. */
export async function releaseStock(tx: Tx, orderId: number): Promise<void> {
  await tx.execute(sql`
    with released as (
      update order_lines set hold = 'released' where order_id = ${orderId}
        and hold <> 'released' -- mutant(orders.test.ts): units return to stock once
      returning gear_id, quantity - shipped - cancelled as quantity
    ), locked as (
      select gears.id, released.quantity from gears join released on released.gear_id = gears.id
      where released.quantity > 0 order by gears.id for no key update of gears
    )
    update gears set stock = stock + locked.quantity, held = held - locked.quantity
    from locked where gears.id = locked.id`);
}

/** Reserves the units of an order again after they were released, and sells them, if they are still in stock. */
export async function reserveAndCommitStock(tx: Tx, orderId: number, lines: readonly GearQuantity[]): Promise<void> {
  await reserveStock(tx, lines);
  const isReleased = and(eq(orderLines.orderId, orderId), eq(orderLines.hold, "released"));
  await tx.update(orderLines).set({ hold: "claimed" }).where(isReleased);
}

function missingGearIds(requested: readonly GearQuantity[], reserved: readonly GearQuantity[]): number[] {
  const reservedIds = new Set(reserved.map(({ gearId }) => gearId));
  return requested.map(({ gearId }) => gearId).filter((gearId) => !reservedIds.has(gearId));
}

async function outOfStockError(tx: Tx, gearIds: number[]): Promise<ApiError> {
  const found = await tx
    .select({ name: gears.name, stock: gears.stock })
    .from(gears)
    .where(inArray(gears.id, gearIds))
    .orderBy(gears.id);
  if (found.length < gearIds.length) return new ApiError("conflict", "One of these items is no longer available.");
  const items = found.map(({ name, stock }) =>
    stock > 0 ? `Only ${stock} left of ${name}.` : `${name} is out of stock.`,
  );
  return new ApiError("out_of_stock", items.join(" "), { errors: { items } });
}
