import { z } from "zod";
import { calendarDay, serviceId, staffBooking, timeSlot } from "./bookings.ts";
import {
  bookingSources,
  maxBookingNotesLength,
  maxVisitCare,
  maxVisitMinutes,
  maxVisitNoteLength,
} from "./booking-rules.ts";
import { careRecord, careRecordDraft } from "./care-records.ts";
import { goodsAnswer } from "./collect-fields.ts";
import { resourceKinds } from "./clinic-rules.ts";
import { endpoint, sendsMailForStaff } from "./core/endpoint.ts";
import { id, email, numericId, optionalText, plainName, requiredText, timestamp } from "./core/fields.ts";
import { normalizePhone } from "./phone-rules.ts";
import { speciesList } from "./userpet-rules.ts";
import { proposalDrafts, proposedGear } from "./visit-proposals.ts";

/** A booking as the calendar of staff shows it. */
export const staffVisit = staffBooking.extend({
  revision: z.number().int().meta({ description: "Counts its changes; a change has to name the one it is based on." }),
  source: z.enum(bookingSources),
  resource_ids: z.array(z.number().int()).meta({ description: "Who and what it takes." }),
  person_id: z.number().int().nullable().meta({ description: "The person asked for, if any." }),
  price_cents: z.number().int().nullable().meta({ description: "As agreed when it was booked." }),
  service_minutes: z.number().int().meta({ description: "How long the service usually takes." }),
  species: z.enum(speciesList).nullable(),
  no_shows: z.number().int().meta({ description: "How often this customer or guest did not come." }),
  private_note: z.string().meta({ description: "For staff only." }),
  goods_waiting: z.boolean().meta({ description: "Whether an order is to be handed over at it." }),
});
export type StaffVisit = z.output<typeof staffVisit>;

export const visitRecord = z.object({
  done: z.string(),
  weight_kg: z.number().nullable(),
  comes_next: z.string(),
  finished_at: timestamp,
  finished_by: z.string().nullable(),
});
export type VisitRecord = z.output<typeof visitRecord>;

/** One visit with everything about it. */
export const visitDetails = staffVisit.extend({
  resources: z.array(z.object({ id: z.number().int(), kind: z.enum(resourceKinds), name: z.string() })),
  person: z.string().nullable().meta({ description: "The name of the person asked for." }),
  record: visitRecord.nullable().meta({ description: "What was written down when it was finished." }),
  care: z
    .array(careRecord)
    .meta({ description: "What was recorded of the animal at this visit; empty without `medical.read`." }),
  proposals: z.array(proposedGear),
});
export type VisitDetails = z.output<typeof visitDetails>;

const revision = z.number().int().min(0).max(2_147_483_647);
const minutes = z
  .number("Please enter the minutes.")
  .int("Please enter whole minutes.")
  .min(5, "At least 5 minutes.")
  .max(maxVisitMinutes, `At most ${maxVisitMinutes} minutes.`);
const override = z
  .boolean()
  .default(false)
  .meta({ description: "Breaks the rules that `needs_override` has named. What is taken stays taken." });
const resourceIds = z.array(numericId).max(5).optional();
const note = optionalText(maxVisitNoteLength);
const priceCents = z
  .number("Please enter a price.")
  .int("Please enter whole cents.")
  .min(0, "Please enter a price.")
  .max(100_000_000, "This price is too high.");

export const visitMove = z.strictObject({
  revision,
  date: calendarDay,
  time_slot: timeSlot,
  minutes: minutes.optional().meta({ description: "The new length; otherwise it stays." }),
  resource_ids: resourceIds.meta({ description: "Who and what it shall take, of their kinds; otherwise they stay." }),
  override,
});
export type VisitMove = z.output<typeof visitMove>;

export const visitNotes = z.strictObject({ revision, private_note: note, visible_note: note });
export type VisitNotes = z.output<typeof visitNotes>;

export const visitFinish = z.strictObject({
  revision,
  done: requiredText("Please write down what was done.", maxVisitNoteLength),
  weight_kg: z
    .number("Please enter the weight in kilograms.")
    .positive("Please enter the weight in kilograms.")
    .max(1000, "Weight must be at most 1000 kg.")
    .nullable(),
  comes_next: note,
  visible_note: note,
  care: z
    .array(careRecordDraft)
    .max(maxVisitCare, `At most ${maxVisitCare} records.`)
    .refine((care) => care.every(({ kind }) => kind !== "weight"), "The weight has its own field.")
    .default([])
    .meta({ description: "What was done to a customer's animal, to be recorded; needs `medical.write`." }),
  proposals: proposalDrafts,
  override: z
    .boolean()
    .default(false)
    .meta({ description: "Records a weight that is far from the last one, after `needs_override` has asked." }),
});
export type VisitFinish = z.output<typeof visitFinish>;

const maxPhoneLength = 30;

export const visitGuest = z.strictObject({
  name: plainName("Please enter the name."),
  phone: optionalText(maxPhoneLength).transform((text) => normalizePhone(text)),
  email: z.union([z.literal(""), email], "Please enter a valid email address.").default(""),
  pet_name: plainName("Please enter the pet's name."),
  species: z.enum(speciesList, "Please select a species."),
});
export type VisitGuest = z.output<typeof visitGuest>;

/** Either for a customer's own pet, or for a guest. */
export const visitDraft = z
  .strictObject({
    source: z.enum(["phone", "walk-in"]),
    pet_id: numericId.optional(),
    guest: visitGuest.optional(),
    service_id: serviceId,
    date: calendarDay,
    time_slot: timeSlot,
    minutes: minutes.optional().meta({ description: "Otherwise as long as the service takes." }),
    price_cents: priceCents.optional().meta({ description: "Otherwise the price of the service." }),
    resource_ids: resourceIds,
    notes: optionalText(maxBookingNotesLength),
    private_note: note,
    override,
  })
  .refine(({ pet_id: petId, guest }) => (petId === undefined) !== (guest === undefined), {
    path: ["pet_id"],
    message: "Please select a customer's pet, or enter a guest.",
  });
export type VisitDraft = z.output<typeof visitDraft>;

const params = z.object({ id });

export const visitsEndpoints = {
  getVisit: endpoint({
    method: "GET",
    path: "/api/staff/bookings/:id",
    summary: "One visit, with notes and what was written down when it was finished",
    access: "staff",
    permission: "calendar.read",
    params,
    reply: visitDetails,
    errors: ["not_found"],
  }),
  createVisit: endpoint({
    method: "POST",
    path: "/api/staff/bookings",
    summary:
      "Book for a customer or a guest who calls (Confirmed, with a mail) or is here (Arrived). Broken rules are named, and ignored with `override`",
    access: "staff",
    permission: "calendar.book",
    idempotent: true,
    body: visitDraft,
    reply: staffVisit,
    status: 201,
    errors: ["not_found", "conflict", "slot_taken", "needs_override"],
    ...sendsMailForStaff,
  }),
  moveVisit: endpoint({
    method: "PUT",
    path: "/api/staff/bookings/:id/time",
    summary:
      "Give a visit another time, length, person or room. Broken rules are named, and ignored with `override`; a new time is mailed",
    access: "staff",
    permission: "calendar.book",
    params,
    body: visitMove,
    reply: staffVisit,
    errors: ["forbidden", "not_found", "conflict", "edited_meanwhile", "slot_taken", "needs_override"],
    ...sendsMailForStaff,
  }),
  changeVisitStatus: endpoint({
    method: "PUT",
    path: "/api/staff/bookings/:id/status",
    summary: "Lead a visit on, or correct a wrong status; a confirmation or cancellation is mailed",
    access: "staff",
    permission: "calendar.book",
    params,
    body: z.strictObject({
      revision,
      status: z.enum(
        ["Confirmed", "Arrived", "In treatment", "No-show", "Cancelled"],
        "Please choose a status. A visit is done when it is finished.",
      ),
      ...goodsAnswer,
    }),
    reply: staffVisit,
    errors: ["not_found", "conflict", "edited_meanwhile", "goods_waiting"],
    ...sendsMailForStaff,
  }),
  changeVisitNotes: endpoint({
    method: "PUT",
    path: "/api/staff/bookings/:id/notes",
    summary: "Change the note for staff and the one that the customer sees",
    access: "staff",
    permission: "calendar.book",
    params,
    body: visitNotes,
    reply: staffVisit,
    errors: ["not_found", "edited_meanwhile"],
  }),
  finishVisit: endpoint({
    method: "POST",
    path: "/api/staff/bookings/:id/finish",
    summary: "Write down what was done, and set the visit to Done; once more to correct it",
    access: "staff",
    permission: "calendar.book",
    params,
    body: visitFinish,
    reply: visitDetails,
    errors: ["forbidden", "not_found", "conflict", "edited_meanwhile", "needs_override"],
    ...sendsMailForStaff,
  }),
  recordVisitCare: endpoint({
    method: "POST",
    path: "/api/staff/bookings/:id/care",
    summary: "Record what was done to a customer's animal at a finished visit, or correct what was recorded there",
    access: "staff",
    permission: "medical.write",
    params,
    body: careRecordDraft,
    reply: visitDetails,
    status: 201,
    errors: ["not_found", "conflict", "needs_override"],
  }),
  voidVisitCare: endpoint({
    method: "DELETE",
    path: "/api/staff/bookings/:id/care/:recordId",
    summary: "Take back what was recorded at a visit; it stays in the history",
    access: "staff",
    permission: "medical.write",
    params: z.object({ id, recordId: id }),
    reply: visitDetails,
    errors: ["not_found", "conflict"],
  }),
};
