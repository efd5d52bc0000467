import { createHash } from "node:crypto";
import { openDatabase } from "../../src/platform/db/open-database.ts";
import { aStaffMember } from "./factories.ts";
import { seedGears } from "./large-catalogue.ts";
import { runStatement } from "./pg-client.ts";

export interface ShopSize {
  orders: number;
  gears: number;
}

export interface LargeShop {
  databaseUrl: string;
  /** Of an owner. */
  staffToken: string;
}

export const ordersPerCustomer = 10;
export const minutesBetweenOrders = 3;

/** A new database in the cluster with this many orders of one line each, and a customer and a message for ten of them. */
export async function createLargeShop(clusterUrl: string, size: ShopSize): Promise<LargeShop> {
  const url = new URL(clusterUrl);
  url.pathname = `/orders_${size.orders}`;
  await runStatement(clusterUrl, `create database orders_${size.orders}`);
  const database = await openDatabase({ databaseUrl: url.href, databasePool: 1, dataFolder: "", onError: rethrow });
  await seedGears(database, size.gears);
  // On connections without the shop's time limits. Triggers look rows up, and need statistics to do it by index.
  await runStatement(url.href, insertCustomers(size.orders / ordersPerCustomer));
  await runStatement(url.href, "analyze");
  await runStatement(url.href, insertThreads);
  await runStatement(url.href, insertOrders(size));
  const { staffToken } = await aStaffMember(database);
  await database.close();
  await runStatement(url.href, "vacuum analyze");
  return { databaseUrl: url.href, staffToken };
}

function rethrow(error: Error): never {
  throw error;
}

const md5 = (text: string) => createHash("md5").update(text).digest("hex");

/** What nobody else has: the surname of a customer, the address and the digits of an order number. */
export const surnameOf = (customer: number) => md5(`${customer}name`).slice(0, 12);
export const addressOf = (customer: number) => `${md5(`${customer}mail`).slice(0, 16)}@example.com`;
export const digitsOf = (order: number) => md5(`${order}`).slice(0, 20);

/** Every other customer, in shops of all sizes. */
export const commonFirstName = "Marianne";

const insertCustomers = (count: number) => `
  insert into users (name, email, email_confirmed_at, created_at)
  select case when n % 2 = 0 then '${commonFirstName}' else 'Jo' end || ' ' || left(md5(n || 'name'), 12),
    left(md5(n || 'mail'), 16) || '@example.com', now(), now() - n * interval '30 minutes'
  from generate_series(1, ${count}) as n`;

const insertThreads = `
  with written as (
    insert into threads (kind, subject, name, email, user_id, state, created_at, last_entry_at)
    select 'contact', 'A question', name, email, id, case when id % 20 = 0 then 'open' else 'closed' end,
      created_at, created_at from users
    returning id
  )
  insert into thread_entries (thread_id, kind, text) select id, 'message', 'Is it still there?' from written`;

/** Each kind that a filter asks for fills a page even in a shop of 1,000 orders; most orders are sent. */
const insertOrders = ({ orders, gears }: ShopSize) => `
  with numbered as (
    select n, case when n % 16 = 1 then 'sg' when n % 2 = 0 then 'vn' else 'us' end as country,
      1 + n % (select count(*)::integer from users) as customer,
      case n % 16 when 0 then 'ordered' when 3 then 'ordered' when 4 then 'shipping' when 8 then 'cancel' else 'shipped' end as status
    from generate_series(1, ${orders}) as n
  ),
  placed as (
    insert into orders (transaction_id, user_id, request_hash, payment_method, status, amount_cents,
      name, email, phone, address, country, placed_at)
    select upper(numbered.country) || '-' || upper(left(md5(n::text), 20)), customer, '',
      case when n % 16 = 2 then 'card' else 'cash' end, status, 500 + (n * 7919) % 90000, users.name, users.email,
      '0123456789', 'A street 1', numbered.country, now() - n * interval '${minutesBetweenOrders} minutes'
    from numbered join users on users.id = customer
    returning id, amount_cents, status
  )
  insert into order_lines (order_id, gear_id, name, unit_cents, quantity, shipped, cancelled, hold)
  select id, 1 + id % ${gears}, 'Ball', amount_cents, 1, case status when 'shipped' then 1 else 0 end,
    case status when 'cancel' then 1 else 0 end, case status when 'cancel' then 'released' else 'claimed' end
  from placed`;
