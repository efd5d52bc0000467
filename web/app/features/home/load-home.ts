import { isAvailable, type Pet, type RenderContext } from "@pawhaven/contract";
import type { GearStripItem } from "../catalogue/gear-strip.tsx";
import { gearsFromReply, toGearStripItem } from "../catalogue/load-gears.ts";

export interface HomeData {
  pets: Pick<Pet, "id" | "name" | "breed" | "age" | "trait" | "main_image">[];
  gears: GearStripItem[];
  /** For search engines. */
  openingHours: string[];
}

const featuredPetCount = 3;
const featuredGearCount = 8;

/** Only the fields that the page shows are sent to the browser. */
export async function loadHome({ api, shopDetails }: RenderContext): Promise<HomeData> {
  const [pets, featured] = await Promise.all([
    api.listPets(),
    api.listGears({ query: { inStock: "true", limit: featuredGearCount } }),
  ]);
  return {
    pets: interleaveByType(pets.filter(isAvailable))
      .slice(0, featuredPetCount)
      .map(({ id, name, breed, age, trait, main_image }) => ({ id, name, breed, age, trait, main_image })),
    gears: gearsFromReply(featured).map(toGearStripItem),
    openingHours: shopDetails.openingHours,
  };
}

/** The first of each type, then the second of each type, and so on. */
export function interleaveByType<P extends { type: string }>(pets: readonly P[]): P[] {
  const seen = new Map<string, number>();
  const ranked = pets.map((pet) => {
    const rank = seen.get(pet.type) ?? 0;
    seen.set(pet.type, rank + 1);
    return { pet, rank };
  });
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ pet }) => pet);
}
