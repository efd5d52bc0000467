import { type Gear, isAvailable, type Pet, type Visit } from "@pawhaven/contract";

export interface HomeData {
  pets: Pick<Pet, "id" | "name" | "breed" | "age" | "trait" | "main_image">[];
  gears: Pick<Gear, "id" | "name" | "price" | "list_price" | "rating" | "reviews_count" | "main_image">[];
}

const petsShown = 3;
const gearsShown = 8;

/** Only what the page shows travels with it: three animals of different kinds, and some featured gear in stock. */
export async function loadHome({ api }: Visit): Promise<HomeData> {
  const [pets, gears] = await Promise.all([api.listPets(), api.listGears()]);
  return {
    pets: variedPets(pets.filter(isAvailable))
      .slice(0, petsShown)
      .map(({ id, name, breed, age, trait, main_image }) => ({ id, name, breed, age, trait, main_image })),
    gears: gears
      .filter(({ stock }) => stock > 0)
      .slice(0, gearsShown)
      .map(({ id, name, price, list_price, rating, reviews_count, main_image }) => ({
        id,
        name,
        price,
        list_price,
        rating,
        reviews_count,
        main_image,
      })),
  };
}

/** The first of each kind, then the second of each, and so on. */
export function variedPets<P extends { type: string }>(pets: readonly P[]): P[] {
  const seen = new Map<string, number>();
  const ranked = pets.map((pet) => {
    const rank = seen.get(pet.type) ?? 0;
    seen.set(pet.type, rank + 1);
    return { pet, rank };
  });
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ pet }) => pet);
}
