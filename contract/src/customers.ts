import { z } from "zod";
import { adoptionRequest } from "./adoption.ts";
import { booking } from "./bookings.ts";
import { endpoint } from "./core/endpoint.ts";
import { id, requiredText, timestamp } from "./core/fields.ts";
import { csvExport, dateRange, listCursor, listPage } from "./core/lists.ts";
import { messageReply } from "./core/replies.ts";
import { contactAddress, order } from "./orders.ts";
import { activeSession, securityEvent } from "./profile.ts";
import { myReview } from "./reviews.ts";
import { userpet } from "./userpets.ts";

export const maxCustomerNoteLength = 2000;

const inPart = "Left out without the permission for it.";

export const customerListItem = z.object({
  id: z.number().int(),
  name: z.string(),
  member_since: timestamp,
  contact: z
    .object({
      email: z.string(),
      email_confirmed: z.boolean(),
      orders: z.number().int(),
      last_order_at: timestamp.nullable(),
    })
    .optional()
    .meta({ description: inPart }),
});
export type CustomerListItem = z.output<typeof customerListItem>;

export const customerFilters = z.object({
  text: z
    .string()
    .max(100)
    .optional()
    .meta({ description: "A part of the name, the email address or the phone number." }),
  ...dateRange,
});
export type CustomerFilters = z.output<typeof customerFilters>;

export const customerSorts = ["-since", "since"] as const;
const sort = z.enum(customerSorts).default("-since");

export const customerNote = z.object({
  id: z.number().int(),
  text: z.string(),
  author: z.string(),
  created_at: timestamp,
  changed_at: timestamp,
  version: z.number().int(),
});
export type CustomerNote = z.output<typeof customerNote>;

const customerContact = z.object({
  email: z.string(),
  email_confirmed: z.boolean(),
  phone: z.string().nullable(),
  address: z.string().nullable(),
  contact_addresses: z.array(contactAddress),
  order_addresses: z.array(z.object({ name: z.string(), phone: z.string(), address: z.string() })),
});

/** One person. What the role does not include is left out; lists hold the newest. */
export const customer = z.object({
  id: z.number().int(),
  name: z.string(),
  member_since: timestamp,
  works_here: z.boolean(),
  notes: z.array(customerNote),
  contact: customerContact.optional(),
  orders: z
    .object({
      count: z.number().int(),
      newest: z.array(order.pick({ transaction_id: true, date_issued: true, amount: true, shipping_status: true })),
    })
    .optional(),
  pets: z.array(userpet).optional(),
  bookings: z
    .array(booking.pick({ id: true, service_name: true, pet: true, date: true, time_slot: true, status: true }))
    .optional(),
  no_shows: z.number().int().optional().meta({ description: "How often they did not come." }),
  adoption_requests: z.array(adoptionRequest).optional(),
  reviews: z.array(myReview).optional(),
  messages: z
    .array(z.object({ id: z.number().int(), subject: z.string(), message: z.string(), created_at: timestamp }))
    .optional()
    .meta({ description: "Conversations with the account's address." }),
  security: z
    .object({
      sessions: z.array(activeSession),
      passkeys: z.number().int(),
      events: z.array(securityEvent),
    })
    .optional(),
});
export type Customer = z.output<typeof customer>;

/** How much an erasure would delete, and how much it would leave. */
export const customerErasure = z.object({
  goes: z.object({
    pets: z.number().int(),
    adoption_requests: z.number().int(),
    conversations: z.number().int(),
    notes: z.number().int(),
  }),
  stays: z.object({
    orders: z.number().int(),
    bookings: z.number().int(),
    reviews: z.number().int(),
    messages: z.number().int(),
  }),
  obstacle: z.string().nullable().meta({ description: "Why it is not possible now." }),
});
export type CustomerErasure = z.output<typeof customerErasure>;

export const customerNoteDraft = z.strictObject({ text: requiredText("Please write a note.", maxCustomerNoteLength) });
const version = z.number().int();
const customerParams = z.object({ id });
const noteParams = z.object({ id, note_id: id });

export const customersEndpoints = {
  listCustomers: endpoint({
    method: "GET",
    path: "/api/staff/customers",
    summary: "The customers that the role deals with",
    access: "staff",
    permission: "customers.read",
    query: customerFilters.extend({ sort, cursor: listCursor }),
    reply: listPage(customerListItem),
    errors: [],
  }),
  exportCustomers: endpoint({
    ...csvExport,
    path: "/api/staff/customers.csv",
    summary: "The filtered customers as a file",
    permission: "people.export",
    query: customerFilters.extend({ sort }),
  }),
  getCustomer: endpoint({
    method: "GET",
    path: "/api/staff/customers/:id",
    summary: "One customer, with the parts that the role includes",
    access: "staff",
    permission: "customers.read",
    params: customerParams,
    reply: customer,
    errors: ["not_found"],
  }),
  addCustomerNote: endpoint({
    method: "POST",
    path: "/api/staff/customers/:id/notes",
    summary: "Write down what others on the staff should know about a customer",
    access: "staff",
    permission: "customers.read",
    params: customerParams,
    body: customerNoteDraft,
    reply: messageReply,
    status: 201,
    errors: ["not_found"],
  }),
  editCustomerNote: endpoint({
    method: "PUT",
    path: "/api/staff/customers/:id/notes/:note_id",
    summary: "Change a note about a customer",
    access: "staff",
    permission: "customers.read",
    params: noteParams,
    body: customerNoteDraft.extend({ version }),
    reply: messageReply,
    errors: ["not_found", "edited_meanwhile"],
  }),
  deleteCustomerNote: endpoint({
    method: "DELETE",
    path: "/api/staff/customers/:id/notes/:note_id",
    summary: "Delete a note about a customer",
    access: "staff",
    permission: "customers.read",
    params: noteParams,
    body: z.strictObject({ version }),
    reply: messageReply,
    errors: ["not_found", "edited_meanwhile"],
  }),
  endCustomerSession: endpoint({
    method: "DELETE",
    path: "/api/staff/customers/:id/sessions/:session_id",
    summary: "Sign a customer out on one device",
    access: "staff",
    permission: "customers.security",
    params: z.object({ id, session_id: id }),
    reply: messageReply,
    errors: ["not_found"],
  }),
  endCustomerSessions: endpoint({
    method: "DELETE",
    path: "/api/staff/customers/:id/sessions",
    summary: "Sign a customer out everywhere",
    access: "staff",
    permission: "customers.security",
    params: customerParams,
    reply: messageReply,
    errors: ["not_found"],
  }),
  exportCustomer: endpoint({
    method: "GET",
    path: "/api/staff/customers/:id/data",
    summary: "Everything the shop stores about a customer",
    access: "staff",
    permission: "people.export",
    confirmsIdentity: true,
    params: customerParams,
    reply: z.record(z.string(), z.unknown()),
    errors: ["not_found", "confirm_identity"],
  }),
  previewErasure: endpoint({
    method: "GET",
    path: "/api/staff/customers/:id/erasure",
    summary: "What erasing a customer would delete and what it would leave",
    access: "staff",
    permission: "people.erase",
    params: customerParams,
    reply: customerErasure,
    errors: ["not_found"],
  }),
  eraseCustomer: endpoint({
    method: "DELETE",
    path: "/api/staff/customers/:id",
    summary: "Erase a customer; orders stay, as the law requires, and reviews stay without the name",
    access: "staff",
    permission: "people.erase",
    confirmsIdentity: true,
    params: customerParams,
    body: z.strictObject({ email: z.string().max(300).meta({ description: "Typed to confirm." }) }),
    reply: messageReply,
    errors: ["not_found", "conflict", "confirm_identity"],
  }),
};
