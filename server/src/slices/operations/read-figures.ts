import type { ShopFigures } from "@pawhaven/contract";
import type { Db } from "../../platform/db/database.ts";
import { readFigureRows } from "./store.ts";

/** Every figure with all its labels, so that what there is none of is 0 and not missing. */
const noFigures = (): ShopFigures => ({
  open_orders: { awaiting_payment: 0, ordered: 0, shipping: 0 },
  orders_placed: 0,
  held_units: 0,
  upcoming_bookings: { Held: 0, Pending: 0, Confirmed: 0 },
  payments: { open: 0, paid: 0, canceled: 0, refund_due: 0, refunded: 0 },
  overdue_payments: 0,
  open_refunds: { due: 0, failed: 0 },
  mails: { waiting: 0, given_up: 0 },
  oldest_mail_seconds: 0,
});

export async function readFigures(db: Db): Promise<ShopFigures> {
  const figures: Record<string, number | Record<string, number>> = noFigures();
  for (const { figure, label, value } of await readFigureRows(db)) {
    const known = figures[figure];
    if (typeof known === "object") known[label] = value;
    else figures[figure] = value;
  }
  return figures as unknown as ShopFigures;
}
