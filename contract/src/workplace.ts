import { z } from "zod";
import { endpoint } from "./core/endpoint.ts";
import { timestamp } from "./core/fields.ts";
import { messageReply } from "./core/replies.ts";
import { staffTopics } from "./core/topics.ts";
import { minSearchLength, notificationKinds, searchKinds, workKinds } from "./workplace-rules.ts";

const count = z.number().int().min(0);

export const dashboard = z.object({
  today: z.iso.date(),
  work: z
    .array(z.object({ kind: z.enum(workKinds), count }))
    .meta({ description: "What waits to be done, as far as the caller's role includes it." }),
  orders_per_day: z
    .array(z.object({ date: z.iso.date(), count, amount: z.number() }))
    .nullable()
    .meta({ description: "The last two weeks, oldest day first; null for roles that do not see orders." }),
});
export type Dashboard = z.output<typeof dashboard>;

export const searchResult = z.object({
  kind: z.enum(searchKinds),
  id: z.string(),
  title: z.string(),
  detail: z.string(),
  date: z.iso.date().nullable().meta({ description: "The day of a booking, or of a person's latest one." }),
});
export type SearchResult = z.output<typeof searchResult>;

export const notification = z.object({
  kind: z.enum(notificationKinds),
  id: z.string(),
  title: z.string(),
  at: timestamp,
  is_new: z.boolean(),
});
export type Notification = z.output<typeof notification>;

const presenceObject = {
  kind: z.string().regex(/^[a-z ]{1,40}$/),
  id: z.string().min(1).max(60),
};
const presenceLimit = { times: 600, perSeconds: 600 };
const noAudit = "says who is looking, changes nothing";

export const workplaceEndpoints = {
  getDashboard: endpoint({
    method: "GET",
    path: "/api/staff/dashboard",
    summary: "Today's work, by the caller's role",
    access: "staff",
    permission: "workplace.open",
    reply: dashboard,
    errors: [],
  }),
  searchWorkplace: endpoint({
    method: "GET",
    path: "/api/staff/search",
    summary: "Orders, people, pets, gears, bookings and messages that the caller may see, by a part of their text",
    access: "staff",
    permission: "workplace.open",
    query: z.object({ q: z.string().trim().min(minSearchLength).max(100) }),
    reply: z.array(searchResult),
    errors: ["invalid"],
  }),
  subscribeToStaffChanges: endpoint({
    method: "GET",
    path: "/api/staff/live",
    summary: "Change notifications for the workplace, as server-sent events of the type `change`",
    access: "staff",
    permission: "workplace.open",
    respondsWith: "events",
    reply: z.object({ topic: z.enum(staffTopics) }),
    errors: [],
  }),
  announcePresence: endpoint({
    method: "PUT",
    path: "/api/staff/presence",
    summary: "Say that the caller has an object open, and get who else has; to be repeated within a minute",
    access: "staff",
    permission: "workplace.open",
    body: z.strictObject(presenceObject),
    reply: z.object({ others: z.array(z.object({ id: z.number().int(), name: z.string() })) }),
    accountLimit: presenceLimit,
    unaudited: noAudit,
    errors: ["invalid"],
  }),
  endPresence: endpoint({
    method: "DELETE",
    path: "/api/staff/presence",
    summary: "Say that the caller has closed an object",
    access: "staff",
    permission: "workplace.open",
    query: z.object(presenceObject),
    reply: messageReply,
    accountLimit: presenceLimit,
    unaudited: noAudit,
    errors: ["invalid"],
  }),
  listNotifications: endpoint({
    method: "GET",
    path: "/api/staff/notifications",
    summary: "What happened lately, as far as the caller's role includes it, newest first",
    access: "staff",
    permission: "workplace.open",
    reply: z.array(notification),
    errors: [],
  }),
  markNotificationsRead: endpoint({
    method: "PUT",
    path: "/api/staff/notifications/read",
    summary: "Say that the caller has read what happened up to now",
    access: "staff",
    permission: "workplace.open",
    body: z.strictObject({ until: timestamp }),
    reply: messageReply,
    unaudited: "concerns only what the caller has read",
    errors: ["invalid"],
  }),
};
