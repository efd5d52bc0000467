import { compareAlphabetically, type Pet } from "@pawhaven/contract";

export interface PetFilters {
  search: string;
  /** Empty for all of them. */
  type: string;
}

type Searchable = Pick<Pet, "name" | "breed" | "type">;

/** The search looks at name and breed, without regard to case. */
const matchesSearch = (search: string) => {
  const normalizedSearch = search.toLowerCase();
  return ({ name, breed }: Searchable) =>
    name.toLowerCase().includes(normalizedSearch) || breed.toLowerCase().includes(normalizedSearch);
};

export const selectPets = <P extends Searchable>(pets: readonly P[], { search, type }: PetFilters): P[] =>
  pets.filter(matchesSearch(search)).filter((pet) => type === "" || pet.type === type);

export interface TypeCount {
  type: string;
  count: number;
}

/** Every kind there is, sorted, with how many of it the search finds. */
export function countTypes(pets: readonly Searchable[], search: string): TypeCount[] {
  const found = pets.filter(matchesSearch(search));
  return [...new Set(pets.map(({ type }) => type))]
    .sort(compareAlphabetically)
    .map((type) => ({ type, count: found.filter((pet) => pet.type === type).length }));
}
