/** The species for which there is a list of breeds to choose from. */
export type ListedSpecies = "Dog" | "Cat";

export interface BreedSource {
  breedsOf(species: ListedSpecies): Promise<readonly string[]>;
}
