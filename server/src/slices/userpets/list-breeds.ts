import type { Species } from "@pawhaven/contract";
import { ApiError } from "../../platform/http/api-error.ts";
import type { BreedSource } from "./breeds/breed-source.ts";

/** Only dogs and cats have a list of breeds; for other species the customer types the breed. */
export async function listBreeds(source: BreedSource, species: Species): Promise<{ name: string }[]> {
  if (species !== "Dog" && species !== "Cat") return [];
  try {
    return (await source.breedsOf(species)).map((name) => ({ name }));
  } catch (cause) {
    const message = "We can't load the list of breeds right now. Please enter the breed.";
    throw new ApiError("failed_dependency", message, { cause });
  }
}
