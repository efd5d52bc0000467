import type { messagesEndpoints } from "@pawhaven/contract";
import type { Database } from "../../platform/db/database.ts";
import type { Handlers } from "../../platform/http/mount-endpoints.ts";
import type { ShopIdentity } from "../../platform/mail/shop-identity.ts";
import type { Settings } from "../../settings.ts";
import { readOutbox } from "./read-outbox.ts";
import { sendContactMessage } from "./send-contact-message.ts";
import { sendFeedback } from "./send-feedback.ts";

export const messagesRoutes = (
  database: Database,
  settings: Settings,
  shopIdentity: ShopIdentity,
): Handlers<typeof messagesEndpoints> => ({
  readOutbox: () => readOutbox(database, settings),
  sendContactMessage: ({ body }) => sendContactMessage(database, shopIdentity, body),
  sendFeedback: ({ body }) => sendFeedback(database, shopIdentity, body),
});
