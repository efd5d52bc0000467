import { z } from "zod";
import { dollars, image, numericId, optionalText, plainName, requiredText } from "./core/fields.ts";
import { maxUserpetNameLength } from "./userpet-rules.ts";
import {
  bornPrecisions,
  chipPattern,
  chipScans,
  petIntakeKinds,
  locationKinds,
  maxPetImages,
  petTypes,
} from "./shelter-rules.ts";

const story = optionalText(4000);
const line = optionalText(200);

export const chip = z
  .string()
  .trim()
  .regex(chipPattern, "A chip has 15 digits.")
  .nullish()
  .transform((value) => value ?? null);

/** What is known of its behaviour; null where nobody knows. */
export const petFacts = z.object({
  children: z.enum(["yes", "older", "no"]).nullable(),
  dogs: z.enum(["yes", "some", "no"]).nullable(),
  cats: z.enum(["yes", "some", "no"]).nullable(),
  energy: z.enum(["low", "medium", "high"]).nullable(),
  house_trained: z.boolean().nullable(),
  hours_alone: z
    .number("Please enter hours.")
    .int("Please enter whole hours.")
    .min(0, "Please enter hours.")
    .max(24, "A day has 24 hours.")
    .nullable()
    .meta({ description: "How long it can be alone." }),
  garden: z.boolean().nullable().meta({ description: "Whether it needs a garden." }),
});
export type PetFacts = z.output<typeof petFacts>;

/** What staff edit of an animal. Stage, place and records have forms of their own. */
export const petDraft = z
  .strictObject({
    name: plainName("Please enter the pet's name."),
    type: z.enum(petTypes, "Please select a type."),
    breed: requiredText("Please enter the breed.", maxUserpetNameLength),
    gender: z.enum(["Male", "Female"], "Please select a gender."),
    color: line,
    born_on: z.iso
      .date("Please enter a date.")
      .nullish()
      .transform((value) => value ?? null),
    born_precision: z
      .enum(bornPrecisions)
      .nullish()
      .transform((value) => value ?? null),
    age: optionalText(60).meta({ description: "In words, where the day of birth is not known." }),
    chip,
    neutered: z
      .boolean()
      .nullish()
      .transform((value) => value ?? null),
    facts: petFacts.strict(),
    adoptionFee: dollars.max(100_000, "This fee is too high."),
    tags: z.array(requiredText("Please enter a tag.", 40)).max(12).meta({ description: "Without `Available`." }),
    trait: optionalText(60),
    description: story,
    careDiet: story,
    careExercise: story,
    careGrooming: story,
    images: z.array(image.extend({ alt: optionalText(200) }).strict()).max(maxPetImages),
  })
  .refine(({ born_on: born, born_precision: precision }) => (born === null) === (precision === null), {
    path: ["born_precision"],
    message: "Please say how exactly the day is known.",
  })
  .refine(({ born_on: born, age }) => born !== null || age !== "", {
    path: ["age"],
    message: "Please enter the age, or the day of birth.",
  });
export type PetDraft = z.output<typeof petDraft>;

export const locationDraft = z.strictObject({
  location_kind: z.enum(locationKinds, "Please select where it lives."),
  location: optionalText(80).meta({ description: "Which kennel, or whose home." }),
});
export type LocationDraft = z.output<typeof locationDraft>;

/** How an animal comes to the shelter. */
export const intakeDraft = z.strictObject({
  intake_kind: z.enum(petIntakeKinds, "Please select how it came here."),
  arrived_on: z.iso.date("Please enter a date."),
  brought_by: line,
  chip_scan: z.enum(chipScans, "Please say whether it was scanned for a chip."),
  condition: optionalText(1000),
  ...locationDraft.shape,
});
export type IntakeDraft = z.output<typeof intakeDraft>;

/** An animal that is new to the shelter. */
export const petIntake = z.strictObject({ intake: intakeDraft, pet: petDraft });
export type PetIntake = z.output<typeof petIntake>;

export const petChange = z.strictObject({
  version: numericId.meta({ description: "Of the object as the caller saw it." }),
  pet: petDraft,
});

/** How an animal left, other than by adoption. */
export const outcomeDraft = z.strictObject({
  outcome: z.enum(["returned to owner", "transferred", "died"], "Please select what happened."),
  left_on: z.iso.date("Please enter a date."),
  note: optionalText(1000),
});
export type OutcomeDraft = z.output<typeof outcomeDraft>;
