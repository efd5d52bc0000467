import { zodResolver } from "@hookform/resolvers/zod";
import { type Userpet, type UserpetDraft, userpetDraft, userpetUpdate } from "@pawhaven/contract";
import type { FieldErrors, Resolver, ResolverOptions } from "react-hook-form";
import type { z } from "zod";

export type PetFields = z.input<typeof userpetDraft>;
export type PetField = keyof PetFields;

const inOrder = Object.keys(userpetDraft.shape) as PetField[];

/** The first fault by the order of the rules, not of the fields on the screen. */
export const firstFault = (faults: FieldErrors<PetFields>): PetField | undefined =>
  inOrder.find((field) => faults[field]);

export const emptyPet: PetFields = {
  name: "",
  species: "Dog",
  breed: "",
  age: null,
  gender: "Unknown",
  weight_kg: null,
  notes: "",
};

/** What can be changed about a pet; whose it is cannot. */
export const fieldsOf = ({ name, species, breed, age, gender, weight_kg, notes, description }: Userpet): PetFields => ({
  name,
  species,
  breed,
  age,
  gender,
  weight_kg,
  notes,
  description,
});

export const resolverFor = (mode: "add" | "edit"): Resolver<PetFields, unknown, UserpetDraft> => {
  const resolve = zodResolver(mode === "add" ? userpetDraft : userpetUpdate);
  return (values, context, options) => resolve({ ...values, ...unreadable(options) }, context, options);
};

/** A number field hands out "abc" as if it were empty; only the element itself knows better. */
function unreadable({ fields }: ResolverOptions<PetFields>): Partial<PetFields> {
  const isBad = (field: "age" | "weight_kg") => (fields[field]?.ref as HTMLInputElement | undefined)?.validity.badInput;
  return { ...(isBad("age") && { age: NaN }), ...(isBad("weight_kg") && { weight_kg: NaN }) };
}
