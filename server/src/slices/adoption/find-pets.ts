import type { ShopSearch } from "@pawhaven/contract";
import type { Db } from "../../platform/db/database.ts";
import { shownPetsWith } from "./store.ts";

/** Animals that customers see, by words of their name, breed and type. */
export async function findPets(db: Db, words: readonly string[], limit: number): Promise<ShopSearch["pets"]> {
  if (words.length === 0) return [];
  const found = await shownPetsWith(db, words, limit);
  return found.map(({ id, name, breed, age, images }) => ({ id, name, breed, age, main_image: images[0] ?? null }));
}
