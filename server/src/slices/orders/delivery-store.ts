import { and, asc, eq, gt, isNotNull, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import { gears, orderLines, orders, shipmentLines, shipments } from "../../schema/index.ts";

export type DeliveredGear = Awaited<ReturnType<typeof deliveredGearsOf>>[number];

/** Without what went back. A gear whose species nobody has entered counts by the type it is sold under. */
export const deliveredGearsOf = (db: Db, userId: number, wanted: { species: string; petType: string }) =>
  db
    .select({
      shipmentId: shipments.id,
      order: orders.transactionId,
      deliveredAt: sql<Date>`${shipments.deliveredAt}`.mapWith(shipments.deliveredAt),
      gearId: gears.id,
      name: orderLines.name,
      quantity: shipmentLines.quantity,
    })
    .from(shipments)
    .innerJoin(orders, eq(orders.id, shipments.orderId))
    .innerJoin(shipmentLines, eq(shipmentLines.shipmentId, shipments.id))
    .innerJoin(
      orderLines,
      and(eq(orderLines.orderId, shipmentLines.orderId), eq(orderLines.gearId, shipmentLines.gearId)),
    )
    .innerJoin(gears, eq(gears.id, shipmentLines.gearId))
    .where(
      and(
        // mutant(../timeline/timeline.test.ts): the timeline of a pet shows what its own customer bought
        eq(orders.userId, userId),
        isNotNull(shipments.deliveredAt),
        gt(orderLines.shipped, orderLines.returned),
        sql`coalesce(${gears.species} = ${wanted.species}, ${gears.petType} = ${wanted.petType})`,
      ),
    )
    .orderBy(asc(shipments.deliveredAt), asc(shipments.id), asc(gears.id));
