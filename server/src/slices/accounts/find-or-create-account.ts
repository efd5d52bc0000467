import { violatedConstraint, type Database, type Tx } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import type { ShopIdentity } from "../../platform/mail/shop-identity.ts";
import type { Identity } from "./identity-provider.ts";
import { queueWelcomeMail } from "./mails.ts";
import { createOneTimeLink } from "./one-time-links.ts";
import { insertIdentity, insertUser, userByEmail, userByIdentity, type UserRow } from "./store.ts";

const maxAttempts = 3;

/** Violated when a concurrent request links the identity, registers the email address or deletes the account first. */
const raceConstraints = new Set(["identities_pkey", "users_email", "identities_user_id_fkey"]);

/** The account of a provider's user: the linked one, the one with the same verified email address, or a new one. */
export async function findOrCreateAccount(
  database: Database,
  shopIdentity: ShopIdentity,
  identity: Identity,
): Promise<UserRow> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await database.transaction((tx) => findOrCreateInTransaction(tx, shopIdentity, identity));
    } catch (error) {
      if (!isLostRace(error) || attempt === maxAttempts) throw error;
    }
  }
}

const isLostRace = (error: unknown) => raceConstraints.has(violatedConstraint(error) ?? "");

async function findOrCreateInTransaction(tx: Tx, shopIdentity: ShopIdentity, identity: Identity): Promise<UserRow> {
  const { issuer, subject } = identity;
  const linked = await userByIdentity(tx, issuer, subject);
  if (linked) return linked;
  const userWithSameEmail = await userByEmail(tx, identity.email);
  if (userWithSameEmail) assertEmailVerifiedOnBothSides(userWithSameEmail, identity);
  const user = userWithSameEmail ?? (await createAccount(tx, shopIdentity, identity));
  await insertIdentity(tx, { issuer, subject, userId: user.id });
  return user;
}

/**
 * An email address links two accounts only if both sides have verified it. Otherwise an attacker could register a
 * victim's address here, or at the provider, and get access to the victim's account once the two are linked.
 */
function assertEmailVerifiedOnBothSides(user: UserRow, { emailVerified }: Identity): void {
  // mutant(google-linking.test.ts): accounts are linked by an email address that Google has verified
  if (!emailVerified) {
    throw new ApiError(
      "conflict",
      "There is already an account with your email address, but Google has not verified that the address is yours. " +
        "Please sign in with your password.",
    );
  }
  // mutant(google-linking.test.ts): accounts are linked by an email address that was confirmed here
  if (user.emailConfirmedAt === null) {
    throw new ApiError(
      "conflict",
      "There is already an account with your email address, but the address was never confirmed. Please set a new " +
        "password with “Forgot password”, which also confirms the address. Then you can sign in with Google.",
    );
  }
}

async function createAccount(
  tx: Tx,
  shopIdentity: ShopIdentity,
  { name, email, emailVerified }: Identity,
): Promise<UserRow> {
  const user = await insertUser(tx, { name, email, emailConfirmedAt: emailVerified ? new Date() : null });
  if (!emailVerified) await queueWelcomeMail(tx, shopIdentity, user, await createOneTimeLink(tx, user.id, "confirm"));
  return user;
}
