import type { Species } from "@pawhaven/contract";
import { ApiError } from "../../platform/http/api-error.ts";
import type { BreedSource } from "./breeds/breed-source.ts";

/** Only dogs and cats have breeds to choose from; for the others the customer writes what fits. */
export async function listBreeds(source: BreedSource, species: Species): Promise<{ name: string }[]> {
  if (species !== "Dog" && species !== "Cat") return [];
  try {
    return (await source.breedsOf(species)).map((name) => ({ name }));
  } catch (cause) {
    throw new ApiError("failed_dependency", "The list of breeds cannot be reached right now. Please enter the breed.", {
      cause,
    });
  }
}
