import { z } from "zod";
import { calendarDay, timeSlot } from "./bookings.ts";
import { endpoint, sendsMailForStaff } from "./core/endpoint.ts";
import { id, numericId, optionalText, timestamp } from "./core/fields.ts";
import { meetingStatuses } from "./shelter-rules.ts";

/** An applicant meets an animal. */
export const meeting = z.object({
  id: z.number().int(),
  request_id: z.number().int(),
  starts_at: timestamp,
  ends_at: timestamp,
  status: z.enum(meetingStatuses),
  place: z.string(),
  note: z.string().meta({ description: "How it went; for staff only." }),
  version: z.number().int(),
});
export type Meeting = z.output<typeof meeting>;

export const plannedMeeting = meeting.extend({
  pet: z.object({ id: z.number().int(), name: z.string() }),
  customer: z.object({ name: z.string(), phone: z.string().nullable() }),
  assignee: z.string().nullable(),
});
export type PlannedMeeting = z.output<typeof plannedMeeting>;

const minutes = z
  .number("Please enter the minutes.")
  .int("Please enter whole minutes.")
  .min(15, "At least 15 minutes.")
  .max(240, "At most 240 minutes.")
  .optional();
const time = { date: calendarDay, time_slot: timeSlot, minutes, place: optionalText(120) };
const version = numericId.meta({ description: "Of the meeting as the caller saw it." });
const params = z.object({ id });
const forKeepers = { access: "staff", permission: "calendar.meetings" } as const;

export const meetingDraft = z.strictObject(time);
export type MeetingDraft = z.output<typeof meetingDraft>;

export const meetingsEndpoints = {
  listMeetings: endpoint({
    method: "GET",
    path: "/api/staff/meetings",
    summary: "The meetings between two days, both included",
    access: "staff",
    permission: "applications.read",
    query: z.object({ from: calendarDay, to: calendarDay }),
    reply: z.array(plannedMeeting),
    errors: [],
  }),
  listMeetingTimes: endpoint({
    method: "GET",
    path: "/api/staff/adoption-requests/:id/meeting-times",
    summary: "Times of a day at which the animal can be met",
    ...forKeepers,
    params,
    query: z.object({ date: calendarDay }),
    reply: z.object({ times: z.array(z.object({ time_slot: z.string(), is_free: z.boolean() })) }),
    errors: ["not_found"],
  }),
  planMeeting: endpoint({
    method: "POST",
    path: "/api/staff/adoption-requests/:id/meetings",
    summary: "Plan a meeting: the time of the animal is taken, the request moves on, and the customer gets a mail",
    ...forKeepers,
    params,
    body: meetingDraft,
    reply: meeting,
    status: 201,
    errors: ["not_found", "conflict", "slot_taken"],
    ...sendsMailForStaff,
  }),
  moveMeeting: endpoint({
    method: "PUT",
    path: "/api/staff/meetings/:id/time",
    summary: "Give a meeting another time; the customer gets a mail",
    ...forKeepers,
    params,
    body: z.strictObject({ version, ...time }),
    reply: meeting,
    errors: ["not_found", "conflict", "slot_taken", "edited_meanwhile"],
    ...sendsMailForStaff,
  }),
  closeMeeting: endpoint({
    method: "PUT",
    path: "/api/staff/meetings/:id/status",
    summary: "Say that a meeting took place, was missed or is cancelled; a cancellation is mailed",
    ...forKeepers,
    params,
    body: z.strictObject({
      version,
      status: z.enum(["held", "missed", "cancelled"], "Please select what happened."),
      note: optionalText(2000),
    }),
    reply: meeting,
    errors: ["not_found", "conflict", "edited_meanwhile"],
    ...sendsMailForStaff,
  }),
};
