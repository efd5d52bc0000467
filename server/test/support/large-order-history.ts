import { sql } from "drizzle-orm";
import { openDatabase } from "../../src/platform/db/open-database.ts";
import { aStaffMember } from "./factories.ts";
import { runStatement } from "./pg-client.ts";

export interface OrderHistory {
  databaseUrl: string;
  /** Of an owner. */
  staffToken: string;
}

const longRunning = { isLongRunning: true };

/** As many as fit into the time that a statement has, also on a slow machine. */
const ordersPerStatement = 25_000;

/** A new database in the cluster with this many orders of one line each, ten per customer, vacuumed and analyzed. */
export async function createLargeOrderHistory(clusterUrl: string, count: number): Promise<OrderHistory> {
  const url = new URL(clusterUrl);
  url.pathname = `/orders_${count}`;
  await runStatement(clusterUrl, `create database orders_${count}`);
  const database = await openDatabase({
    databaseUrl: url.href,
    databasePool: 1,
    dataFolder: "",
    onError: rethrow,
  });
  await database.transaction(async (tx) => void (await tx.execute(insertCustomers(count))));
  for (let first = 1; first <= count; first += ordersPerStatement)
    await database.transaction(async (tx) => void (await tx.execute(insertOrders(first, count))), longRunning);
  await database.transaction(async (tx) => void (await tx.execute(insertLines)), longRunning);
  const { staffToken } = await aStaffMember(database);
  await database.close();
  await runStatement(url.href, "vacuum analyze");
  return { databaseUrl: url.href, staffToken };
}

function rethrow(error: Error): never {
  throw error;
}

const insertCustomers = (orderCount: number) => sql`
  insert into users (name, email, created_at)
  select 'Customer ' || n, md5(n::text || 'account') || '@example.com', now() - n * interval '30 minutes'
  from generate_series(1, ${Math.ceil(orderCount / 10)}::integer) as n`;

/** Most orders of an old shop are delivered; two in a hundred are still to be shipped. */
const insertOrders = (first: number, count: number) => sql`
  insert into orders (transaction_id, user_id, request_hash, payment_method, status, amount_cents, name, email, phone, address, country, placed_at)
  select 'VN-' || upper(left(md5(n::text), 20)), 1 + n % (select count(*)::integer from users), '', 'cash', case when n % 50 = 0 then 'ordered' else 'shipped' end,
    500 + (n * 7919) % 90000, 'Customer ' || md5(n::text || 'name'), md5(n::text || 'mail') || '@example.com',
    '0123456789', 'A street 1', 'vn', now() - n * interval '3 minutes'
  from generate_series(${first}::integer, ${Math.min(count, first + ordersPerStatement - 1)}::integer) as n`;

const insertLines = sql`
  with gear as (
    insert into gears (slug, name, description, pet_type, category, list_price_cents, stock)
    values ('ball', 'Ball', 'A ball.', 'Dogs', 'Toys', 1000, 1000000) returning id
  )
  insert into order_lines (order_id, gear_id, name, unit_cents, quantity, shipped, hold)
  select orders.id, gear.id, 'Ball', amount_cents, 1, case status when 'shipped' then 1 else 0 end, 'claimed'
  from orders, gear`;
