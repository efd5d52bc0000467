import type { Registration } from "@pawhaven/contract";
import { violatedConstraint, type Database } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { hashPassword, assertUncommonPassword } from "../../platform/auth/passwords.ts";
import type { ShopIdentity } from "../../platform/mail/shop-identity.ts";
import { queueWelcomeMail } from "./mails.ts";
import { createOneTimeLink } from "./one-time-links.ts";
import { insertUser } from "./store.ts";

export async function register(
  database: Database,
  shopIdentity: ShopIdentity,
  given: Registration,
): Promise<{ message: string }> {
  assertUncommonPassword(given.password);
  const passwordHash = await hashPassword(given.password);
  try {
    await database.transaction(async (tx) => {
      const user = await insertUser(tx, { name: given.name, email: given.email, passwordHash });
      await queueWelcomeMail(tx, shopIdentity, user, await createOneTimeLink(tx, user.id, "confirm"));
    });
  } catch (error) {
    if (violatedConstraint(error) === "users_email") throw emailTaken();
    throw error;
  }
  return { message: "Registration successful!" };
}

function emailTaken(): ApiError {
  const text = "The email has already been taken.";
  return new ApiError("invalid", text, { errors: { email: [text] } });
}
