import type { BreedSource } from "./breed-source.ts";
import { catBreeds } from "./cat-breeds.ts";
import { dogBreeds } from "./dog-breeds.ts";

export const builtInBreeds: BreedSource = {
  breedsOf: async (species) => (species === "Dog" ? dogBreeds : catBreeds),
};
