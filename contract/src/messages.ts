import { z } from "zod";
import { contactSubjects } from "./contact-subjects.ts";
import { endpoint } from "./core/endpoint.ts";
import { email, personName, messageReply } from "./core/shared.ts";

export const feedback = z.strictObject({
  name: personName,
  email,
  message: z.string().trim().min(1, "Please enter a message.").max(5000, "At most 5000 characters."),
});
export type Feedback = z.output<typeof feedback>;

/** Without the characters by which an address becomes a list of addresses. */
const singleAddressPattern = /^[^\s@,;:<>()"]+@[^\s@,;:<>()"]+\.[^\s@,;:<>()"]+$/;

/** The same rule for who reads the schema alone: spaces, dots, dashes and brackets may stand anywhere. */
const phonePattern = String.raw`^[\s().-]*(?:\+?[\s().-]*[1-9](?:[\s().-]*\d){1,14}[\s().-]*)?$`;

/** The order of the fields is the order in which their messages are shown. */
export const contactMessage = z.strictObject({
  full_name: z
    .string("Full Name is required.")
    .trim()
    .min(1, "Full Name is required.")
    .max(100, "At most 100 characters."),
  email: z
    .string("Email is required.")
    .trim()
    .min(1, "Email is required.")
    .max(254, "At most 254 characters.")
    .pipe(z.string().regex(singleAddressPattern, "Invalid email format.")),
  message: z
    .string("Message is required.")
    .trim()
    .min(1, "Message is required.")
    .pipe(z.string().min(10, "Message must be at least 10 characters long.").max(5000, "At most 5000 characters.")),
  phone: z
    .string()
    .nullish()
    .transform((text) => (text ?? "").replaceAll(/[\s().-]/g, ""))
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
  subject: z.string(),
  text: z.string(),
  created_at: z.iso.datetime({ offset: true }),
});
export type QueuedMail = z.output<typeof queuedMail>;

export const messagesEndpoints = {
  readOutbox: endpoint({
    method: "GET",
    path: "/api/outbox",
    summary: "The newest mails, while no mail server is set up and stand-ins are allowed",
    access: "anyone",
    reply: z.array(queuedMail),
    errors: ["not_found"],
  }),
  sendContactMessage: endpoint({
    method: "POST",
    path: "/api/contacts",
    summary: "Write to the shop",
    access: "anyone",
    body: contactMessage,
    reply: messageReply,
    status: 201,
    errors: [],
    limit: { times: 10, perSeconds: 600 },
  }),
  sendFeedback: endpoint({
    method: "POST",
    path: "/api/feedback",
    summary: "Tell the shop what you think",
    access: "anyone",
    body: feedback,
    reply: messageReply,
    status: 201,
    errors: [],
    limit: { times: 10, perSeconds: 600 },
  }),
};
