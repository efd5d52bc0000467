import type { PasskeyRequest } from "@pawhaven/contract";
import type { RelyingParty } from "../../platform/auth/passkeys/relying-party.ts";
import { beginPasskeyUse } from "../../platform/auth/passkeys/verify-passkey.ts";
import type { Database } from "../../platform/db/database.ts";

export const beginPasskeySignIn = ({ db }: Database, relyingParty: RelyingParty): Promise<PasskeyRequest> =>
  beginPasskeyUse(db, relyingParty, "customer sign-in");
