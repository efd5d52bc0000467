import { compareAlphabetically, foldText, type Pet } from "@pawhaven/contract";

export interface PetFilters {
  search: string;
  /** Empty for all types. */
  type: string;
}

type Searchable = Pick<Pet, "name" | "breed" | "type">;

/** In name and breed, ignoring case and accents. */
const matchesSearch = (search: string) => {
  const normalizedSearch = foldText(search);
  return ({ name, breed }: Searchable) =>
    foldText(name).includes(normalizedSearch) || foldText(breed).includes(normalizedSearch);
};

export const selectPets = <P extends Searchable>(pets: readonly P[], { search, type }: PetFilters): P[] =>
  pets.filter(matchesSearch(search)).filter((pet) => type === "" || pet.type === type);

export interface TypeCount {
  type: string;
  count: number;
}

/** All types, sorted, each with the number of pets that match the search. */
export function countTypes(pets: readonly Searchable[], search: string): TypeCount[] {
  const found = pets.filter(matchesSearch(search));
  return [...new Set(pets.map(({ type }) => type))]
    .sort(compareAlphabetically)
    .map((type) => ({ type, count: found.filter((pet) => pet.type === type).length }));
}
