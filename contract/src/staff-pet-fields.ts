import { z } from "zod";
import { pet } from "./adoption.ts";
import { careRecord } from "./care-records.ts";
import { timestamp } from "./core/fields.ts";
import {
  bornPrecisions,
  careKinds,
  chipScans,
  locationKinds,
  petOutcomes,
  petStages,
  petTypes,
  storedPetIntakeKinds,
} from "./shelter-rules.ts";

export const shelterStay = z.object({
  id: z.number().int(),
  intake_kind: z.enum(storedPetIntakeKinds),
  arrived_on: z.iso.date(),
  brought_by: z.string(),
  chip_scan: z.enum(chipScans),
  condition: z.string(),
  received_by: z.string().nullable(),
  left_on: z.iso.date().nullable(),
  outcome: z.enum(petOutcomes).nullable(),
  outcome_note: z.string(),
  days: z.number().int().meta({ description: "Until today or until it left." }),
});
export type ShelterStay = z.output<typeof shelterStay>;

/** A row of staff's list. */
export const staffPetRow = pet
  .pick({ id: true, name: true, type: true, breed: true, age: true, gender: true, main_image: true, adoptionFee: true })
  .extend({
    stage: z.enum(petStages),
    is_published: z.boolean(),
    chip: z.string().nullable(),
    location_kind: z.enum(locationKinds),
    location: z.string(),
    arrived_on: z.iso.date().nullable().meta({ description: "Of the last stay." }),
    days: z.number().int().nullable().meta({ description: "The length of the last stay." }),
    outcome: z.enum(petOutcomes).nullable(),
    open_requests: z.number().int(),
    next_due_on: z.iso.date().nullable().meta({ description: "The care that is due first." }),
  });
export type StaffPetRow = z.output<typeof staffPetRow>;

/** An animal with all that staff know of it. */
export const staffPet = pet.extend({
  stage: z.enum(petStages),
  published_at: timestamp.nullable(),
  born_on: z.iso.date().nullable(),
  born_precision: z.enum(bornPrecisions).nullable(),
  chip: z.string().nullable(),
  neutered: z.boolean().nullable(),
  location_kind: z.enum(locationKinds),
  location: z.string(),
  version: z.number().int(),
  stays: z.array(shelterStay).meta({ description: "Newest first." }),
  records: z.array(careRecord).meta({ description: "Those that count, newest first: corrected ones are left out." }),
  request_counts: z.object({ open: z.number().int(), approved: z.number().int() }),
  handover_id: z.number().int().nullable().meta({ description: "With whom it lives now." }),
});
export type StaffPet = z.output<typeof staffPet>;

export const staffPetFilters = z.object({
  text: z.string().max(100).optional().meta({ description: "A part of the name, the breed, the place or the chip." }),
  stage: z.enum(petStages).optional().meta({ description: "Without it, all that have not left." }),
  type: z.enum(petTypes).optional(),
  published: z.enum(["yes", "no"]).optional(),
  location_kind: z.enum(locationKinds).optional(),
  all: z.literal("yes").optional().meta({ description: "Also those that have left." }),
});
export type StaffPetFilters = z.output<typeof staffPetFilters>;

export const staffPetSorts = ["-date", "date", "-fee", "fee"] as const;

/** Care that is due, of animals in the shelter. */
export const dueCare = z.object({
  record_id: z.number().int(),
  kind: z.enum(careKinds),
  product: z.string(),
  given_on: z.iso.date(),
  due_on: z.iso.date(),
  is_overdue: z.boolean(),
  pet: z.object({ id: z.number().int(), name: z.string(), type: z.string(), location: z.string() }),
});
export type DueCare = z.output<typeof dueCare>;

/** Who is known under a chip. */
export const chipMatch = z.object({
  pets: z.array(z.object({ id: z.number().int(), name: z.string(), stage: z.enum(petStages) })),
  userpets: z
    .array(
      z.object({
        id: z.number().int(),
        name: z.string(),
        customer: z.object({ id: z.number().int(), name: z.string(), email: z.string(), phone: z.string().nullable() }),
      }),
    )
    .meta({ description: "Animals of customers: whom to call about a stray." }),
});
export type ChipMatch = z.output<typeof chipMatch>;

export const stayReport = z.object({
  in_shelter: z.number().int(),
  median_days: z.number().nullable().meta({ description: "Of stays that ended in the period." }),
  average_days: z.number().nullable(),
  ended: z.number().int(),
  by_type: z.array(
    z.object({
      type: z.string(),
      arrived: z.number().int(),
      ended: z.number().int(),
      adopted: z.number().int(),
      returned_to_owner: z.number().int(),
      transferred: z.number().int(),
      died: z.number().int(),
      average_days: z.number().nullable(),
      in_shelter: z.number().int(),
    }),
  ),
  longest: z
    .array(
      z.object({
        id: z.number().int(),
        name: z.string(),
        type: z.string(),
        arrived_on: z.iso.date(),
        days: z.number().int(),
      }),
    )
    .meta({ description: "The animals that have waited longest." }),
});
export type StayReport = z.output<typeof stayReport>;
