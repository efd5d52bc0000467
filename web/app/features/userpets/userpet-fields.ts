import { zodResolver } from "@hookform/resolvers/zod";
import { type Userpet, type UserpetDraft, userpetDraft, userpetUpdate } from "@pawhaven/contract";
import type { FieldErrors, Resolver, ResolverOptions } from "react-hook-form";
import type { z } from "zod";
import { birthFrom, type BirthTexts, unknownBirth } from "./birth-from.ts";

export type UserpetFields = Omit<z.input<typeof userpetDraft>, keyof BirthTexts> & BirthTexts;
export type UserpetFieldName = keyof UserpetFields;

const fieldOrder = [...Object.keys(userpetDraft.shape), "born_year"] as UserpetFieldName[];

/** In the order of the schema, which differs from the order on the screen. */
export const firstInvalidField = (errors: FieldErrors<UserpetFields>): UserpetFieldName | undefined =>
  fieldOrder.find((field) => errors[field]);

export const emptyUserpet: UserpetFields = {
  name: "",
  species: "Dog",
  breed: "",
  age: null,
  gender: "Unknown",
  weight_kg: null,
  notes: "",
  ...unknownBirth,
};

export const fieldsOf = ({
  name,
  species,
  breed,
  age,
  gender,
  weight_kg,
  notes,
  description,
}: Userpet): UserpetFields => ({
  name,
  species,
  breed,
  age,
  gender,
  weight_kg,
  notes,
  description,
  ...unknownBirth,
});

export const resolverFor = (mode: "add" | "edit"): Resolver<UserpetFields, unknown, UserpetDraft> => {
  const resolve = zodResolver(mode === "add" ? userpetDraft : userpetUpdate);
  return async ({ born_precision, born_on, born_year, ...pet }, context, options) => {
    const { birth, problem } = birthFrom({ born_precision, born_on, born_year });
    const known = birth?.born_on ? { ...birth, age: null } : {};
    const draft = { ...pet, ...unparsableNumbers(options), ...known };
    const resolved = await resolve(draft, context, options as unknown as Parameters<typeof resolve>[2]);
    return problem ? withProblem(resolved.errors, problem) : resolved;
  };
};

const withProblem = (
  errors: FieldErrors<UserpetFields>,
  { field, text }: NonNullable<ReturnType<typeof birthFrom>["problem"]>,
) => ({ values: {}, errors: { ...errors, [field]: { type: "birth", message: text } } });

/** The value of a number field with invalid text is empty; only its validity tells the difference. */
function unparsableNumbers({ fields }: ResolverOptions<UserpetFields>): Partial<UserpetFields> {
  const isBad = (field: "age" | "weight_kg") => (fields[field]?.ref as HTMLInputElement | undefined)?.validity.badInput;
  return { ...(isBad("age") && { age: NaN }), ...(isBad("weight_kg") && { weight_kg: NaN }) };
}
