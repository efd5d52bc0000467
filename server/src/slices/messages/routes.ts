import type { messages, Shop } from "@pawhaven/contract";
import type { Database } from "../../platform/db/database.ts";
import type { Handlers } from "../../platform/http/mount.ts";
import { sendFeedback } from "./send-feedback.ts";

export const messagesRoutes = (database: Database, shop: Shop): Handlers<typeof messages> => ({
  sendFeedback: ({ body }) => sendFeedback(database, shop, body),
});
