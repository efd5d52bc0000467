import type { workplaceEndpoints } from "@pawhaven/contract";
import type { Database } from "../../platform/db/database.ts";
import type { Handlers } from "../../platform/http/mount-endpoints.ts";
import type { ShopIdentity } from "../../platform/mail/shop-identity.ts";
import { announcePresence, endPresence } from "./announce-presence.ts";
import { getDashboard } from "./get-dashboard.ts";
import { listNotifications } from "./list-notifications.ts";
import { markNotificationsRead } from "./mark-notifications-read.ts";
import { searchWorkplace } from "./search-workplace.ts";
import type { StaffStreams } from "./staff-streams.ts";

export interface WorkplaceContext {
  database: Database;
  shopIdentity: Pick<ShopIdentity, "shop">;
  streams: StaffStreams;
}

export const workplaceRoutes = ({
  database,
  shopIdentity,
  streams,
}: WorkplaceContext): Handlers<typeof workplaceEndpoints> => ({
  getDashboard: ({ caller }) => getDashboard(database.db, shopIdentity.shop.timeZone, caller, new Date()),
  searchWorkplace: ({ caller, query }) => searchWorkplace(database.db, caller, query.q),
  subscribeToStaffChanges: async ({ caller, visitor }) => streams.open(visitor.address, caller),
  announcePresence: ({ caller, body }) => announcePresence(database, caller, body),
  endPresence: ({ caller, query }) => endPresence(database, caller, query),
  listNotifications: ({ caller }) => listNotifications(database.db, caller),
  markNotificationsRead: ({ caller, body }) => markNotificationsRead(database.db, caller, body.until),
});
