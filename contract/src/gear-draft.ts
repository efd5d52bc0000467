import { z } from "zod";
import { numericId, requiredText } from "./core/fields.ts";
import { ingredientName } from "./fit.ts";
import { storedPicture } from "./images.ts";
import { gearDiets, gearSpecies, lifeStages, maxGearImages, maxRelatedGears } from "./gear-rules.ts";

const maxKilograms = 2000;
const maxGrams = 1_000_000;
const maxPrice = 100_000;

const wholeNumber = (max: number) =>
  z
    .number("Please enter a number.")
    .int("Please enter a whole number.")
    .min(1, "Please enter at least 1.")
    .max(max, `Please enter at most ${max}.`)
    .nullable();

const months = z
  .number("Please enter a number.")
  .int("Please enter a whole number.")
  .min(0, "Please enter at least 0.")
  .max(600, "Please enter at most 600.")
  .nullable();

const ingredientNames = z
  .array(ingredientName)
  .max(40, "At most 40 ingredients.")
  .refine((names) => new Set(names).size === names.length, "Each ingredient once.");

const hasTwoDecimals = (value: number) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;

const kilograms = z
  .number("Please enter a number.")
  .min(0.01, "Please enter at least 0.01.")
  .max(maxKilograms, `Please enter at most ${maxKilograms}.`)
  .refine(hasTwoDecimals, "At most two decimals.")
  .nullable();

const line = (missing: string, maxLength: number) =>
  requiredText(missing, maxLength).pipe(z.string().regex(/^[^\r\n]*$/, "Please use one line."));

/** An object of JavaScript puts such names first, whatever their order was. */
const isPlainInteger = (name: string) => /^\d+$/.test(name);

const row = z.strictObject({
  name: line("Please enter a name.", 60).refine((name) => !isPlainInteger(name), "Please use more than digits."),
  value: line("Please enter a value.", 300),
});

/** A table with two columns, in the order in which it is shown. */
const table = z
  .array(row)
  .max(40, "At most 40 rows.")
  .refine((rows) => new Set(rows.map(({ name }) => name)).size === rows.length, "Each name can be used once.");

export const gearPrice = z
  .number("Please enter a price.")
  .min(0.01, "Please enter more than 0.")
  .max(maxPrice, `Please enter at most ${maxPrice}.`)
  .refine(hasTwoDecimals, "Please enter dollars and cents.");

/** What staff write of a gear. Stock, rating and everything computed is not part of it. */
export const gearDraft = z
  .strictObject({
    name: line("Please enter a name.", 120),
    description: requiredText("Please enter a description.", 5000),
    petType: line("Please enter a pet type.", 50),
    category: line("Please enter a category.", 50),
    list_price: gearPrice,
    is_new: z.boolean(),
    is_featured: z.boolean(),
    highlights: z.array(line("Please enter a highlight.", 120)).max(12, "At most 12 highlights."),
    details: table,
    images: z.array(storedPicture).max(maxGearImages, `At most ${maxGearImages} pictures.`),
    related_ids: z
      .array(numericId)
      .max(maxRelatedGears, `At most ${maxRelatedGears} gears.`)
      .refine((ids) => new Set(ids).size === ids.length, "Each gear can be related once."),
    species: z.enum(gearSpecies).nullable(),
    life_stage: z.enum(lifeStages).nullable(),
    diets: z
      .array(z.enum(gearDiets))
      .max(gearDiets.length)
      .refine((chosen) => new Set(chosen).size === chosen.length, "Each diet can be chosen once."),
    animal_min_kg: kilograms,
    animal_max_kg: kilograms,
    net_weight_grams: wholeNumber(maxGrams),
    energy_kcal_per_100g: wholeNumber(1000),
    ingredients: z.string().trim().max(2000, "At most 2000 characters."),
    actives: table,
    contains: ingredientNames,
    may_contain: ingredientNames,
    min_months: months,
    max_months: months,
    facts_checked_on: z.iso.date("Please enter a day.").nullable(),
  })
  .refine(({ animal_min_kg: min, animal_max_kg: max }) => min === null || max === null || min <= max, {
    path: ["animal_max_kg"],
    message: "Please enter at least the smallest weight.",
  })
  .refine(({ min_months: min, max_months: max }) => min === null || max === null || min <= max, {
    path: ["max_months"],
    message: "Please enter at least the lowest age.",
  })
  .refine(({ contains, may_contain }) => !may_contain.some((name) => contains.includes(name)), {
    path: ["may_contain"],
    message: "What a gear contains is not listed here too.",
  });
export type GearDraft = z.output<typeof gearDraft>;
