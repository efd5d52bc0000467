import type { Registration } from "@pawhaven/contract";
import { mapConstraintErrors } from "../../platform/db/constraint-errors.ts";
import type { Database } from "../../platform/db/database.ts";
import { hashPassword } from "../../platform/auth/passwords.ts";
import type { ScreenPassword } from "../../platform/auth/screen-password.ts";
import type { Visitor } from "../../platform/auth/sessions.ts";
import { fieldError } from "./field-error.ts";
import { queueWelcomeMail } from "./mails.ts";
import { createOneTimeLink } from "./one-time-links.ts";
import type { ShopIdentity } from "../../platform/mail/shop-identity.ts";
import { openAccount } from "./open-account.ts";

interface RegistrationContext {
  database: Database;
  shopIdentity: ShopIdentity;
  screenPassword: ScreenPassword;
}

export async function register(
  { database, shopIdentity, screenPassword }: RegistrationContext,
  visitor: Visitor,
  given: Registration,
): Promise<{ message: string }> {
  // mutant(register-and-login.test.ts): a common password cannot be registered
  await screenPassword(given.password);
  const passwordHash = await hashPassword(given.password);
  await database
    .transaction(async (tx) => {
      const { name, email } = given;
      const user = await openAccount(tx, visitor, { name, email, passwordHash, isProven: false });
      await queueWelcomeMail(tx, shopIdentity, user, await createOneTimeLink(tx, user.id, "confirm"));
    })
    .catch(mapConstraintErrors({ users_email: emailTaken }));
  return { message: "Registration successful!" };
}

const emailTaken = () => fieldError("invalid", "email", "The email has already been taken.");
