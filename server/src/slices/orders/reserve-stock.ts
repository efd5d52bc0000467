import type { Image } from "@pawhaven/contract";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Tx } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { gears, orderLines } from "../../schema/index.ts";
import type { GearQuantity } from "./order-lines.ts";

export interface ReservedLine extends GearQuantity {
  name: string;
  image: Image | null;
  unitCents: number;
}

/**
 * Takes units off the shelf for an order: all of them, or none and a refusal that names what is missing. Rows are locked in
 * the order of their ids, so that two orders for the same things wait for each other instead of blocking each other,
 * and the shelf is asked by the very statement that takes from it, so that no unit is taken twice. Who comes for what is
 * sold out waits for nobody.
 */
export async function reserveStock(tx: Tx, requested: readonly GearQuantity[]): Promise<ReservedLine[]> {
  const rows = (await tx.execute(sql`
    with wanted as (
      select * from json_to_recordset(${JSON.stringify(requested)}::json) as line("gearId" integer, quantity integer)
    ), locked as (
      select gears.id, wanted.quantity from gears join wanted on wanted."gearId" = gears.id
      where gears.stock >= wanted.quantity order by gears.id for no key update of gears
    )
    update gears set stock = stock - locked.quantity, taken = taken + locked.quantity
    from locked where gears.id = locked.id and gears.stock >= locked.quantity
    returning gears.id as "gearId", locked.quantity, gears.name, gears.images -> 0 as image,
      gears.price_cents as "unitCents"`)) as unknown as ReservedLine[];
  if (rows.length < requested.length) throw await outOfStockError(tx, missingGearIds(requested, rows));
  return rows.toSorted((a, b) => a.gearId - b.gearId);
}

/** What was held for an order becomes its own. */
export async function commitStock(tx: Tx, orderId: number): Promise<void> {
  const isHeld = and(eq(orderLines.orderId, orderId), eq(orderLines.hold, "held"));
  await tx.update(orderLines).set({ hold: "claimed" }).where(isHeld);
}

/** Puts an order's units back on the shelf, once, whether they were held or claimed. */
export async function releaseStock(tx: Tx, orderId: number): Promise<void> {
  await tx.execute(sql`
    with released as (
      update order_lines set hold = 'released' where order_id = ${orderId} and hold <> 'released'
      returning gear_id, quantity
    ), locked as (
      select gears.id, released.quantity from gears join released on released.gear_id = gears.id
      order by gears.id for no key update of gears
    )
    update gears set stock = stock + locked.quantity, taken = taken - locked.quantity
    from locked where gears.id = locked.id`);
}

/** Takes the units of an order that had let go of them again, if they are still there. */
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
  if (found.length < gearIds.length) return new ApiError("conflict", "One of these items is not sold here any more.");
  const items = found.map(({ name, stock }) =>
    stock > 0 ? `Only ${stock} left of ${name}.` : `${name} is out of stock.`,
  );
  return new ApiError("out_of_stock", items.join(" "), { errors: { items } });
}
