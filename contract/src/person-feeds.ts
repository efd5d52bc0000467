import { z } from "zod";
import { calendarFile } from "./bookings.ts";
import { endpoint } from "./core/endpoint.ts";
import { id, timestamp } from "./core/fields.ts";
import { messageReply } from "./core/replies.ts";

/** Of oneself, or of everybody for whoever sets up the calendar. */
const common = {
  path: "/api/staff/resources/:id/feed",
  access: "staff",
  permission: "calendar.read",
  params: z.object({ id }),
} as const;

export const personFeedsEndpoints = {
  getPersonFeed: endpoint({
    ...common,
    method: "GET",
    summary: "Whether a vet or groomer has a calendar feed; its URL is shown only when it is created",
    reply: z.object({ created_at: timestamp.nullable() }),
    errors: ["forbidden", "not_found"],
  }),
  renewPersonFeed: endpoint({
    ...common,
    method: "POST",
    summary: "Create the secret URL of a person's calendar feed, or replace it with a new one",
    reply: z.object({ url: z.url() }),
    status: 201,
    errors: ["forbidden", "not_found"],
  }),
  deletePersonFeed: endpoint({
    ...common,
    method: "DELETE",
    summary: "Revoke the secret URL of a person's calendar feed",
    reply: messageReply,
    errors: ["forbidden", "not_found"],
  }),
  downloadPersonFeed: endpoint({
    method: "GET",
    path: "/api/calendar/people/:token",
    summary: "A person's visits as a calendar feed; anyone who has the secret URL can read it",
    access: "anyone",
    respondsWith: "calendar",
    params: z.object({ token: z.string().regex(/^[\w-]{43}$/) }),
    reply: calendarFile,
    errors: ["not_found"],
  }),
};
