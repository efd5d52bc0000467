import { zodResolver } from "@hookform/resolvers/zod";
import { type Userpet, type UserpetDraft, userpetDraft, userpetUpdate } from "@pawhaven/contract";
import type { FieldErrors, Resolver, ResolverOptions } from "react-hook-form";
import type { z } from "zod";

export type UserpetFields = z.input<typeof userpetDraft>;
export type UserpetFieldName = keyof UserpetFields;

const fieldOrder = Object.keys(userpetDraft.shape) as UserpetFieldName[];

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
});

export const resolverFor = (mode: "add" | "edit"): Resolver<UserpetFields, unknown, UserpetDraft> => {
  const resolve = zodResolver(mode === "add" ? userpetDraft : userpetUpdate);
  return (values, context, options) => resolve({ ...values, ...unparsableNumbers(options) }, context, options);
};

/** The value of a number field with invalid text is empty; only its validity tells the difference. */
function unparsableNumbers({ fields }: ResolverOptions<UserpetFields>): Partial<UserpetFields> {
  const isBad = (field: "age" | "weight_kg") => (fields[field]?.ref as HTMLInputElement | undefined)?.validity.badInput;
  return { ...(isBad("age") && { age: NaN }), ...(isBad("weight_kg") && { weight_kg: NaN }) };
}
