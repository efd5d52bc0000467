import { type Dashboard, toDollars } from "@pawhaven/contract";
import { Temporal } from "temporal-polyfill";
import type { Db } from "../../platform/db/database.ts";
import { salesByDay } from "./workplace-store.ts";

const days = 14;

/** Every one of the last days up to today, also those without orders. */
export async function listOrdersPerDay(
  db: Db,
  timeZone: string,
  today: string,
): Promise<NonNullable<Dashboard["orders_per_day"]>> {
  const sales = new Map((await salesByDay(db, timeZone, days)).map((day) => [day.date, day]));
  return Array.from({ length: days }, (_, index) => {
    const date = Temporal.PlainDate.from(today)
      .subtract({ days: days - 1 - index })
      .toString();
    const { count = 0, amountCents = 0 } = sales.get(date) ?? {};
    return { date, count, amount: toDollars(amountCents) };
  });
}
