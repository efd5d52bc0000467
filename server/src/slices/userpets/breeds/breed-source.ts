import type { Settings } from "../../../settings.ts";
import { builtInBreeds } from "./built-in-breeds.ts";
import { PublicBreeds } from "./public-breeds.ts";

export type ListedSpecies = "Dog" | "Cat";

/** Where the names of breeds come from. */
export interface BreedSource {
  breedsOf(species: ListedSpecies): Promise<readonly string[]>;
}

export const breedSource = ({ breedServices }: Pick<Settings, "breedServices">): BreedSource =>
  breedServices ? new PublicBreeds(breedServices) : builtInBreeds;
