import { z } from "zod";
import { booking, bookingDraft } from "./bookings.ts";
import { endpoint, sendsMail } from "./core/endpoint.ts";
import { id, timestamp } from "./core/fields.ts";
import { messageReply } from "./core/replies.ts";
import { maxWaitDays, partsOfDay } from "./waitlist-rules.ts";

const { pet_id, service_id, person_id, date } = bookingDraft.shape;
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;

export const waitlistDraft = z
  .strictObject({
    pet_id,
    service_id,
    person_id,
    first_day: date,
    last_day: date,
    part_of_day: z.enum(partsOfDay, "Please choose a time of day.").default("any"),
  })
  .refine(({ first_day, last_day }) => first_day <= last_day, {
    error: "Please choose a last day that is not before the first.",
    path: ["last_day"],
  })
  .refine(({ first_day, last_day }) => daysBetween(first_day, last_day) <= maxWaitDays, {
    error: `Please choose at most ${maxWaitDays} days.`,
    path: ["last_day"],
  });
export type WaitlistDraft = z.output<typeof waitlistDraft>;

export const waitlistEntry = z.object({
  id: z.number().int(),
  pet: z.object({ id: z.number().int(), name: z.string() }),
  service: z.object({ id: z.number().int(), name: z.string() }),
  person: booking.shape.asked_for,
  first_day: z.iso.date(),
  last_day: z.iso.date(),
  part_of_day: z.enum(partsOfDay),
  created_at: timestamp,
  offer: z
    .object({
      id: z.number().int(),
      date: z.iso.date(),
      time_slot: z.string(),
      starts_at: timestamp,
      expires_at: timestamp,
    })
    .nullable()
    .meta({ description: "A free time that is held until it is taken, passed or expires." }),
});
export type WaitlistEntry = z.output<typeof waitlistEntry>;

export const staffWaitlistEntry = waitlistEntry.extend({
  user_id: z.number().int(),
  customer: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
});
export type StaffWaitlistEntry = z.output<typeof staffWaitlistEntry>;

const byId = { access: "customer", params: z.object({ id }) } as const;

export const waitlistEndpoints = {
  listWaitlist: endpoint({
    method: "GET",
    path: "/api/waitlist",
    summary: "What I am waiting for, and the times that are held for me",
    access: "customer",
    reply: z.object({ entries: z.array(waitlistEntry) }),
    errors: [],
  }),
  joinWaitlist: endpoint({
    method: "POST",
    path: "/api/waitlist",
    summary: "Wait for a time of a service to become free; the longest waiting gets it offered by mail and here",
    access: "customer",
    body: waitlistDraft,
    reply: waitlistEntry,
    status: 201,
    errors: ["not_found", "conflict"],
  }),
  leaveWaitlist: endpoint({
    ...byId,
    method: "DELETE",
    path: "/api/waitlist/:id",
    summary: "Wait no longer; a time that is held for me becomes free",
    reply: messageReply,
    errors: ["not_found"],
  }),
  acceptOffer: endpoint({
    ...byId,
    method: "POST",
    path: "/api/waitlist/offers/:id/accept",
    summary: "Book the time that is held for me",
    reply: booking,
    errors: ["not_found", "conflict"],
    ...sendsMail,
  }),
  passOffer: endpoint({
    ...byId,
    method: "POST",
    path: "/api/waitlist/offers/:id/pass",
    summary: "Give back the time that is held for me, and go on waiting for another",
    reply: messageReply,
    errors: ["not_found", "conflict"],
  }),
  listWaitlistForStaff: endpoint({
    method: "GET",
    path: "/api/staff/waitlist",
    summary: "Everybody who waits for a time, the longest waiting first; the first 500 of them",
    access: "staff",
    permission: "calendar.read",
    reply: z.object({ entries: z.array(staffWaitlistEntry) }),
    errors: [],
  }),
};
