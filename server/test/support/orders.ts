import type { Api, endpoints, RequestOf } from "@pawhaven/contract";
import { eq, sql } from "drizzle-orm";
import { expect } from "vitest";
import { findViolations } from "../../src/integrity/find-violations.ts";
import { gears, mailOutbox, orders, refunds } from "../../src/schema/index.ts";
import { testShippingDetails } from "./test-shipping-details.ts";
import type { TestShop } from "./test-shop.ts";

export { testShippingDetails as shipTo };

type WithDatabase = Pick<TestShop, "database">;

export interface Item {
  id: number;
  quantity: number;
}

type CheckoutBody = RequestOf<typeof endpoints.createOrder>["body"];

interface CheckoutOptions extends Partial<CheckoutBody> {
  /** The `Idempotency-Key`. */
  key?: string;
}

/** Places a cash order to the test address. */
export const placeCashOrder = (api: Api, items: Item[], { key, ...overrides }: CheckoutOptions = {}) =>
  api.createOrder(
    { body: { items, customer: testShippingDetails, ...overrides } },
    { ...(key && { idempotencyKey: key }) },
  );

/** Starts a card payment for an order to the test address. */
export const startCardPayment = (
  api: Api,
  items: Item[],
  amount: number,
  { key, ...overrides }: Omit<CheckoutOptions, "amount"> = {},
) =>
  api.createPaymentIntent(
    { body: { items, customer: testShippingDetails, amount, ...overrides } },
    { ...(key && { idempotencyKey: key }) },
  );

export async function stockOf({ database }: WithDatabase, gearId: number): Promise<number> {
  const [row] = await database.db.select({ stock: gears.stock }).from(gears).where(eq(gears.id, gearId));
  return row?.stock ?? 0;
}

/** Subjects of the mails about an order, oldest first. */
export async function mailSubjectsOf({ database }: WithDatabase, transactionId: string): Promise<string[]> {
  const rows = await database.db
    .select({ subject: mailOutbox.subject })
    .from(mailOutbox)
    .where(sql`${mailOutbox.subject} like ${`%${transactionId}%`}`)
    .orderBy(mailOutbox.id);
  return rows.map(({ subject }) => subject.replace(` (${transactionId})`, ""));
}

/** Moves the end of the reservation into the past. */
export async function expireReservation({ database }: WithDatabase, transactionId: string): Promise<void> {
  const past = sql`now() - interval '1 second'`;
  await database.db
    .update(orders)
    .set({ heldUntil: past, nextCheckAt: past })
    .where(eq(orders.transactionId, transactionId));
}

/** Makes all scheduled payment checks due now. */
export async function makePaymentChecksDue({ database }: WithDatabase): Promise<void> {
  await database.db
    .update(orders)
    .set({ nextCheckAt: sql`now()` })
    .where(sql`${orders.nextCheckAt} is not null`);
  await database.db
    .update(refunds)
    .set({ nextCheckAt: sql`now()` })
    .where(sql`${refunds.nextCheckAt} is not null`);
}

export const expectConsistentLedger = async ({ database }: WithDatabase) =>
  expect(await findViolations(database.db)).toEqual([]);
