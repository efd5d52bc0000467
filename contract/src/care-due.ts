import { z } from "zod";
import { booking, bookingDraft } from "./bookings.ts";
import { dueAnswers, dueKinds, dueReasons } from "./care-due-rules.ts";
import { endpoint, sendsMail } from "./core/endpoint.ts";
import { id, optionalText } from "./core/fields.ts";

const params = z.object({ id });

/** Where a rule comes from, and whether a vet of the clinic has looked at it. */
export const ruleSource = z.object({
  text: z.string(),
  url: z.url(),
  compiled_on: z.iso.date(),
  reviewed_by: z.string().nullable().meta({ description: "Null until somebody of the clinic has reviewed it." }),
  reviewed_on: z.iso.date().nullable(),
});
export type RuleSource = z.output<typeof ruleSource>;

export const dueCareStates = ["open", "booked", "snoozed", "dismissed"] as const;

/** What one of the caller's animals needs next. Usual advice: the vet decides. */
export const ownDueCare = z.object({
  id: z.number().int(),
  userpet_id: z.number().int(),
  pet_name: z.string(),
  kind: z.enum(dueKinds),
  name: z.string(),
  due_on: z.iso.date(),
  is_overdue: z.boolean(),
  reason: z.enum(dueReasons),
  why: z.string().meta({ description: "Why it is due then, in a sentence." }),
  advice: z.string().meta({ description: "What the rule says." }),
  source: ruleSource,
  state: z.enum(dueCareStates),
  snoozed_until: z.iso.date().nullable(),
  booking: booking
    .pick({ id: true, date: true, time_slot: true, service_name: true })
    .extend({
      is_for_it: z
        .boolean()
        .meta({ description: "False for a visit that is about something else, at which it can be asked for." }),
    })
    .nullable()
    .meta({ description: "The visit that is booked for it, or at which it can be done as well." }),
});
export type OwnDueCare = z.output<typeof ownDueCare>;

const freeTime = z.object({ date: z.iso.date(), time_slot: z.string() });

export const bookableCare = ownDueCare.extend({
  service: z
    .object({ id: z.number().int(), name: z.string(), asks_questions: z.boolean() })
    .nullable()
    .meta({ description: "What would be booked; a service that asks questions is booked on its own page." }),
  times: z
    .array(freeTime)
    .meta({ description: "Free times, none of them held. Empty if it is due too far ahead to be booked." }),
});
export type BookableCare = z.output<typeof bookableCare>;

export const careOfUserpet = z.object({
  due: z.array(bookableCare).meta({ description: "The soonest first." }),
  ask: z
    .array(z.object({ name: z.string(), advice: z.string(), source: ruleSource }))
    .meta({ description: "What the clinic is to be asked about: nothing becomes due by itself." }),
  just_done: z
    .array(z.object({ id: z.number().int(), name: z.string() }))
    .meta({ description: "What the owner said today was done elsewhere; it can be taken back." }),
});
export type CareOfUserpet = z.output<typeof careOfUserpet>;

const { date, time_slot } = bookingDraft.shape;

export const careAnswer = z
  .strictObject({
    answer: z.enum(dueAnswers, "Please choose an answer."),
    given_on: z.iso
      .date("Please enter a date.")
      .nullish()
      .meta({ description: "When it was done elsewhere: not in the future, and not before the animal was born." }),
    product: optionalText(120).meta({ description: "What was given, if it is known." }),
  })
  .refine(({ answer, given_on: given }) => answer !== "done_elsewhere" || Boolean(given), {
    path: ["given_on"],
    message: "Please enter a date.",
  });
export type CareAnswer = z.output<typeof careAnswer>;

export const careDueEndpoints = {
  listMyDueCare: endpoint({
    method: "GET",
    path: "/api/due-care",
    summary: "What my animals need next, the soonest first",
    access: "customer",
    reply: z.array(ownDueCare),
    errors: [],
  }),
  listDueCareOfUserpet: endpoint({
    method: "GET",
    path: "/api/userpets/:id/due-care",
    summary: "What one of my animals needs next, each with three free times",
    access: "customer",
    params,
    reply: careOfUserpet,
    errors: ["not_found"],
  }),
  bookDueCare: endpoint({
    method: "POST",
    path: "/api/due-care/:id/booking",
    summary: "Book one of the free times for what is due",
    access: "customer",
    params,
    body: z.strictObject({ date, time_slot }),
    reply: booking,
    status: 201,
    errors: ["not_found", "conflict", "slot_taken"],
    ...sendsMail,
  }),
  answerDueCare: endpoint({
    method: "POST",
    path: "/api/due-care/:id/answer",
    summary: "It was done elsewhere, or I do not want it now, or not at all",
    access: "customer",
    params,
    body: careAnswer,
    reply: ownDueCare,
    errors: ["not_found", "conflict"],
  }),
  undoDueCareAnswer: endpoint({
    method: "POST",
    path: "/api/due-care/:id/undo",
    summary: "Take back what I answered about something that is due",
    access: "customer",
    params,
    reply: ownDueCare,
    errors: ["not_found", "conflict"],
  }),
};
