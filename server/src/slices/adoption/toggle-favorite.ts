import { lockUser } from "../../platform/auth/lock-user.ts";
import { mapConstraintErrors } from "../../platform/db/constraint-errors.ts";
import type { Database } from "../../platform/db/database.ts";
import type { Caller } from "../../platform/auth/sessions.ts";
import { petNotFound } from "./errors.ts";
import { deleteFavorite, insertFavorite, petById } from "./store.ts";

/** Concurrent toggles are serialized, so each one sees the result of the one before. */
export async function toggleFavorite(
  database: Database,
  { userId }: Caller,
  petId: number,
): Promise<{ is_favorite: boolean; message: string }> {
  return database
    .transaction(async (tx) => {
      const pet = await petById(tx, petId);
      if (!pet) throw petNotFound();
      // mutant(favorites.test.ts): concurrent toggles of a favorite are serialized
      await lockUser(tx, userId);
      const isFavorite = !(await deleteFavorite(tx, userId, petId));
      if (isFavorite) await insertFavorite(tx, userId, petId);
      const message = `${pet.name} is ${isFavorite ? "now" : "no longer"} one of your favorites.`;
      return { is_favorite: isFavorite, message };
    })
    .catch(mapConstraintErrors({ favorites_pet_id_fkey: petNotFound }));
}
