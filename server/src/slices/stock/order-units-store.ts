import { type SQL, sql } from "drizzle-orm";
import type { Db, Tx } from "../../platform/db/database.ts";

/** Units of a gear in an order. */
export interface Units {
  gearId: number;
  quantity: number;
}

export interface OrderUnits {
  orderId: number;
  units: readonly Units[];
  /** Null if nobody on the staff did it. */
  staffId: number | null;
}

export interface ReturnedUnits extends Units {
  /** Whether they go back to stock. Others are written off. */
  isRestocked: boolean;
}

interface GearOfLine extends Record<string, unknown> {
  gearId: number;
}

/** What was asked for, with one row per gear. */
const requestedUnits = (units: readonly (Units | ReturnedUnits)[]): SQL => sql`
  select "gearId" as gear_id, sum(quantity)::integer as quantity,
    coalesce(sum(quantity) filter (where "isRestocked"), 0)::integer as restocked
  from json_to_recordset(${JSON.stringify(units)}::json)
    as unit("gearId" integer, quantity integer, "isRestocked" boolean)
  group by "gearId"`;

/** Marks the units of these lines that can still be sent as sent. Returns the lines that had as many. */
export const markShipped = (tx: Tx, { orderId, units, staffId }: OrderUnits): Promise<GearOfLine[]> =>
  tx.execute(sql`
    with requested as (${requestedUnits(units)}), lines as (
      update order_lines as line set shipped = shipped + requested.quantity from requested
      where line.order_id = ${orderId} and line.gear_id = requested.gear_id and hold = 'claimed'
        and shipped + cancelled + requested.quantity <= line.quantity -- mutant(ledger.test.ts): a unit is sent once
      returning line.gear_id, requested.quantity
    ), locked as materialized (
      select gears.id, lines.quantity from gears join lines on lines.gear_id = gears.id
      order by gears.id for no key update of gears
    )
    insert into stock_movements (gear_id, delta, reason, order_id, staff_id)
    select id, -quantity, 'sold', ${orderId}::integer, ${staffId}::integer from locked order by id
    returning gear_id as "gearId"`) as Promise<GearOfLine[]>;

/** Gives units that will not be sent back to stock. No movement: they have not left the shelf. */
export const markCancelled = (tx: Tx, { orderId, units }: Omit<OrderUnits, "staffId">): Promise<GearOfLine[]> =>
  tx.execute(sql`
    with requested as (${requestedUnits(units)}), lines as (
      update order_lines as line set cancelled = cancelled + requested.quantity from requested
      where line.order_id = ${orderId} and line.gear_id = requested.gear_id and hold = 'claimed'
        and shipped + cancelled + requested.quantity <= line.quantity -- mutant(ledger.test.ts): a unit is cancelled once, and not after it was sent
      returning line.gear_id, requested.quantity
    ), locked as materialized (
      select gears.id, lines.quantity from gears join lines on lines.gear_id = gears.id
      order by gears.id for no key update of gears
    )
    update gears set stock = stock + locked.quantity, held = held - locked.quantity
    from locked where gears.id = locked.id returning gears.id as "gearId"`) as Promise<GearOfLine[]>;

/** Only what is restocked moves. */
export const markReturned = (
  tx: Tx,
  { orderId, units, staffId }: OrderUnits & { units: readonly ReturnedUnits[] },
): Promise<GearOfLine[]> =>
  tx.execute(sql`
    with requested as (${requestedUnits(units)}), lines as (
      update order_lines as line set returned = returned + requested.quantity from requested
      where line.order_id = ${orderId} and line.gear_id = requested.gear_id
        and returned + requested.quantity <= shipped -- mutant(ledger.test.ts): no more units come back than were sent
      returning line.gear_id, requested.restocked
    ), locked as materialized (
      select gears.id, lines.restocked from gears join lines on lines.gear_id = gears.id
      where lines.restocked > 0 order by gears.id for no key update of gears
    ), restocked as (
      insert into stock_movements (gear_id, delta, reason, order_id, staff_id)
      select id, restocked, 'returned', ${orderId}::integer, ${staffId}::integer from locked order by id
    )
    select gear_id as "gearId" from lines`) as Promise<GearOfLine[]>;

export const listUnsentUnits = (db: Db, orderId: number): Promise<Units[]> =>
  db.execute(sql`
    select gear_id as "gearId", quantity - shipped - cancelled as quantity from order_lines
    where order_id = ${orderId} and hold = 'claimed' and quantity > shipped + cancelled
    order by gear_id`) as unknown as Promise<Units[]>;
