import { z } from "zod";
import { adoptionRequestStatuses, maxNoteLength } from "./adoption-rules.ts";
import { endpoint, sendsMail, sendsMailForStaff } from "./core/endpoint.ts";
import { dollars, id, image, requiredText, timestamp } from "./core/fields.ts";
import { messageReply } from "./core/replies.ts";
import { petFacts } from "./pet-draft.ts";
import { requestStages } from "./shelter-rules.ts";

/** A pet for adoption; the customers' own pets are userpets. */
export const pet = z.object({
  id: z.number().int(),
  name: z.string(),
  type: z.string(),
  breed: z.string(),
  age: z.string(),
  gender: z.enum(["Male", "Female"]),
  weight: z.string(),
  color: z.string(),
  description: z.string(),
  trait: z.string().meta({ description: "One line about its character." }),
  adoptionFee: dollars,
  tags: z.array(z.string()).meta({ description: "The tag `Available` marks a pet that can be adopted." }),
  main_image: image.nullable(),
  images: z.array(image),
  careDiet: z.string(),
  careExercise: z.string(),
  careGrooming: z.string(),
  facts: petFacts,
});
export type Pet = z.output<typeof pet>;

/** What customers tell about their home, if they want to. */
export const homeAnswers = z.strictObject({
  children: z.enum(["none", "older", "young"]).optional(),
  dogs: z.boolean().optional(),
  cats: z.boolean().optional(),
  hours_alone: z.number().int().min(0).max(24).optional(),
  garden: z.boolean().optional(),
  activity: z.enum(["low", "medium", "high"]).optional(),
});

export const adoptionRequestDraft = z.strictObject({
  pet_id: id,
  note: requiredText("Please provide a note before submitting your request.", maxNoteLength),
  answers: homeAnswers.optional(),
});
export type AdoptionRequestDraft = z.output<typeof adoptionRequestDraft>;

export const adoptionRequest = z.object({
  id: z.number().int(),
  pet_id: z.number().int(),
  note: z.string(),
  status: z.enum(adoptionRequestStatuses),
  created_at: timestamp,
  pet: pet.pick({ id: true, name: true, breed: true, main_image: true }),
});
export type AdoptionRequest = z.output<typeof adoptionRequest>;

/** A request of mine, with what comes next. */
export const myAdoptionRequest = adoptionRequest.extend({
  stage: z.enum(requestStages),
  next_step: z.string().meta({ description: "In a sentence." }),
  others_asked: z.boolean().meta({ description: "Whether others have asked for the same animal too." }),
  decline_reason: z.string(),
  meeting: z.object({ starts_at: timestamp, ends_at: timestamp, place: z.string() }).nullable(),
  fee: z
    .object({ amount: dollars, can_be_paid: z.boolean(), is_paid: z.boolean() })
    .meta({ description: "Due once the request is approved." }),
  userpet_id: z
    .number()
    .int()
    .nullable()
    .meta({ description: "What the animal became, once it has gone home and while it lives there." }),
  agreed_to_follow_up: z.boolean(),
});
export type MyAdoptionRequest = z.output<typeof myAdoptionRequest>;

/** A request as staff see it. */
export const receivedAdoptionRequest = adoptionRequest.extend({
  answers: homeAnswers.nullable().meta({ description: "What the customer told about their home." }),
  customer: z.object({ user_id: z.number().int(), name: z.string(), email: z.string(), phone: z.string().nullable() }),
});
export type ReceivedAdoptionRequest = z.output<typeof receivedAdoptionRequest>;

export const adoptionDecision = z.strictObject({ status: z.enum(["approved", "declined"]) });
export type AdoptionDecision = z.output<typeof adoptionDecision>;

export const adoptionEndpoints = {
  listPets: endpoint({
    method: "GET",
    path: "/api/pets",
    summary: "All pets for adoption",
    access: "anyone",
    reply: z.array(pet),
    errors: [],
    invalidatedBy: ["pets"],
  }),
  getPet: endpoint({
    method: "GET",
    path: "/api/pets/:id",
    summary: "One pet for adoption",
    access: "anyone",
    params: z.object({ id }),
    reply: pet,
    errors: ["not_found"],
    invalidatedBy: ["pets"],
  }),
  isFavorite: endpoint({
    method: "GET",
    path: "/api/favorite/:id",
    summary: "Whether a pet is one of my favorites",
    access: "customer",
    params: z.object({ id }),
    reply: z.object({ is_favorite: z.boolean() }),
    errors: ["not_found"],
  }),
  toggleFavorite: endpoint({
    method: "POST",
    path: "/api/favorite/:id",
    summary: "Add a pet to my favorites, or remove it",
    access: "customer",
    params: z.object({ id }),
    reply: z.object({ is_favorite: z.boolean(), message: z.string() }),
    errors: ["not_found"],
  }),
  listFavorites: endpoint({
    method: "GET",
    path: "/api/favorites",
    summary: "My favorite pets",
    access: "customer",
    reply: z.array(pet),
    errors: [],
  }),
  hasAdoptionRequest: endpoint({
    method: "GET",
    path: "/api/adoption/check/:id",
    summary: "Whether I have an adoption request for this pet",
    access: "customer",
    params: z.object({ id }),
    reply: z.object({ has_request: z.boolean() }),
    errors: ["not_found"],
  }),
  requestAdoption: endpoint({
    method: "POST",
    path: "/api/adoption-requests",
    summary: "Request to adopt a pet",
    access: "customer",
    body: adoptionRequestDraft,
    reply: adoptionRequest.extend({ message: z.string() }),
    status: 201,
    errors: ["not_found", "conflict"],
    ...sendsMail,
    accountLimit: { times: 30, perSeconds: 3600 },
  }),
  listAdoptionRequests: endpoint({
    method: "GET",
    path: "/api/adoption-requests",
    summary: "My adoption requests with their stage and what comes next, newest first",
    access: "customer",
    reply: z.array(myAdoptionRequest),
    errors: [],
  }),
  withdrawAdoptionRequest: endpoint({
    method: "DELETE",
    path: "/api/adoption-requests/:id",
    summary: "Withdraw an open adoption request of mine",
    access: "customer",
    params: z.object({ id }),
    reply: messageReply,
    errors: ["not_found", "conflict"],
    ...sendsMail,
  }),
  listOpenAdoptionRequests: endpoint({
    method: "GET",
    path: "/api/staff/adoption-requests",
    summary: "Open adoption requests, oldest first",
    access: "staff",
    permission: "applications.read",
    reply: z.array(receivedAdoptionRequest),
    errors: [],
  }),
  decideAdoptionRequest: endpoint({
    method: "PUT",
    path: "/api/staff/adoption-requests/:id",
    summary: "Approve or decline an adoption request",
    access: "staff",
    permission: "applications.decide",
    params: z.object({ id }),
    body: adoptionDecision,
    reply: receivedAdoptionRequest,
    errors: ["not_found", "conflict"],
    ...sendsMailForStaff,
  }),
};
