import {
  hasPermission,
  type Notification,
  type NotificationKind,
  notificationKinds,
  notificationPermissions,
} from "@pawhaven/contract";
import type { StaffCaller } from "../../platform/auth/staff-sessions.ts";
import type { Db } from "../../platform/db/database.ts";
import { listNewestRequests } from "../adoption/list-newest-requests.ts";
import { listNewestBookings } from "../bookings/list-newest-bookings.ts";
import { listNewestMessages } from "../messages/list-newest-messages.ts";
import { listNewestOrders } from "../orders/list-newest-orders.ts";
import { readMarkOf } from "./store.ts";

const maxNotifications = 20;

const sources: Record<NotificationKind, (db: Db, limit: number) => Promise<Omit<Notification, "is_new">[]>> = {
  order: listNewestOrders,
  booking: listNewestBookings,
  adoption_request: listNewestRequests,
  message: listNewestMessages,
};

export async function listNotifications(db: Db, { staffId, role }: StaffCaller): Promise<Notification[]> {
  const readAt = (await readMarkOf(db, staffId))?.toISOString() ?? "";
  // mutant(workplace.test.ts): nobody is told of what their role does not include
  const kinds = notificationKinds.filter((kind) => hasPermission(role, notificationPermissions[kind]));
  const found = await Promise.all(kinds.map((kind) => sources[kind](db, maxNotifications)));
  return found
    .flat()
    .sort((one, other) => other.at.localeCompare(one.at))
    .slice(0, maxNotifications)
    .map((notification) => ({ ...notification, is_new: notification.at > readAt }));
}
