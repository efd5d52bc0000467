import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { email, personName, said } from "./shared.ts";

export const feedback = z.strictObject({
  name: personName,
  email,
  message: z.string().trim().min(1, "Please enter a message.").max(5000, "At most 5000 characters."),
});
export type Feedback = z.output<typeof feedback>;

export const queuedMail = z.object({
  id: z.number().int(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  created_at: z.iso.datetime({ offset: true }),
});
export type QueuedMail = z.output<typeof queuedMail>;

export const messages = {
  readOutbox: endpoint({
    method: "GET",
    path: "/api/outbox",
    summary: "The newest mails, while no mail server is set up and stand-ins are allowed",
    access: "anyone",
    reply: z.array(queuedMail),
    errors: ["not_found"],
  }),
  sendFeedback: endpoint({
    method: "POST",
    path: "/api/feedback",
    summary: "Tell the shop what you think",
    access: "anyone",
    body: feedback,
    reply: said,
    status: 201,
    errors: [],
    limit: { times: 10, perSeconds: 600 },
  }),
};
