import { type Dashboard, hasPermission, workKinds, type WorkKind, workPermissions } from "@pawhaven/contract";
import { Temporal } from "temporal-polyfill";
import type { StaffCaller } from "../../platform/auth/staff-sessions.ts";
import type { Db } from "../../platform/db/database.ts";
import { countDueCare } from "../adoption/count-due-care.ts";
import { countMeetingsOn } from "../adoption/count-meetings-on.ts";
import { countOpenRequests } from "../adoption/count-open-requests.ts";
import { countVisitsOn } from "../bookings/count-visits-on.ts";
import { countUnansweredMessages } from "../messages/count-unanswered-messages.ts";
import { countOrdersToShip } from "../orders/count-orders-to-ship.ts";
import { countStuckPayments } from "../orders/count-stuck-payments.ts";
import { countReturnsWaiting } from "../returns/count-returns-waiting.ts";
import { listOrdersPerDay } from "../orders/list-orders-per-day.ts";
import { countReviewsToCheck } from "../reviews/count-reviews-to-check.ts";
import { countLowStock } from "../stock/count-low-stock.ts";

interface ShopDay {
  today: string;
  timeZone: string;
}

const counters: Record<WorkKind, (db: Db, shop: ShopDay, caller: StaffCaller) => Promise<number>> = {
  orders_to_ship: (db) => countOrdersToShip(db),
  payments_stuck: (db) => countStuckPayments(db),
  returns_waiting: (db) => countReturnsWaiting(db),
  low_stock: (db) => countLowStock(db),
  visits_today: (db, { today }) => countVisitsOn(db, today),
  requests_waiting: (db) => countOpenRequests(db),
  meetings_today: (db, { today, timeZone }) => countMeetingsOn(db, today, timeZone),
  care_due: (db, { today }) => countDueCare(db, today),
  reviews_to_check: (db) => countReviewsToCheck(db),
  messages_unanswered: (db, _, caller) => countUnansweredMessages(db, caller),
};

export async function getDashboard(db: Db, timeZone: string, caller: StaffCaller, now: Date): Promise<Dashboard> {
  const instant = Temporal.Instant.fromEpochMilliseconds(now.getTime());
  const today = instant.toZonedDateTimeISO(timeZone).toPlainDate().toString();
  // mutant(workplace.test.ts): nobody is told of work that their role does not include
  const kinds = workKinds.filter((kind) => hasPermission(caller.role, workPermissions[kind]));
  const seesOrders = hasPermission(caller.role, "orders.read");
  const [work, ordersPerDay] = await Promise.all([
    Promise.all(kinds.map(async (kind) => ({ kind, count: await counters[kind](db, { today, timeZone }, caller) }))),
    seesOrders ? listOrdersPerDay(db, timeZone, today) : null,
  ]);
  return { today, work, orders_per_day: ordersPerDay };
}
