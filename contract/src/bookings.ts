import { z } from "zod";
import { bookingStatuses, maxBookingNotesLength, maxVisitItems } from "./booking-rules.ts";
import { goodsAnswer } from "./collect-fields.ts";
import { endpoint, sendsMail } from "./core/endpoint.ts";
import { id, maxId, numberOrNumericString, optionalText, timestamp } from "./core/fields.ts";
import { messageReply } from "./core/replies.ts";
import { intakeAnswers } from "./intake.ts";

const petMissingMessage = "Please select a pet.";
const serviceMissingMessage = "Please select a service.";
export const serviceId = numberOrNumericString(
  z.number().int(serviceMissingMessage).positive(serviceMissingMessage).max(maxId, serviceMissingMessage),
  serviceMissingMessage,
);
export const day = z
  .string("Please select a date.")
  .min(1, "Please select a date.")
  .pipe(z.iso.date("Please select a date that exists, like 2030-05-31."));
/** Staff also book beyond the days that are offered to customers. */
export const calendarDay = day.refine((date) => date.startsWith("20"), "Please select a date of this century.");
export const timeSlot = z
  .string("Please select a time slot.")
  .min(1, "Please select a time slot.")
  .pipe(z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Please select a time slot, like 09:30."));

/** For calls that look for a time. */
export const followingServices = z
  .string()
  .regex(/^\d{1,9}(,\d{1,9})*$/)
  .transform((text) => text.split(",").map(Number))
  .pipe(z.array(z.number()).max(maxVisitItems - 1))
  .optional()
  .meta({ description: "Services that follow back to back, by id, separated by commas." });

/** Errors are shown in the order of the fields. */
export const bookingDraft = z.strictObject({
  user_id: id.optional().meta({ description: "If given, it must be the caller's own." }),
  pet_id: numberOrNumericString(
    z.number().int(petMissingMessage).positive(petMissingMessage).max(maxId),
    petMissingMessage,
  ),
  service_id: serviceId,
  date: day.meta({ description: "A day on which the clinic is open, not in the past." }),
  time_slot: timeSlot.meta({ description: "A free slot of that day, not in the past." }),
  person_id: id
    .nullish()
    .meta({ description: "Who shall do it, one of those who offer the service; otherwise anyone." }),
  notes: optionalText(maxBookingNotesLength),
  intake: intakeAnswers,
});
export type BookingDraft = z.output<typeof bookingDraft>;

export const rescheduleDraft = bookingDraft.pick({ date: true, time_slot: true });
export type RescheduleDraft = z.output<typeof rescheduleDraft>;

export const booking = z.object({
  id: z.number().int(),
  user_id: z.number().int(),
  pet_id: z.number().int().nullable().meta({ description: "Null if the pet has been deleted." }),
  service_id: z.number().int(),
  service_name: z.string(),
  pet: z.object({ name: z.string() }),
  asked_for: z
    .object({ id: z.number().int(), name: z.string() })
    .nullable()
    .meta({ description: "Whom the customer asked for; null if anyone may do it." }),
  date: z.iso.date().meta({ description: "In the shop's time zone." }),
  time_slot: z.string().meta({ description: "HH:MM in the shop's time zone." }),
  starts_at: timestamp,
  ends_at: timestamp,
  notes: z.string(),
  intake: z.array(z.object({ question: z.string(), answer: z.string() })),
  visible_note: z.string().meta({ description: "What the clinic wrote for the customer." }),
  status: z.enum(bookingStatuses),
  can_change: z.boolean().meta({ description: "Whether it can still be cancelled or rescheduled." }),
  change_until: timestamp.meta({ description: "Until when the customer can cancel or reschedule it." }),
  calendar_url: z.url().meta({ description: "An .ics file. The URL is secret and needs no token." }),
});
export type Booking = z.output<typeof booking>;

/** A booking as staff see it, without the customer's secret calendar URL. */
export const staffBooking = booking.omit({ calendar_url: true, change_until: true }).extend({
  user_id: z.number().int().nullable().meta({ description: "Null for guests and former customers." }),
  customer: z.object({ name: z.string(), email: z.string() }),
  phone: z.string(),
});
export type StaffBooking = z.output<typeof staffBooking>;

const clockTimes = z.array(z.string()).meta({ description: "HH:MM in the shop's time zone, in ascending order." });

export const slotsOfDay = z.object({
  all_slots: clockTimes,
  booked_slots: clockTimes,
  past_slots: clockTimes,
  closed: z.string().nullable().meta({ description: "The reason why there are no slots on this day." }),
});
export type SlotsOfDay = z.output<typeof slotsOfDay>;

/** An .ics file. */
export const calendarFile = z.object({ calendar: z.string(), filename: z.string() });
export type CalendarFile = z.output<typeof calendarFile>;

const secretToken = z.string().regex(/^[\w-]{43}$/);

export const bookingsEndpoints = {
  listSlots: endpoint({
    method: "GET",
    path: "/api/booked-time-slots",
    summary: "The slots of a service on a day, and which of them are booked or past",
    access: "anyone",
    query: z.object({
      service_id: serviceId,
      date: day,
      person_id: id.optional(),
      followed_by: followingServices,
    }),
    reply: slotsOfDay,
    errors: [],
  }),
  getBookingDays: endpoint({
    method: "GET",
    path: "/api/booking-days",
    summary: "The range of days that can be booked, and the closed days in it",
    access: "anyone",
    reply: z.object({
      today: z.iso.date(),
      last_day: z.iso.date(),
      closed_dates: z.array(z.iso.date()),
      time_zone: z.string(),
    }),
    errors: [],
  }),
  createBooking: endpoint({
    method: "POST",
    path: "/api/bookings",
    summary: "Book a service for one of my pets",
    access: "customer",
    body: bookingDraft,
    reply: booking,
    status: 201,
    errors: ["forbidden", "not_found", "conflict", "slot_taken"],
    ...sendsMail,
  }),
  listBookings: endpoint({
    method: "GET",
    path: "/api/user/:userId/bookings",
    summary: "My upcoming bookings, soonest first, or my past ones, newest first",
    access: "customer",
    params: z.object({ userId: id }),
    query: z.object({ type: z.enum(["upcoming", "history"]).default("upcoming") }),
    reply: z.array(booking),
    errors: ["forbidden"],
  }),
  rescheduleBooking: endpoint({
    method: "PUT",
    path: "/api/bookings/:id",
    summary: "Reschedule a booking of mine; it keeps its slot if the new one is not free",
    access: "customer",
    params: z.object({ id }),
    body: rescheduleDraft,
    reply: booking,
    errors: ["not_found", "conflict", "slot_taken"],
    ...sendsMail,
  }),
  cancelBooking: endpoint({
    method: "DELETE",
    path: "/api/bookings/:id",
    summary: "Cancel a booking of mine; if goods wait at it, say what becomes of them",
    access: "customer",
    params: z.object({ id }),
    query: z.object(goodsAnswer),
    reply: messageReply,
    errors: ["not_found", "conflict", "goods_waiting"],
    ...sendsMail,
  }),
  downloadBookingCalendar: endpoint({
    method: "GET",
    path: "/api/calendar/bookings/:key",
    summary: "One booking as an .ics file; anyone who has the secret URL can read it",
    access: "anyone",
    respondsWith: "calendar",
    params: z.object({ key: secretToken }),
    reply: calendarFile,
    errors: ["not_found"],
  }),
  downloadCalendarFeed: endpoint({
    method: "GET",
    path: "/api/calendar/feeds/:token",
    summary: "A customer's bookings as a calendar feed; anyone who has the secret URL can read it",
    access: "anyone",
    respondsWith: "calendar",
    params: z.object({ token: secretToken }),
    reply: calendarFile,
    errors: ["not_found"],
  }),
  getCalendarFeed: endpoint({
    method: "GET",
    path: "/api/user/calendar-feed",
    summary: "Whether I have a calendar feed; its URL is shown only when it is created",
    access: "customer",
    reply: z.object({ created_at: timestamp.nullable() }),
    errors: [],
  }),
  renewCalendarFeed: endpoint({
    method: "POST",
    path: "/api/user/calendar-feed",
    summary: "Create the secret URL of my calendar feed, or replace it with a new one",
    access: "customer",
    reply: z.object({ url: z.url() }),
    status: 201,
    errors: [],
  }),
  deleteCalendarFeed: endpoint({
    method: "DELETE",
    path: "/api/user/calendar-feed",
    summary: "Revoke the secret URL of my calendar feed",
    access: "customer",
    reply: messageReply,
    errors: [],
  }),
};
