import { randomBytes } from "node:crypto";
import { findRegion } from "@pawhaven/contract";
import { and, eq, sql } from "drizzle-orm";
import type { Tx } from "../platform/db/database.ts";
import {
  gearReviews,
  gears,
  orderEvents,
  orderLines,
  orders,
  payments,
  refunds,
  sandboxIntents,
  shipmentLines,
  shipments,
  sandboxRefunds,
  stockMovements,
  users,
} from "../schema/index.ts";
import { purchasedStatuses } from "../slices/orders/order-status.ts";
import { newTransactionId } from "../slices/orders/transaction-id.ts";
import { customer, orders as demoOrders } from "@pawhaven/demo";
import type { DemoOrder } from "@pawhaven/demo";
import { daysAgo } from "./days-ago.ts";
import { openingStock } from "./seed-catalogue.ts";

type GearRow = typeof gears.$inferSelect;
type OrderRow = typeof orders.$inferSelect;

export async function seedOrders(tx: Tx): Promise<void> {
  const [user] = await tx.select().from(users).where(eq(users.email, customer.email));
  if (!user) return; // the customer was deleted before this part was added to the demo
  const bySlug = new Map((await tx.select().from(gears)).map((gear) => [gear.slug, gear]));
  for (const demo of demoOrders) await seedWholeOrder(tx, user, demo, bySlug);
}

/** With its parcel, its history, its payment and its reviews. */
export async function seedWholeOrder(
  tx: Tx,
  user: typeof users.$inferSelect,
  demo: DemoOrder,
  bySlug: Map<string, GearRow>,
): Promise<void> {
  const lines = demo.lines.flatMap(({ gear: slug, quantity }) => {
    const gear = bySlug.get(slug);
    return gear ? [{ gear, quantity }] : [];
  });
  if (lines.length === 0) return; // the shop no longer has these gears
  const order = await seedOrder(tx, user, demo, lines);
  if (demo.shippingStatus === "shipping" || demo.shippingStatus === "shipped")
    await seedShipment(tx, order, demo, lines);
  await seedOrderEvents(tx, order, demo);
  if (demo.payment === "card") await seedPayment(tx, order);
  await seedReviews(tx, user, order, demo, bySlug);
}

interface PlacedOrder extends Pick<DemoOrder, "payment" | "shippingStatus" | "daysAgo"> {
  /** The visit at which it is ready. */
  collectAt?: number;
}

/** With its lines and the units that they hold. */
export async function seedOrder(
  tx: Tx,
  user: typeof users.$inferSelect,
  { payment, shippingStatus, daysAgo: days, collectAt }: PlacedOrder,
  lines: { gear: GearRow; quantity: number }[],
): Promise<OrderRow> {
  const [order] = await tx
    .insert(orders)
    .values({
      transactionId: newTransactionId("vn"),
      userId: user.id,
      requestHash: randomBytes(32),
      paymentMethod: payment,
      status: shippingStatus,
      amountCents: lines.reduce((sum, { gear, quantity }) => sum + gear.priceCents * quantity, 0),
      name: customer.name,
      email: customer.email,
      phone: customer.phone,
      address: customer.address,
      ward: "Phường Tân Định",
      state: findRegion("vn", customer.city) ?? "",
      country: "vn",
      placedAt: daysAgo(days),
      collectAtBookingId: collectAt ?? null,
    })
    .returning();
  const placed = order as OrderRow;
  const isBought = purchasedStatuses.includes(shippingStatus);
  const isShipped = isBought && shippingStatus !== "ordered";
  for (const { gear, quantity } of lines) {
    const { id: gearId, name, images, priceCents: unitCents } = gear;
    const hold = isBought ? "claimed" : "released";
    const shipped = isShipped ? quantity : 0;
    await tx
      .insert(orderLines)
      .values({ orderId: placed.id, gearId, name, image: images[0] ?? null, unitCents, quantity, shipped, hold });
    if (isBought) await holdUnits(tx, gearId, quantity);
    const sold = { gearId, delta: -quantity, reason: "sold", orderId: placed.id } as const;
    if (isShipped) await tx.insert(stockMovements).values({ ...sold, happenedAt: daysAgo(Math.max(days - 1, 0)) });
  }
  return placed;
}

/** The demo's `stock` is what is left today, so what was ordered had come besides. */
async function holdUnits(tx: Tx, gearId: number, quantity: number): Promise<void> {
  await tx.insert(stockMovements).values({ ...openingStock(), gearId, delta: quantity });
  const held = { stock: sql`${gears.stock} - ${quantity}`, held: sql`${gears.held} + ${quantity}` };
  await tx.update(gears).set(held).where(eq(gears.id, gearId));
}

/** Sent on the day after the order, as the events say. What was delivered in cash was collected. */
async function seedShipment(
  tx: Tx,
  { id: orderId, paymentMethod, amountCents: cents }: OrderRow,
  { shippingStatus, daysAgo: days }: DemoOrder,
  lines: { gear: GearRow; quantity: number }[],
): Promise<void> {
  const tracking = { carrier: "vnpost", trackingNumber: `EA${100_000_000 + orderId}VN` } as const;
  const deliveredAt = shippingStatus === "shipped" ? daysAgo(Math.max(days - 2, 0)) : null;
  const shippedAt = daysAgo(Math.max(days - 1, 0));
  const [row] = await tx
    .insert(shipments)
    .values({ ...tracking, orderId, number: 1, shippedAt, deliveredAt })
    .returning();
  const { id: shipmentId } = row as { id: number };
  await tx
    .insert(shipmentLines)
    .values(lines.map(({ gear, quantity }) => ({ shipmentId, orderId, gearId: gear.id, quantity })));
  if (paymentMethod !== "cash" || deliveredAt === null) return;
  const collected = { collectedAt: deliveredAt, collectedCents: cents, collectedDueCents: cents };
  await tx.update(orders).set(collected).where(eq(orders.id, orderId));
}

const steps = {
  ordered: [],
  shipping: ["shipping"],
  shipped: ["shipping", "shipped"],
  cancel: ["cancelled"],
  refund: ["cancelled", "refunded"],
} as const;

/** One event per day, none of them in the future. */
export async function seedOrderEvents(tx: Tx, { id: orderId }: OrderRow, demo: PlacedOrder): Promise<void> {
  const first = demo.payment === "card" ? (["awaiting_payment", "paid"] as const) : (["placed"] as const);
  const later = steps[demo.shippingStatus].map((kind, index) => ({
    kind,
    days: Math.max(demo.daysAgo - index - 1, 0),
  }));
  const events = [...first.map((kind) => ({ kind, days: demo.daysAgo })), ...later];
  const parcelOf = (kind: string) => (kind === "shipping" ? 1 : null);
  await tx
    .insert(orderEvents)
    .values(events.map(({ kind, days }) => ({ orderId, kind, happenedAt: daysAgo(days), parcel: parcelOf(kind) })));
}

/** The card sandbox needs the intents as well, so that the payments can be refunded. */
async function seedPayment(tx: Tx, { id: orderId, transactionId, amountCents, status, placedAt }: OrderRow) {
  const isRefunded = status === "refund";
  const intentId = `pi_sandbox_demo_${randomBytes(12).toString("hex")}`;
  await tx
    .insert(payments)
    .values({ orderId, intentId, amountCents, state: isRefunded ? "refunded" : "paid", createdAt: placedAt });
  await tx.insert(sandboxIntents).values({
    id: intentId,
    clientSecret: `${intentId}_secret_${randomBytes(18).toString("hex")}`,
    reference: transactionId,
    amountCents,
    currency: "usd",
    status: "succeeded",
    refundedCents: isRefunded ? amountCents : 0,
    createdAt: placedAt,
  });
  if (isRefunded) await seedRefund(tx, { orderId, intentId, amountCents });
}

/** At the time of its event. */
async function seedRefund(
  tx: Tx,
  { orderId, intentId, amountCents }: Pick<typeof payments.$inferSelect, "orderId" | "intentId" | "amountCents">,
): Promise<void> {
  const isRefundEvent = and(eq(orderEvents.orderId, orderId), eq(orderEvents.kind, "refunded"));
  const [event] = await tx.select({ at: orderEvents.happenedAt }).from(orderEvents).where(isRefundEvent);
  const at = event?.at ?? new Date();
  const providerId = `re_sandbox_demo_${randomBytes(12).toString("hex")}`;
  const refund = { orderId, amountCents, providerId, reason: "cancelled", method: "card", state: "done" } as const;
  const [row] = await tx
    .insert(refunds)
    .values({ ...refund, createdAt: at, doneAt: at })
    .returning({ id: refunds.id });
  await tx.update(orderEvents).set({ refundId: row?.id }).where(isRefundEvent);
  await tx.insert(sandboxRefunds).values({ id: providerId, intentId, amountCents, createdAt: at });
}

async function seedReviews(
  tx: Tx,
  { id: userId, name: userName }: typeof users.$inferSelect,
  { id: orderId }: OrderRow,
  { reviewedLines }: DemoOrder,
  bySlug: Map<string, GearRow>,
): Promise<void> {
  for (const { gear, daysAgo: days, ...review } of reviewedLines) {
    const gearId = bySlug.get(gear)?.id;
    if (gearId === undefined) continue;
    const createdAt = daysAgo(days);
    await tx
      .insert(gearReviews)
      .values({ ...review, gearId, userId, userName, orderId, createdAt, checkedAt: createdAt });
    await tx
      .update(orderLines)
      .set({ reviewedAt: createdAt })
      .where(and(eq(orderLines.orderId, orderId), eq(orderLines.gearId, gearId)));
  }
}
