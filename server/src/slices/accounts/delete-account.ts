import type { accountDeletion } from "@pawhaven/contract";
import type { z } from "zod";
import type { Database } from "../../platform/db/database.ts";
import { mapConstraintErrors } from "../../platform/db/constraint-errors.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { passwordMatches } from "../../platform/auth/passwords.ts";
import type { Caller } from "../../platform/auth/sessions.ts";
import { deletePictures, type PictureStores } from "./delete-pictures.ts";
import { eraseAccount } from "./erase-account.ts";
import { fieldError } from "./field-error.ts";
import { userById } from "./store.ts";

const staffStays = () =>
  new ApiError("conflict", "You work here. Please ask an owner to end your employment before you delete your account.");

/** Requires the email address and, unless the account has none, the password. */
export async function deleteAccount(
  database: Database,
  stores: PictureStores,
  { userId }: Caller,
  given: z.output<typeof accountDeletion>,
): Promise<{ message: string }> {
  const user = await userById(database.db, userId);
  // mutant(profile.test.ts): an account is deleted with its email address
  if (user?.email.toLowerCase() !== given.email.trim().toLowerCase()) {
    throw fieldError("forbidden", "email", "This is not the email address of your account.");
  }
  // mutant(profile.test.ts): an account is deleted with its password
  if (user.passwordHash !== null && !(await passwordMatches(user.passwordHash, given.password ?? ""))) {
    throw fieldError("forbidden", "password", "Incorrect password.");
  }
  const pictures = await database
    .transaction((tx) => eraseAccount(tx, user))
    .catch(mapConstraintErrors({ staff_account: staffStays }));
  // mutant(delete-account.test.ts): all pictures are deleted with the account
  await deletePictures(stores, userId, pictures);
  return { message: "Your account has been deleted. We keep records of past orders, as the law requires." };
}
