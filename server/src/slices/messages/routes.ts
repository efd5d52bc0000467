import type { messagesEndpoints } from "@pawhaven/contract";
import type { Handlers } from "../../platform/http/mount-endpoints.ts";
import type { MessageContext } from "./message-context.ts";
import { readOutbox } from "./read-outbox.ts";
import { sendContactMessage } from "./send-contact-message.ts";
import { sendFeedback } from "./send-feedback.ts";

export const messagesRoutes = (context: MessageContext): Handlers<typeof messagesEndpoints> => ({
  readOutbox: () => readOutbox(context),
  sendContactMessage: ({ body }) => sendContactMessage(context.database, context.shopIdentity, body),
  sendFeedback: ({ body }) => sendFeedback(context.database, context.shopIdentity, body),
});
