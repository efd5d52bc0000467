import { customer, goodsAtVisit, suggestion } from "@pawhaven/demo";
import type { DemoVisitGear } from "@pawhaven/demo";
import { and, asc, desc, eq, getTableColumns, gt, inArray, sql, type SQL } from "drizzle-orm";
import type { Tx } from "../platform/db/database.ts";
import { bookings, gears, userpets, users, visitProposals } from "../schema/index.ts";
import { seedOrder, seedOrderEvents } from "./seed-orders.ts";

type Booking = typeof bookings.$inferSelect;
type Gear = typeof gears.$inferSelect;

/** A suggestion after the last visit of one pet of the demo customer, and goods that wait at the next one of another. */
export async function seedVisitCare(tx: Tx): Promise<void> {
  const [user] = await tx.select().from(users).where(eq(users.email, customer.email));
  if (!user) return;
  const done = await visitOf(tx, user.id, suggestion, eq(bookings.status, "Done"), desc(bookings.startsAt));
  const isFarAhead = gt(bookings.startsAt, sql`now() + interval '1 day'`);
  const isOpen = and(inArray(bookings.status, ["Pending", "Confirmed"]), isFarAhead) as SQL;
  const ahead = await visitOf(tx, user.id, goodsAtVisit, isOpen, asc(bookings.startsAt));
  const [suggested, wanted] = [await liveGear(tx, suggestion), await liveGear(tx, goodsAtVisit)];
  if (done && suggested) await seedSuggestion(tx, done, suggested);
  if (ahead && wanted) await seedGoods(tx, user, ahead, wanted);
}

async function visitOf(
  tx: Tx,
  userId: number,
  { pet }: DemoVisitGear,
  which: SQL,
  order: SQL,
): Promise<Booking | undefined> {
  const [row] = await tx
    .select(getTableColumns(bookings))
    .from(bookings)
    .innerJoin(userpets, eq(userpets.id, bookings.petId))
    .where(and(eq(bookings.userId, userId), eq(userpets.name, pet), which))
    .orderBy(order)
    .limit(1);
  return row;
}

async function liveGear(tx: Tx, { gear: slug }: DemoVisitGear): Promise<Gear | undefined> {
  const [row] = await tx
    .select()
    .from(gears)
    .where(and(eq(gears.slug, slug), eq(gears.state, "live")));
  return row;
}

const seedSuggestion = (tx: Tx, { id: bookingId }: Booking, { id: gearId }: Gear) =>
  tx.insert(visitProposals).values({ bookingId, gearId, position: 1, note: suggestion.note });

async function seedGoods(tx: Tx, user: typeof users.$inferSelect, visit: Booking, gear: Gear): Promise<void> {
  const placed = { payment: "cash", shippingStatus: "ordered", daysAgo: 0, collectAt: visit.id } as const;
  const order = await seedOrder(tx, user, placed, [{ gear, quantity: 1 }]);
  await seedOrderEvents(tx, order, placed);
}
