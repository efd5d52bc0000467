import { z } from "zod";
import { birthIncomplete, bornPrecision, isBirthComplete } from "./birth-fields.ts";
import { careRecordDraft } from "./care-records.ts";
import { endpoint, sendsMail } from "./core/endpoint.ts";
import { id, image, optionalText } from "./core/fields.ts";
import { imageUpload } from "./images.ts";
import { chip } from "./pet-draft.ts";
import { maxUserpetImages, maxUserpetNotesLength } from "./userpet-rules.ts";
import { userpetDetails } from "./userpets.ts";

const params = z.object({ id });
const day = z.iso.date("Please enter a date.");
const ofOwner = { access: "customer", params, reply: userpetDetails } as const;

/** What an owner says of an animal once, and corrects when they know better. */
export const userpetFacts = z
  .strictObject({
    born_on: day.nullable(),
    born_precision: bornPrecision.nullable(),
    neutered: z.boolean().nullable(),
    chip,
  })
  .refine(isBirthComplete, birthIncomplete);
export type UserpetFacts = z.output<typeof userpetFacts>;

export const userpetImages = z.strictObject({
  images: z.array(image.extend({ alt: optionalText(200) }).strict()).max(maxUserpetImages),
});

export const userpetDeath = z.strictObject({ died_on: day });

/** The page of one animal: what its owner tells, notes and shows. */
export const userpetLifeEndpoints = {
  updateUserpetFacts: endpoint({
    ...ofOwner,
    method: "PUT",
    path: "/api/userpets/:id/facts",
    summary: "Say when one of my registered pets was born, whether it is neutered, and which chip it has",
    body: userpetFacts,
    errors: ["not_found", "conflict"],
  }),
  updateUserpetNotes: endpoint({
    ...ofOwner,
    method: "PUT",
    path: "/api/userpets/:id/notes",
    summary: "Change the notes about one of my registered pets",
    body: z.strictObject({ notes: optionalText(maxUserpetNotesLength) }),
    errors: ["not_found"],
  }),
  uploadUserpetImage: endpoint({
    ...imageUpload,
    ...ofOwner,
    path: "/api/userpets/:id/images",
    summary: "Add a picture of one of my registered pets, cropped to a square (PNG, JPEG or WebP, at most 5 MB)",
    errors: [...imageUpload.errors, "not_found", "conflict"],
    limit: { times: 30, perSeconds: 3600 },
  }),
  setUserpetImages: endpoint({
    ...ofOwner,
    method: "PUT",
    path: "/api/userpets/:id/images",
    summary: "Put the pictures of one of my registered pets in order, or remove some",
    body: userpetImages,
    errors: ["not_found"],
  }),
  recordUserpetCare: endpoint({
    ...ofOwner,
    method: "POST",
    path: "/api/userpets/:id/records",
    summary: "Note what was done to one of my registered pets, or what it weighs",
    body: careRecordDraft,
    status: 201,
    errors: ["not_found", "conflict", "forbidden", "needs_override"],
  }),
  voidUserpetCare: endpoint({
    ...ofOwner,
    method: "DELETE",
    path: "/api/userpets/:id/records/:recordId",
    summary: "Take back what I noted; it stays in the history as taken back",
    params: z.object({ id, recordId: id }),
    errors: ["not_found", "forbidden"],
  }),
  recordDeath: endpoint({
    ...ofOwner,
    method: "PUT",
    path: "/api/userpets/:id/death",
    summary: "Tell that one of my registered pets has died; its upcoming bookings are cancelled",
    body: userpetDeath,
    errors: ["not_found", "conflict"],
    ...sendsMail,
  }),
  undoDeath: endpoint({
    ...ofOwner,
    method: "DELETE",
    path: "/api/userpets/:id/death",
    summary: "Take back a death that was recorded by mistake, within 30 days",
    errors: ["not_found", "conflict"],
  }),
};
