import { freshSignInMinutes, type SignInMethods } from "@pawhaven/contract";
import type { Caller } from "../../platform/auth/sessions.ts";
import type { Database } from "../../platform/db/database.ts";
import { emailChangeOf } from "./email-change-store.ts";
import { requireUser } from "./require-user.ts";
import { toEmailChangeDto } from "./serialize.ts";
import { identitiesOf, isFreshSession } from "./store.ts";

export async function getSignInMethods({ db }: Database, caller: Caller): Promise<SignInMethods> {
  const { id, passwordHash } = await requireUser(db, caller);
  const [identities, isFresh, change] = await Promise.all([
    identitiesOf(db, id),
    isFreshSession(db, caller, freshSignInMinutes),
    emailChangeOf(db, id),
  ]);
  return {
    has_password: passwordHash !== null,
    has_google: identities.length > 0,
    is_fresh: isFresh,
    email_change: change ? toEmailChangeDto(change) : null,
  };
}
