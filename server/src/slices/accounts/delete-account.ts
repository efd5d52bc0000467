import type { accountDeletion } from "@pawhaven/contract";
import type { z } from "zod";
import type { Database } from "../../platform/db/database.ts";
import { Refusal } from "../../platform/http/refusal.ts";
import { passwordMatches } from "../../platform/passwords.ts";
import type { PictureStore } from "../../platform/pictures/picture-store.ts";
import type { Caller } from "../../platform/sessions.ts";
import { deleteUser, userById } from "./store.ts";

/** Needs the address typed out and, where there is one, the password. With the account goes all that is its own. */
export async function deleteAccount(
  database: Database,
  pictures: PictureStore,
  { userId }: Caller,
  given: z.output<typeof accountDeletion>,
): Promise<{ message: string }> {
  const user = await userById(database.db, userId);
  if (user?.email.toLowerCase() !== given.email.trim().toLowerCase()) {
    throw new Refusal("forbidden", "Please type the e-mail address of your account.", {
      errors: { email: ["Not your address."] },
    });
  }
  if (user.passwordHash !== null && !(await passwordMatches(user.passwordHash, given.password ?? ""))) {
    throw new Refusal("forbidden", "The password is not right.", {
      errors: { password: ["The password is not right."] },
    });
  }
  await database.transaction((tx) => deleteUser(tx, userId));
  if (user.avatarPublicId) await pictures.remove(user.avatarPublicId);
  return { message: "Your account is deleted." };
}
