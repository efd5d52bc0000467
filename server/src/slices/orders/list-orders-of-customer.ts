import { type Customer, formatAddress, toDollars } from "@pawhaven/contract";
import type { Db } from "../../platform/db/database.ts";
import { countOrdersOf, newestOrdersOf, type OrderCount, orderCountsOf } from "./customer-store.ts";
import { toShippingStatus } from "./order-status.ts";

interface OrdersOfCustomer {
  orders: NonNullable<Customer["orders"]>;
  addresses: NonNullable<Customer["contact"]>["order_addresses"];
}

/** The newest orders, and where they went. */
export async function listOrdersOfCustomer(db: Db, userId: number, limit: number): Promise<OrdersOfCustomer> {
  const [count, rows] = await Promise.all([countOrdersOf(db, userId), newestOrdersOf(db, userId, limit)]);
  const addresses = new Map(
    rows.map(({ name, phone, ...row }) => {
      const address = formatAddress(row).join(", ");
      return [`${name}\n${phone}\n${address}`, { name, phone, address }];
    }),
  );
  return {
    orders: {
      count,
      newest: rows.map(({ transactionId, placedAt, amountCents, status }) => ({
        transaction_id: transactionId,
        date_issued: placedAt.toISOString(),
        amount: toDollars(amountCents),
        shipping_status: toShippingStatus(status),
      })),
    },
    addresses: [...addresses.values()],
  };
}

/** For one page of customers. */
export const countOrdersOfCustomers = async (db: Db, userIds: number[]): Promise<Map<number | null, OrderCount>> =>
  userIds.length === 0 ? new Map() : orderCountsOf(db, userIds);
