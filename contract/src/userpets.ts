import { z } from "zod";
import { careRecord } from "./care-records.ts";
import { endpoint, sendsMail } from "./core/endpoint.ts";
import { id, image, optionalText, plainName, requiredText } from "./core/fields.ts";
import { messageReply } from "./core/replies.ts";
import { birthIncomplete, bornPrecision, isBirthComplete } from "./birth-fields.ts";
import { bornPrecisions } from "./shelter-rules.ts";
import { maxUserpetNameLength, maxUserpetNotesLength, speciesList, userpetGenders } from "./userpet-rules.ts";

/** A customer's own pet; pets for adoption are just pets. */
export const userpet = z.object({
  id: z.number().int(),
  user_id: z.number().int(),
  name: z.string(),
  species: z.enum(speciesList),
  breed: z.string(),
  age: z.number().nullable().meta({ description: "In years." }),
  gender: z.enum(userpetGenders),
  weight_kg: z.number().nullable(),
  notes: z.string(),
  description: z.string(),
});
export type Userpet = z.output<typeof userpet>;

/** Customers see that the clinic or the shelter recorded it, not who works there. */
export const userpetRecord = careRecord.omit({ recorded_by: true });
export type UserpetRecord = z.output<typeof userpetRecord>;

/** All that is known of it, with what the shelter, the clinic and its owner recorded. */
export const userpetDetails = userpet.extend({
  born_on: z.iso.date().nullable(),
  born_precision: z.enum(bornPrecisions).nullable(),
  age_text: z.string().nullable().meta({ description: "In words; of an animal that has died, how old it was." }),
  chip: z.string().nullable(),
  neutered: z.boolean().nullable(),
  images: z.array(image),
  is_adopted: z.boolean().meta({ description: "Whether it came from the shelter." }),
  died_on: z.iso.date().nullable(),
  can_undo_death: z.boolean().meta({ description: "Whether its death was recorded a short time ago." }),
  records: z.array(userpetRecord).meta({ description: "The newest first." }),
});
export type UserpetDetails = z.output<typeof userpetDetails>;

const optionalMeasurement = (invalidMessage: string, max: number, tooLargeMessage: string) =>
  z
    .number(invalidMessage)
    .min(0, invalidMessage)
    .max(max, tooLargeMessage)
    .nullish()
    .transform((value) => value ?? null);

const notes = optionalText(maxUserpetNotesLength);

/** Errors are shown in the order of the fields. */
const userpetFields = (breedMissingMessage: string) => ({
  user_id: id.optional().meta({ description: "If given, it must be the caller's own." }),
  name: plainName("Please enter the pet's name."),
  breed: requiredText(breedMissingMessage, maxUserpetNameLength),
  age: optionalMeasurement("Age must be a non-negative number.", 200, "Age must be at most 200 years."),
  weight_kg: optionalMeasurement("Weight must be a non-negative number.", 1000, "Weight must be at most 1000 kg."),
  species: z.enum(speciesList, "Invalid species selected."),
  gender: z.enum(userpetGenders, "Invalid gender selected."),
  notes,
  description: notes,
});

export const userpetDraft = z
  .strictObject({
    ...userpetFields("Please select or enter the breed."),
    born_on: z.iso.date("Please enter a date.").nullish().meta({ description: "If given, the age follows from it." }),
    born_precision: bornPrecision.nullish(),
  })
  .refine(isBirthComplete, birthIncomplete);
export type UserpetDraft = z.output<typeof userpetDraft>;

/** The whole pet may be sent back, but its owner cannot be changed. */
export const userpetUpdate = z.strictObject({
  id: id.optional(),
  ...userpetFields("Please enter the breed."),
  override: z.boolean().optional().meta({
    description: "False asks about a weight that is far from the last one (`needs_override`), true records it.",
  }),
});
export type UserpetUpdate = z.output<typeof userpetUpdate>;

export const userpetsEndpoints = {
  listUserpets: endpoint({
    method: "GET",
    path: "/api/user/:userId/userpets",
    summary: "My registered pets, in the order they were added",
    access: "customer",
    params: z.object({ userId: id }),
    reply: z.array(userpet),
    errors: ["forbidden"],
  }),
  getUserpet: endpoint({
    method: "GET",
    path: "/api/userpets/:id",
    summary: "One of my registered pets with its records",
    access: "customer",
    params: z.object({ id }),
    reply: userpetDetails,
    errors: ["not_found"],
  }),
  addUserpet: endpoint({
    method: "POST",
    path: "/api/userpets",
    summary: "Register one of my pets",
    access: "customer",
    body: userpetDraft,
    reply: userpet,
    status: 201,
    errors: ["forbidden", "conflict"],
  }),
  updateUserpet: endpoint({
    method: "PUT",
    path: "/api/userpets/:id",
    summary: "Update one of my registered pets",
    access: "customer",
    params: z.object({ id }),
    body: userpetUpdate,
    reply: z.object({ data: userpet }),
    errors: ["forbidden", "not_found", "needs_override"],
  }),
  deleteUserpet: endpoint({
    method: "DELETE",
    path: "/api/pets/:id",
    summary: "Delete one of my registered pets; upcoming bookings require `cancel_bookings`",
    access: "customer",
    params: z.object({ id }),
    query: z.object({ cancel_bookings: z.enum(["true", "false"]).optional() }),
    reply: messageReply,
    errors: ["not_found", "conflict"],
    ...sendsMail,
  }),
  listBreeds: endpoint({
    method: "GET",
    path: "/api/breeds/:species",
    summary: "The breeds of a species; empty if the breed is entered by hand",
    access: "anyone",
    params: z.object({ species: z.enum(speciesList) }),
    reply: z.array(z.object({ name: z.string() })),
    errors: ["failed_dependency", "not_found"],
  }),
};
