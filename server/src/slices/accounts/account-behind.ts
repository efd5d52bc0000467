import { brokenConstraint, type Database, type Tx } from "../../platform/db/database.ts";
import { Refusal } from "../../platform/http/refusal.ts";
import type { Identity } from "./identity-provider.ts";
import { queueWelcomeMail } from "./mails.ts";
import { makeLink } from "./one-time-links.ts";
import type { Site } from "./register.ts";
import { insertIdentity, insertUser, userByEmail, userByIdentity, type UserRow } from "./store.ts";

const attempts = 3;

/** Somebody else was faster with the same identity, the same address, or with deleting the account. */
const lostRaces = new Set(["identities_pkey", "users_email", "identities_user_id_fkey"]);

/** The account of somebody a provider vouches for: the linked one, the one with the same proven address, or a new one. */
export async function accountBehind(database: Database, site: Site, identity: Identity): Promise<UserRow> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await database.transaction((tx) => findOrOpen(tx, site, identity));
    } catch (error) {
      if (attempt === attempts || !lostRaces.has(brokenConstraint(error) ?? "")) throw error;
    }
  }
}

async function findOrOpen(tx: Tx, site: Site, identity: Identity): Promise<UserRow> {
  const { issuer, subject } = identity;
  const linked = await userByIdentity(tx, issuer, subject);
  if (linked) return linked;
  const sameAddress = await userByEmail(tx, identity.email);
  if (sameAddress) refuseUnproven(sameAddress, identity);
  const user = sameAddress ?? (await openAccount(tx, site, identity));
  await insertIdentity(tx, { issuer, subject, userId: user.id });
  return user;
}

/**
 * An address joins two accounts only if both sides have proved it. Otherwise somebody could open an account here, or at
 * the provider, with a stranger's address, and would share that stranger's account from then on.
 */
function refuseUnproven(user: UserRow, { emailVerified }: Identity): void {
  if (!emailVerified) {
    throw new Refusal(
      "conflict",
      "Your e-mail address has an account here already, and Google has not verified that the address is yours. " +
        "Please sign in with your password.",
    );
  }
  if (user.emailConfirmedAt === null) {
    throw new Refusal(
      "conflict",
      "Your e-mail address has an account here already, but it was never confirmed. Please set a new password with " +
        "“Forgot password”, which confirms it. After that you can sign in with Google.",
    );
  }
}

async function openAccount(tx: Tx, site: Site, { name, email, emailVerified }: Identity): Promise<UserRow> {
  const user = await insertUser(tx, { name, email, emailConfirmedAt: emailVerified ? new Date() : null });
  if (!emailVerified) await queueWelcomeMail(tx, site, user, await makeLink(tx, user.id, "confirm"));
  return user;
}
