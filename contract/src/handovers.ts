import { z } from "zod";
import { gear } from "./catalogue.ts";
import { endpoint, sendsMailForStaff } from "./core/endpoint.ts";
import { dollars, id, numericId, optionalText, requiredText, timestamp } from "./core/fields.ts";
import { csvExport } from "./core/lists.ts";
import { messageReply } from "./core/replies.ts";
import { bornPrecisions, followUpMoods, maxShelterTextLength } from "./shelter-rules.ts";

const params = z.object({ id });
const version = numericId.meta({ description: "Of the object as the caller saw it." });

export const followUp = z.object({
  day: z.number().int().meta({ description: "How many days after the handover." }),
  due_on: z.iso.date(),
  sent_at: timestamp.nullable(),
  mood: z.enum(followUpMoods).nullable(),
  answer: z.string(),
  answered_at: timestamp.nullable(),
});
export type FollowUp = z.output<typeof followUp>;

/** An animal that went home, with all that its contract says. */
export const handover = z.object({
  id: z.number().int(),
  contract_number: z.string(),
  request_id: z.number().int().nullable(),
  user_id: z.number().int().nullable().meta({ description: "Null once the account is deleted." }),
  userpet_id: z.number().int().nullable(),
  adopter: z.object({ name: z.string(), address: z.string() }),
  pet: z.object({
    id: z.number().int(),
    name: z.string(),
    type: z.string(),
    breed: z.string(),
    gender: z.string(),
    color: z.string(),
    age: z.string(),
    born_on: z.iso.date().nullable(),
    born_precision: z.enum(bornPrecisions).nullable(),
    chip: z.string().nullable(),
    neutered: z.boolean().nullable(),
  }),
  fee: dollars,
  paid_by: z.enum(["cash", "card", "none"]),
  agreement: z.string(),
  handed_over_on: z.iso.date(),
  handed_over_by: z.string().nullable(),
  agreed_to_follow_up: z.boolean(),
  follow_ups: z.array(followUp),
  returned_on: z.iso.date().nullable(),
  return_reason: z.string(),
  version: z.number().int(),
});
export type Handover = z.output<typeof handover>;

/** What is to be settled before an animal goes home. */
export const handoverPreparation = z.object({
  pet: z.object({ id: z.number().int(), name: z.string(), chip: z.string().nullable() }),
  adopter: z.object({ name: z.string(), address: z.string() }),
  fee: dollars,
  is_paid_by_card: z.boolean(),
  same_chip: z
    .object({ userpet_id: z.number().int(), name: z.string() })
    .nullable()
    .meta({ description: "The customer has added this animal by hand: the records can be added to it." }),
  userpets: z.array(z.object({ id: z.number().int(), name: z.string(), species: z.string() })),
});
export type HandoverPreparation = z.output<typeof handoverPreparation>;

export const handoverDraft = z.strictObject({
  version: version.meta({ description: "Of the request." }),
  adopter_name: requiredText("Please enter the name.", 100),
  adopter_address: requiredText("Please enter the address.", 300),
  paid_by: z.enum(["cash", "card", "none"], "Please say how the fee was paid."),
  agreement: optionalText(maxShelterTextLength),
  agreed_to_follow_up: z.boolean().default(false),
  merge_userpet_id: numericId
    .optional()
    .meta({ description: "A pet that the customer has added by hand and that is this animal." }),
});
export type HandoverDraft = z.output<typeof handoverDraft>;

export const petReturn = z.strictObject({
  version,
  returned_on: z.iso.date("Please enter a date."),
  reason: optionalText(maxShelterTextLength),
  condition: optionalText(1000),
});

export const followUpAnswer = z.strictObject({
  mood: z.enum(followUpMoods, "Please select how it goes."),
  answer: optionalText(maxShelterTextLength),
});
export type FollowUpAnswer = z.output<typeof followUpAnswer>;

export const starterKitLine = z.object({
  gear: gear.pick({ id: true, name: true, price: true, stock: true, main_image: true, category: true }),
  quantity: z.number().int(),
  reason: z.string().meta({ description: "Why it is in the kit, in a sentence." }),
});
export type StarterKitLine = z.output<typeof starterKitLine>;

/** What somebody whose animal has just come home can do next. */
export const welcome = z.object({
  userpet_id: z.number().int(),
  name: z.string(),
  check_up: z
    .object({
      service_id: z.number().int(),
      service_name: z.string(),
      times: z.array(z.object({ date: z.iso.date(), time_slot: z.string() })),
    })
    .nullable()
    .meta({ description: "Free times for a first check-up; nothing is held or booked." }),
  starter_kit: z.array(starterKitLine),
});
export type Welcome = z.output<typeof welcome>;

export const handoversEndpoints = {
  prepareHandover: endpoint({
    method: "GET",
    path: "/api/staff/adoption-requests/:id/handover",
    summary: "What is to be settled before the animal of an approved request goes home",
    access: "staff",
    permission: "applications.decide",
    params,
    reply: handoverPreparation,
    errors: ["not_found", "conflict"],
  }),
  handOverPet: endpoint({
    method: "POST",
    path: "/api/staff/adoption-requests/:id/handover",
    summary: "The animal goes home: it leaves the shelter and becomes one of the customer's own, with its records",
    access: "staff",
    permission: "applications.decide",
    params,
    idempotent: true,
    body: handoverDraft,
    reply: handover,
    status: 201,
    errors: ["not_found", "conflict", "edited_meanwhile"],
    ...sendsMailForStaff,
  }),
  getHandover: endpoint({
    method: "GET",
    path: "/api/staff/handovers/:id",
    summary: "A handover with its contract and the answers of the adopter",
    access: "staff",
    permission: "applications.read",
    params,
    reply: handover,
    errors: ["not_found"],
  }),
  returnPet: endpoint({
    method: "POST",
    path: "/api/staff/handovers/:id/return",
    summary: "The animal comes back with what the clinic recorded; visits that lie ahead are cancelled and mailed",
    access: "staff",
    permission: "animals.edit",
    params,
    body: petReturn,
    reply: handover,
    errors: ["not_found", "conflict", "edited_meanwhile"],
    ...sendsMailForStaff,
  }),
  exportHandovers: endpoint({
    ...csvExport,
    path: "/api/staff/handovers.csv",
    summary: "All handovers as a file",
    permission: "applications.decide",
  }),
  startFeePayment: endpoint({
    method: "POST",
    path: "/api/adoption-requests/:id/payment",
    summary: "Pay the adoption fee of an approved request by card",
    access: "customer",
    params,
    body: z.strictObject({}),
    reply: z.object({ clientSecret: z.string(), payment_intent_id: z.string(), amount: dollars }),
    errors: ["not_found", "conflict", "failed_dependency"],
  }),
  confirmFeePayment: endpoint({
    method: "POST",
    path: "/api/adoption-requests/:id/payment/confirm",
    summary: "Ask the card provider whether the adoption fee was paid",
    access: "customer",
    params,
    body: z.strictObject({}),
    reply: z.object({ is_paid: z.boolean(), message: z.string() }),
    errors: ["not_found", "failed_dependency"],
  }),
  getWelcome: endpoint({
    method: "GET",
    path: "/api/adoption-requests/:id/welcome",
    summary: "A first check-up and a starter kit for an animal that came home",
    access: "customer",
    params,
    reply: welcome,
    errors: ["not_found"],
  }),
  listFollowUps: endpoint({
    method: "GET",
    path: "/api/adoption-requests/:id/follow-ups",
    summary: "The questions that came after the handover",
    access: "customer",
    params,
    reply: z.array(followUp),
    errors: ["not_found"],
  }),
  answerFollowUp: endpoint({
    method: "PUT",
    path: "/api/adoption-requests/:id/follow-ups/:day",
    summary: "Tell how it goes",
    access: "customer",
    params: z.object({ id, day: id }),
    body: followUpAnswer,
    reply: messageReply,
    errors: ["not_found"],
  }),
  stopFollowUps: endpoint({
    method: "DELETE",
    path: "/api/adoption-requests/:id/follow-ups",
    summary: "Get no further questions",
    access: "customer",
    params,
    reply: messageReply,
    errors: ["not_found"],
  }),
};
