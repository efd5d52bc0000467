import { z } from "zod";
import { endpoint } from "./core/endpoint.ts";
import { email, maxEmailLength, personName, plainName, requiredText, timestamp } from "./core/fields.ts";
import { messageReply } from "./core/replies.ts";
import { contactSubjects, maxMessageLength } from "./message-rules.ts";
import { normalizePhone } from "./phone-rules.ts";

export const feedback = z.strictObject({
  name: personName,
  email,
  message: requiredText("Please enter a message.", maxMessageLength),
});
export type Feedback = z.output<typeof feedback>;

/** One address: characters that would make it a list of addresses or a display name are not allowed. */
const singleAddressPattern = /^[^\s@,;:<>()"]+@[^\s@,;:<>()"]+\.[^\s@,;:<>()"]+$/;

/** The phone rule before separators are removed, for the API documentation. */
const phonePattern = String.raw`^[\s().-]*(?:\+?[\s().-]*[1-9](?:[\s().-]*\d){1,14}[\s().-]*|0[\s().-]*(?:[35789](?:[\s().-]*\d){8}|2(?:[\s().-]*\d){9})[\s().-]*)?$`;

/** Errors are shown in the order of the fields. */
export const contactMessage = z.strictObject({
  full_name: plainName("Full Name is required."),
  email: requiredText("Email is required.", maxEmailLength).pipe(
    z.string().regex(singleAddressPattern, "Invalid email format."),
  ),
  message: requiredText("Message is required.", maxMessageLength).pipe(
    z.string().min(10, "Message must be at least 10 characters long."),
  ),
  phone: z
    .string()
    .nullish()
    .transform((text) => normalizePhone((text ?? "").replaceAll(/[\s().-]/g, "")))
    .pipe(
      z.string().regex(/^(\+?[1-9]\d{1,14})?$/, "Please enter a phone number like +84285550142, or leave it empty."),
    )
    .meta({ pattern: phonePattern }),
  subject: z.enum(contactSubjects, "Please choose a subject.").default("General Inquiry"),
});
export type ContactMessage = z.output<typeof contactMessage>;

export const queuedMail = z.object({
  id: z.number().int(),
  to: z.string(),
  answer_path: z.string().nullable().meta({ description: "Where the recipient can answer it, in the sandbox." }),
  subject: z.string(),
  text: z.string(),
  attachment: z.string().nullable().meta({ description: "The kind of document that comes with it." }),
  created_at: timestamp,
});
export type QueuedMail = z.output<typeof queuedMail>;

export const messagesEndpoints = {
  readOutbox: endpoint({
    method: "GET",
    path: "/api/outbox",
    summary: "The newest mails, as long as no mail server is configured and sandboxes are allowed",
    access: "anyone",
    reply: z.array(queuedMail),
    errors: ["not_found"],
    sandbox: true,
  }),
  sendContactMessage: endpoint({
    method: "POST",
    path: "/api/contacts",
    summary: "Send a message to the shop",
    access: "anyone",
    body: contactMessage,
    reply: messageReply,
    status: 201,
    errors: [],
    limit: { times: 10, perSeconds: 600 },
    sendsMail: true,
  }),
  sendFeedback: endpoint({
    method: "POST",
    path: "/api/feedback",
    summary: "Send feedback to the shop",
    access: "anyone",
    body: feedback,
    reply: messageReply,
    status: 201,
    errors: [],
    limit: { times: 10, perSeconds: 600 },
    sendsMail: true,
  }),
};
