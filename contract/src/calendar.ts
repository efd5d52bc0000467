import { z } from "zod";
import { calendarDay, serviceId, staffBooking } from "./bookings.ts";
import { maxCalendarDays } from "./booking-rules.ts";
import { resourceKinds } from "./clinic-rules.ts";
import { holidays, openingHours } from "./content-values.ts";
import { endpoint } from "./core/endpoint.ts";
import { id, timestamp } from "./core/fields.ts";
import { speciesList } from "./userpet-rules.ts";
import { staffVisit } from "./visits.ts";

const span = z.object({ starts_at: timestamp, ends_at: timestamp });

/** What a day or several of them look like to staff. */
export const clinicCalendar = z.object({
  time_zone: z.string(),
  days: z.array(
    z.object({
      date: z.iso.date(),
      opens_at: timestamp.nullable().meta({ description: "Null if the clinic is closed." }),
      closes_at: timestamp.nullable(),
      holiday: z.string().nullable(),
    }),
  ),
  resources: z.array(
    z.object({
      id: z.number().int(),
      kind: z.enum(resourceKinds),
      name: z.string(),
      is_retired: z.boolean().meta({ description: "It is listed because of visits on these days." }),
      working: z.array(span),
    }),
  ),
  services: z.array(
    z.object({
      id: z.number().int(),
      name: z.string(),
      minutes: z.number().int(),
      price_cents: z.number().int().nullable(),
      species: z.array(z.enum(speciesList)),
      needs: z.array(z.enum(resourceKinds)),
    }),
  ),
  visits: z.array(staffVisit),
  blocks: z.array(
    span.extend({ id: z.number().int(), resource_id: z.number().int(), reason: z.string(), version: z.number().int() }),
  ),
});
export type ClinicCalendar = z.output<typeof clinicCalendar>;
export type CalendarResource = ClinicCalendar["resources"][number];
export type CalendarBlock = ClinicCalendar["blocks"][number];
export type CalendarService = ClinicCalendar["services"][number];

export const bookingCustomer = z.object({
  id: z.number().int(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  no_shows: z.number().int(),
  pets: z.array(z.object({ id: z.number().int(), name: z.string(), species: z.enum(speciesList) })),
});
export type BookingCustomer = z.output<typeof bookingCustomer>;

export const calendarEndpoints = {
  getCalendar: endpoint({
    method: "GET",
    path: "/api/staff/calendar",
    summary: `The visits and blocks of some days, at most ${maxCalendarDays}, and who works when`,
    access: "staff",
    permission: "calendar.read",
    query: z.object({ from: calendarDay, to: calendarDay }),
    reply: clinicCalendar,
    errors: [],
  }),
  listBookingsForStaff: endpoint({
    method: "GET",
    path: "/api/staff/bookings",
    summary: "The visits of a day, by time",
    access: "staff",
    permission: "calendar.read",
    query: z.object({ date: calendarDay }),
    reply: z.array(staffVisit),
    errors: [],
  }),
  listStaffTimes: endpoint({
    method: "GET",
    path: "/api/staff/times",
    summary: "The times of a day at which a service is offered, and which of them are free",
    access: "staff",
    permission: "calendar.book",
    query: z.object({ service_id: serviceId, date: calendarDay, person_id: id.optional() }),
    reply: z.object({ times: z.array(z.object({ time_slot: z.string(), is_free: z.boolean() })) }),
    errors: [],
  }),
  searchBookingCustomers: endpoint({
    method: "GET",
    path: "/api/staff/booking-customers",
    summary: "Customers to book for, by a part of the name, the email address, the phone number or a pet's name",
    access: "staff",
    permission: "calendar.book",
    query: z.object({ text: z.string().trim().min(2).max(100) }),
    reply: z.array(bookingCustomer),
    errors: [],
  }),
  findBookingsOutsideHours: endpoint({
    method: "POST",
    path: "/api/staff/bookings/outside-hours",
    summary:
      "The upcoming bookings that would be outside these opening hours or on these holidays; the first 50 of them",
    access: "staff",
    permission: "content.edit",
    unaudited: "It changes nothing.",
    body: z.strictObject({ clinic: openingHours.shape.clinic, holidays }),
    reply: z.object({ count: z.number().int(), bookings: z.array(staffBooking) }),
    errors: [],
  }),
};
