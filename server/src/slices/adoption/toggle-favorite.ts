import { lockUser } from "../../platform/auth/lock-user.ts";
import type { Database } from "../../platform/db/database.ts";
import type { Caller } from "../../platform/auth/sessions.ts";
import { toAdoptionError, petNotFound } from "./errors.ts";
import { deleteFavorite, insertFavorite, petById } from "./store.ts";

/** However many toggles arrive at once, each sees what the one before it left. */
export async function toggleFavorite(
  database: Database,
  { userId }: Caller,
  petId: number,
): Promise<{ is_favorite: boolean; message: string }> {
  const toggled = database.transaction(async (tx) => {
    const pet = await petById(tx, petId);
    if (!pet) throw petNotFound();
    await lockUser(tx, userId);
    const isFavorite = !(await deleteFavorite(tx, userId, petId));
    if (isFavorite) await insertFavorite(tx, userId, petId);
    const message = isFavorite
      ? `${pet.name} is among your favorites.`
      : `${pet.name} is no longer among your favorites.`;
    return { is_favorite: isFavorite, message };
  });
  return toggled.catch((error: unknown) => {
    throw toAdoptionError(error);
  });
}
