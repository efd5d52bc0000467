import type { Registration } from "@pawhaven/contract";
import { mapConstraintErrors } from "../../platform/db/constraint-errors.ts";
import type { Database } from "../../platform/db/database.ts";
import { hashPassword, assertUncommonPassword } from "../../platform/auth/passwords.ts";
import { fieldError } from "./field-error.ts";
import { queueWelcomeMail } from "./mails.ts";
import { createOneTimeLink } from "./one-time-links.ts";
import type { ShopIdentity } from "../../platform/mail/shop-identity.ts";
import { insertUser } from "./store.ts";

export async function register(
  database: Database,
  shopIdentity: ShopIdentity,
  given: Registration,
): Promise<{ message: string }> {
  // mutant(register-and-login.test.ts): a common password cannot be registered
  assertUncommonPassword(given.password);
  const passwordHash = await hashPassword(given.password);
  await database
    .transaction(async (tx) => {
      const user = await insertUser(tx, { name: given.name, email: given.email, passwordHash });
      await queueWelcomeMail(tx, shopIdentity, user, await createOneTimeLink(tx, user.id, "confirm"));
    })
    .catch(mapConstraintErrors({ users_email: emailTaken }));
  return { message: "Registration successful!" };
}

const emailTaken = () => fieldError("invalid", "email", "The email has already been taken.");
