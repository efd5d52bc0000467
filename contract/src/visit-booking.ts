import { z } from "zod";
import { maxVisitItems } from "./booking-rules.ts";
import { booking, bookingDraft, followingServices } from "./bookings.ts";
import { endpoint, sendsMail } from "./core/endpoint.ts";
import { id, numberOrNumericString, timestamp } from "./core/fields.ts";

const { service_id, date, time_slot, notes, pet_id, person_id, intake } = bookingDraft.shape;

/** Several pets or services, one after the other. */
export const onlineVisitDraft = z.strictObject({
  items: z
    .array(z.strictObject({ pet_id, service_id, intake }))
    .min(1, "Please select a pet.")
    .max(maxVisitItems, `Please book at most ${maxVisitItems} at once.`),
  date,
  time_slot: time_slot.meta({ description: "When the first one begins." }),
  person_id: person_id.meta({ description: "Whoever shall do what this person offers; the rest is for anyone." }),
  notes,
});
export type OnlineVisitDraft = z.output<typeof onlineVisitDraft>;

/** What the customer wants, for calls that look for a time. */
export const timesQuery = z.object({ service_id, person_id: id.optional(), followed_by: followingServices });
export type TimesQuery = z.output<typeof timesQuery>;

const count = numberOrNumericString(z.number().int().min(1).max(10)).default(3);

/** Times become past while nothing else changes. */
const dependsOnClock = { invalidatedBy: ["bookings", "clinic"], maxAgeSeconds: 15 } as const;

export const visitBookingEndpoints = {
  listFreeDays: endpoint({
    method: "GET",
    path: "/api/free-days",
    summary: "How many free times a service has on each day that can be booked, or on those in the given range",
    access: "anyone",
    query: timesQuery.extend({ from: date.optional(), to: date.optional() }),
    reply: z.object({ days: z.array(z.object({ date: z.iso.date(), free: z.number().int() })) }),
    ...dependsOnClock,
    errors: [],
  }),
  listNextFreeTimes: endpoint({
    method: "GET",
    path: "/api/next-free-times",
    summary: "The next free times of a service, soonest first",
    access: "anyone",
    query: timesQuery.extend({ count }),
    reply: z.object({
      times: z.array(
        z.object({ date: z.iso.date(), time_slot: z.string(), starts_at: timestamp, person: booking.shape.asked_for }),
      ),
    }),
    ...dependsOnClock,
    errors: [],
  }),
  bookVisit: endpoint({
    method: "POST",
    path: "/api/visits",
    summary: "Book several pets or services in one visit, back to back: all of them or none",
    access: "customer",
    body: onlineVisitDraft,
    reply: z.object({ bookings: z.array(booking) }),
    status: 201,
    errors: ["forbidden", "not_found", "conflict", "slot_taken"],
    ...sendsMail,
  }),
};
