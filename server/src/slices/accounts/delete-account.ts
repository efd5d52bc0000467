import type { accountDeletion } from "@pawhaven/contract";
import type { z } from "zod";
import type { Database } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { passwordMatches } from "../../platform/auth/passwords.ts";
import type { ImageStore } from "../../platform/images/image-store.ts";
import type { Caller } from "../../platform/auth/sessions.ts";
import { anonymizeReviews } from "../reviews/my-reviews.ts";
import { deleteUser, userById } from "./store.ts";

/**
 * Needs the address typed out and, where there is one, the password. With the account goes all that is its own; its
 * orders stay in the shop's books, as the law asks for, and its reviews stay without a name.
 */
export async function deleteAccount(
  database: Database,
  imageStore: ImageStore,
  { userId }: Caller,
  given: z.output<typeof accountDeletion>,
): Promise<{ message: string }> {
  const user = await userById(database.db, userId);
  if (user?.email.toLowerCase() !== given.email.trim().toLowerCase()) {
    throw new ApiError("forbidden", "Please type the e-mail address of your account.", {
      errors: { email: ["Not your address."] },
    });
  }
  if (user.passwordHash !== null && !(await passwordMatches(user.passwordHash, given.password ?? ""))) {
    throw new ApiError("forbidden", "The password is not right.", {
      errors: { password: ["The password is not right."] },
    });
  }
  await database.transaction(async (tx) => {
    await anonymizeReviews(tx, userId);
    await deleteUser(tx, userId);
  });
  if (user.avatarPublicId) await imageStore.remove(user.avatarPublicId);
  return { message: "Your account is deleted. Past orders stay in our books, as the law asks for." };
}
