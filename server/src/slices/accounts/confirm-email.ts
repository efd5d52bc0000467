import type { EmailConfirmation } from "@pawhaven/contract";
import type { Database } from "../../platform/db/database.ts";
import { passwordMatches } from "../../platform/auth/passwords.ts";
import type { Caller, Visitor } from "../../platform/auth/sessions.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { fieldError } from "./field-error.ts";
import { consumeOneTimeLink, findOneTimeLinkOwner } from "./one-time-links.ts";
import { proveAddress } from "./prove-address.ts";
import { userById } from "./store.ts";

/**
 * The link proves that the mail was read, but not that its reader created the account: somebody else may have registered
 * the address. So confirming takes the account's password or session too. Whoever has neither can reset the password.
 */
export async function confirmEmail(
  database: Database,
  visitor: Visitor,
  { token, password }: EmailConfirmation,
): Promise<{ message: string }> {
  const owner = await requireLinkOwner(database, token);
  const user = await userById(database.db, owner);
  // mutant(google-linking.test.ts): an email address is confirmed with the password of its account
  if (!(await passwordMatches(user?.passwordHash, password)))
    throw fieldError("forbidden", "password", "Incorrect password.");
  return confirmAddress(database, visitor, token);
}

export async function confirmMyEmail(
  database: Database,
  visitor: Visitor,
  { userId }: Caller,
  token: string,
): Promise<{ message: string }> {
  // mutant(google-linking.test.ts): an email address is confirmed in a session of its own account
  if ((await requireLinkOwner(database, token)) !== userId)
    throw new ApiError("forbidden", "This link belongs to another account than the one you are signed in to.");
  return confirmAddress(database, visitor, token);
}

async function requireLinkOwner({ db }: Database, token: string): Promise<number> {
  const owner = await findOneTimeLinkOwner(db, token, "confirm");
  if (owner === undefined) throw invalidLink();
  return owner;
}

async function confirmAddress(database: Database, visitor: Visitor, token: string): Promise<{ message: string }> {
  await database.transaction(async (tx) => {
    const userId = await consumeOneTimeLink(tx, token, "confirm");
    if (userId === undefined) throw invalidLink();
    await proveAddress(tx, visitor, userId);
  });
  return { message: "Thank you! Your email address is confirmed." };
}

const invalidLink = () => fieldError("invalid", "token", "This link is no longer valid.");
