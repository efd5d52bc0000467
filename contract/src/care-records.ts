import { z } from "zod";
import { numericId, optionalText, timestamp } from "./core/fields.ts";
import { careKinds, careSources } from "./shelter-rules.ts";

const day = z.iso.date("Please enter a date.");
const kilograms = z
  .number("Please enter the weight in kilograms.")
  .positive("Please enter the weight in kilograms.")
  .max(1000, "Weight must be at most 1000 kg.");

/** What was done to an animal, or what it weighed: of the shelter's animals and of customers' own in one form. */
export const careRecord = z.object({
  id: z.number().int(),
  kind: z.enum(careKinds),
  given_on: z.iso.date(),
  product: z.string(),
  batch: z.string(),
  note: z.string(),
  weight_kg: z.number().nullable().meta({ description: "Of the kind `weight` only." }),
  due_on: z.iso.date().nullable().meta({ description: "When it is due again." }),
  source: z.enum(careSources).meta({ description: "Who recorded it." }),
  recorded_by: z.string().nullable().meta({ description: "The name of somebody on the staff." }),
  recorded_at: timestamp,
  is_correction: z.boolean().meta({ description: "Whether it takes the place of an older record." }),
});
export type CareRecord = z.output<typeof careRecord>;

export const careRecordDraft = z
  .strictObject({
    kind: z.enum(careKinds, "Please select what was done."),
    given_on: day,
    product: optionalText(120),
    batch: optionalText(60),
    note: optionalText(1000),
    weight_kg: kilograms.nullish().transform((value) => value ?? null),
    due_on: day.nullish().transform((value) => value ?? null),
    override: z
      .boolean()
      .default(false)
      .meta({ description: "Records a weight that is far from the last one, after `needs_override` has asked." }),
    corrects_id: numericId
      .optional()
      .meta({ description: "The record that this one takes the place of. Records themselves never change." }),
  })
  .refine(({ kind, weight_kg: weight }) => (kind === "weight") === (weight !== null), {
    path: ["weight_kg"],
    message: "Please enter the weight in kilograms.",
  })
  .refine(({ kind, product }) => kind === "weight" || kind === "neutering" || product !== "", {
    path: ["product"],
    message: "Please enter what was given.",
  })
  .refine(({ given_on: given, due_on: due }) => due === null || due > given, {
    path: ["due_on"],
    message: "It is due after the day it was given.",
  });
export type CareRecordDraft = z.output<typeof careRecordDraft>;
