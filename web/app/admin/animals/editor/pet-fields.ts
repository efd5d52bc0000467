import { type PetDraft, petChange, type PetFacts, type StaffPet } from "@pawhaven/contract";
import { factLabels } from "../animal-words.ts";

/** What the form edits: named as in the API, so that the server's errors find their fields. */
export interface PetFields {
  pet: PetDraft;
}

export const petFields = petChange.omit({ version: true });

const unknownFacts: PetFacts = {
  children: null,
  dogs: null,
  cats: null,
  energy: null,
  house_trained: null,
  hours_alone: null,
  garden: null,
};

/** Of an animal that nobody knows yet. Type and gender have to be chosen. */
export const emptyPet: Omit<PetDraft, "type" | "gender"> = {
  name: "",
  breed: "",
  color: "",
  born_on: null,
  born_precision: null,
  age: "",
  chip: null,
  neutered: null,
  facts: unknownFacts,
  adoptionFee: 0,
  tags: [],
  trait: "",
  description: "",
  careDiet: "",
  careExercise: "",
  careGrooming: "",
  images: [],
};

export const toPetFields = (pet: StaffPet): PetFields => ({
  pet: {
    name: pet.name,
    // One that an older version of the shop had is refused by the schema, and another is to be selected.
    type: pet.type as PetDraft["type"],
    breed: pet.breed,
    gender: pet.gender,
    color: pet.color,
    born_on: pet.born_on,
    born_precision: pet.born_precision,
    age: pet.age,
    chip: pet.chip,
    neutered: pet.neutered,
    facts: pet.facts,
    adoptionFee: pet.adoptionFee,
    tags: pet.tags.filter((tag) => tag !== "Available"),
    trait: pet.trait,
    description: pet.description,
    careDiet: pet.careDiet,
    careExercise: pet.careExercise,
    careGrooming: pet.careGrooming,
    images: pet.images.map(({ url, alt = "" }) => ({ url, alt })),
  },
});

export const petLabels: Readonly<Record<Exclude<keyof PetDraft, "facts"> | keyof PetFacts, string>> = {
  name: "Name",
  type: "Type",
  breed: "Breed",
  gender: "Gender",
  color: "Color",
  born_on: "Day of birth",
  born_precision: "How exactly it is known",
  age: "Age in words",
  chip: "Chip",
  neutered: "Neutered",
  ...factLabels,
  adoptionFee: "Adoption fee",
  tags: "Tags",
  trait: "Character in a line",
  description: "Story",
  careDiet: "Diet",
  careExercise: "Exercise",
  careGrooming: "Grooming",
  images: "Pictures",
};
