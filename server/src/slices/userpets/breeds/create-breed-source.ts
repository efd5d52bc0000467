import type { Settings } from "../../../settings.ts";
import type { BreedSource } from "./breed-source.ts";
import { builtInBreeds } from "./built-in-breeds.ts";
import { PublicBreeds } from "./public-breeds.ts";

export const createBreedSource = ({ breedServices }: Pick<Settings, "breedServices">): BreedSource =>
  breedServices ? new PublicBreeds(breedServices) : builtInBreeds;
