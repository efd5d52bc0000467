import { z } from "zod";
import { endpoint } from "./core/endpoint.ts";
import { numberOrNumericString } from "./core/numbers.ts";
import { id, messageReply } from "./core/shared.ts";

/** What can be booked, and how long it takes. */
export const services = [
  { id: 1, name: "Vet At Clinic", minutes: 30 },
  { id: 2, name: "Basic Spa", minutes: 60 },
  { id: 3, name: "Premium Spa", minutes: 75 },
  { id: 4, name: "Ultra Spa", minutes: 90 },
] as const;
export type Service = (typeof services)[number];

export const bookingStatuses = ["Pending", "Confirmed", "Cancelled"] as const;
export type BookingStatus = (typeof bookingStatuses)[number];

/** Only these keep a slot, and only these can be cancelled or moved. */
export const activeBookingStatuses = ["Pending", "Confirmed"] as const satisfies BookingStatus[];

export const bookableDaysAhead = 90;

const petMissingMessage = "Please select a pet.";
const serviceMissingMessage = "Please select a service.";
const serviceId = numberOrNumericString(
  z.literal(
    services.map((service): number => service.id),
    serviceMissingMessage,
  ),
  serviceMissingMessage,
);
const day = z
  .string("Please select a date.")
  .min(1, "Please select a date.")
  .pipe(z.iso.date("Please select a date that exists, like 2030-05-31."));
const timeSlot = z
  .string("Please select a time slot.")
  .min(1, "Please select a time slot.")
  .pipe(z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Please select a time slot, like 09:30."));

/** The order of the fields is the order in which their messages are shown. */
export const bookingDraft = z.strictObject({
  user_id: id.optional().meta({ description: "If given, it must be the caller's own." }),
  pet_id: numberOrNumericString(
    z.number().int(petMissingMessage).positive(petMissingMessage).max(2_147_483_647),
    petMissingMessage,
  ),
  service_id: serviceId,
  date: day.meta({ description: "An open day of the clinic, from today on." }),
  time_slot: timeSlot.meta({ description: "One of the slots of that day, and not a past one." }),
  notes: z
    .string()
    .trim()
    .max(500, "At most 500 characters.")
    .nullish()
    .transform((text) => text ?? ""),
});
export type BookingDraft = z.output<typeof bookingDraft>;

export const rescheduleDraft = bookingDraft.pick({ date: true, time_slot: true });
export type RescheduleDraft = z.output<typeof rescheduleDraft>;

export const booking = z.object({
  id: z.number().int(),
  user_id: z.number().int(),
  pet_id: z.number().int().nullable().meta({ description: "Null when the pet has been deleted since." }),
  service_id: z.number().int(),
  service_name: z.string(),
  pet: z.object({ name: z.string() }),
  date: z.iso.date().meta({ description: "By the shop's calendar." }),
  time_slot: z.string().meta({ description: "HH:MM by the shop's clock." }),
  starts_at: z.iso.datetime({ offset: true }),
  ends_at: z.iso.datetime({ offset: true }),
  notes: z.string(),
  status: z.enum(bookingStatuses),
  can_change: z.boolean().meta({ description: "Active and not over: it can be cancelled or moved." }),
  calendar_url: z.url().meta({ description: "An .ics file; the address is secret, so it needs no token." }),
});
export type Booking = z.output<typeof booking>;

/** As staff see it: with whom to expect, and without the customer's own secret address. */
export const staffBooking = booking
  .omit({ calendar_url: true })
  .extend({ customer: z.object({ name: z.string(), email: z.string() }) });
export type StaffBooking = z.output<typeof staffBooking>;

const clockTimes = z.array(z.string()).meta({ description: "HH:MM by the shop's clock, in order." });

export const slotsOfDay = z.object({
  all_slots: clockTimes,
  booked_slots: clockTimes,
  past_slots: clockTimes,
  closed: z.string().nullable().meta({ description: "Why there are no slots on this day." }),
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
    summary: "The slots of a service on a day, and which of them are taken or past",
    access: "anyone",
    query: z.object({ service_id: serviceId, date: day }),
    reply: slotsOfDay,
    errors: [],
  }),
  getBookingDays: endpoint({
    method: "GET",
    path: "/api/booking-days",
    summary: "From when until when can be booked, and the closed days in between",
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
    summary: "Book a service for a pet of mine",
    access: "customer",
    body: bookingDraft,
    reply: booking,
    status: 201,
    errors: ["forbidden", "not_found", "conflict", "slot_taken"],
  }),
  listBookings: endpoint({
    method: "GET",
    path: "/api/user/:userId/bookings",
    summary: "My bookings: upcoming ones soonest first, or the history, newest first",
    access: "customer",
    params: z.object({ userId: id }),
    query: z.object({ type: z.enum(["upcoming", "history"]).default("upcoming") }),
    reply: z.array(booking),
    errors: ["forbidden"],
  }),
  rescheduleBooking: endpoint({
    method: "PUT",
    path: "/api/bookings/:id",
    summary: "Move a booking of mine; the old slot is given up only if the new one is free",
    access: "customer",
    params: z.object({ id }),
    body: rescheduleDraft,
    reply: booking,
    errors: ["not_found", "conflict", "slot_taken"],
  }),
  cancelBooking: endpoint({
    method: "DELETE",
    path: "/api/bookings/:id",
    summary: "Cancel a booking of mine",
    access: "customer",
    params: z.object({ id }),
    reply: messageReply,
    errors: ["not_found", "conflict"],
  }),
  downloadBookingCalendar: endpoint({
    method: "GET",
    path: "/api/calendar/bookings/:key",
    summary: "One booking as an .ics file, for whoever has its secret address",
    access: "anyone",
    respondsWith: "calendar",
    params: z.object({ key: secretToken }),
    reply: calendarFile,
    errors: ["not_found"],
  }),
  downloadCalendarFeed: endpoint({
    method: "GET",
    path: "/api/calendar/feeds/:token",
    summary: "All bookings of a customer as a calendar to subscribe to, for whoever has its secret address",
    access: "anyone",
    respondsWith: "calendar",
    params: z.object({ token: secretToken }),
    reply: calendarFile,
    errors: ["not_found"],
  }),
  getCalendarFeed: endpoint({
    method: "GET",
    path: "/api/user/calendar-feed",
    summary: "Whether I have a calendar to subscribe to; its address is shown only when it is made",
    access: "customer",
    reply: z.object({ created_at: z.iso.datetime({ offset: true }).nullable() }),
    errors: [],
  }),
  renewCalendarFeed: endpoint({
    method: "POST",
    path: "/api/user/calendar-feed",
    summary: "Make the secret address of my calendar, or a new one in place of the old",
    access: "customer",
    reply: z.object({ url: z.url() }),
    status: 201,
    errors: [],
  }),
  deleteCalendarFeed: endpoint({
    method: "DELETE",
    path: "/api/user/calendar-feed",
    summary: "Make the secret address of my calendar invalid",
    access: "customer",
    reply: messageReply,
    errors: [],
  }),
  listBookingsForStaff: endpoint({
    method: "GET",
    path: "/api/staff/bookings",
    summary: "The bookings of a day, in the order of the day",
    access: "staff",
    query: z.object({ date: day }),
    reply: z.array(staffBooking),
    errors: [],
  }),
  decideBooking: endpoint({
    method: "PUT",
    path: "/api/staff/bookings/:id",
    summary: "Confirm or cancel a booking that is not over; the customer is told by mail",
    access: "staff",
    params: z.object({ id }),
    body: z.strictObject({ status: z.enum(["Confirmed", "Cancelled"], "Please choose Confirmed or Cancelled.") }),
    reply: staffBooking,
    errors: ["not_found", "conflict"],
  }),
};
