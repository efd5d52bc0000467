import { violatedConstraint, type Database, type Tx } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { deletePasskeysOf } from "../../platform/auth/passkeys/store.ts";
import type { Visitor } from "../../platform/auth/sessions.ts";
import type { ShopIdentity } from "../../platform/mail/shop-identity.ts";
import { forgetAddresses } from "../addresses/forget-addresses.ts";
import { forgetCards } from "../cards/forget-cards.ts";
import type { Identity } from "./identity-provider.ts";
import { queueWelcomeMail } from "./mails.ts";
import { createOneTimeLink } from "./one-time-links.ts";
import { revokeAccess } from "./revoke-access.ts";
import { recordSecurityEvent } from "./security-events.ts";
import {
  deleteIdentities,
  insertIdentity,
  insertUser,
  lockUserRow,
  updateUser,
  userByEmail,
  userByIdentity,
  type UserRow,
} from "./store.ts";

const maxAttempts = 3;

/** Violated when a concurrent request links the identity, registers the email address or deletes the account first. */
const raceConstraints = new Set(["identities_pkey", "users_email", "identities_user_id_fkey"]);

/** The account of a provider's user: the linked one, the one with the same verified email address, or a new one. */
export async function findOrCreateAccount(
  database: Database,
  shopIdentity: ShopIdentity,
  visitor: Visitor,
  identity: Identity,
): Promise<UserRow> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await database.transaction((tx) => findOrCreateInTransaction(tx, shopIdentity, visitor, identity));
    } catch (error) {
      if (!isLostRace(error) || attempt === maxAttempts) throw error;
    }
  }
}

const isLostRace = (error: unknown) => raceConstraints.has(violatedConstraint(error) ?? "");

async function findOrCreateInTransaction(
  tx: Tx,
  shopIdentity: ShopIdentity,
  visitor: Visitor,
  identity: Identity,
): Promise<UserRow> {
  const { issuer, subject } = identity;
  const linked = await userByIdentity(tx, issuer, subject);
  if (linked) return linked;
  const userWithSameEmail = await userByEmail(tx, identity.email);
  const user = userWithSameEmail
    ? await openToIdentity(tx, visitor, userWithSameEmail.id, identity)
    : await createAccount(tx, shopIdentity, visitor, identity);
  await insertIdentity(tx, { issuer, subject, userId: user.id });
  if (userWithSameEmail) await recordSecurityEvent(tx, user.id, "google_linked", visitor);
  return user;
}

/**
 * An email address links two accounts only if the provider has verified it. Otherwise an attacker could use a victim's
 * address there and get access to the victim's account here.
 */
async function openToIdentity(tx: Tx, visitor: Visitor, userId: number, { emailVerified }: Identity): Promise<UserRow> {
  // mutant(google-linking.test.ts): accounts are linked by an email address that Google has verified
  if (!emailVerified) {
    throw new ApiError(
      "conflict",
      "There is already an account with your email address, but Google has not verified that the address is yours. " +
        "Please sign in with your password.",
    );
  }
  // Locked, so that two sign-ins at once do not both claim the account.
  const user = (await lockUserRow(tx, userId)) as UserRow;
  return user.emailConfirmedAt === null ? claimAccount(tx, visitor, userId) : user;
}

/**
 * Whoever registered the address never proved that it is theirs, and may have done it to get into the account later
 * (pre-hijacking). This is the first proof, so the account passes to the person with the proof, and every older way in ends.
 */
async function claimAccount(tx: Tx, visitor: Visitor, userId: number): Promise<UserRow> {
  // mutant(google-linking.test.ts): the first proof of an address unlinks the providers from before
  await deleteIdentities(tx, userId);
  const user = await updateUser(tx, userId, { passwordHash: null, emailConfirmedAt: new Date() });
  // mutant(google-linking.test.ts): the first proof of an address ends the sessions from before
  await revokeAccess(tx, userId);
  // mutant(passkeys.test.ts): the first proof of an address ends the passkeys from before
  await deletePasskeysOf(tx, { userId, audience: "customer" });
  // mutant(../cards/cards.test.ts): the first proof of an address ends the saved cards from before
  await forgetCards(tx, userId);
  // mutant(../addresses/addresses.test.ts): the first proof of an address ends the address book from before
  await forgetAddresses(tx, userId);
  await recordSecurityEvent(tx, userId, "account_claimed", visitor);
  return user;
}

async function createAccount(
  tx: Tx,
  shopIdentity: ShopIdentity,
  visitor: Visitor,
  { name, email, emailVerified }: Identity,
): Promise<UserRow> {
  const user = await insertUser(tx, { name, email, emailConfirmedAt: emailVerified ? new Date() : null });
  await recordSecurityEvent(tx, user.id, "registered", visitor);
  if (!emailVerified) await queueWelcomeMail(tx, shopIdentity, user, await createOneTimeLink(tx, user.id, "confirm"));
  return user;
}
