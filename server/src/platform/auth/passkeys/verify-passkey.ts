import type { PasskeyCredential, PasskeyRequest } from "@pawhaven/contract";
import type { AuthenticationResponseJSON } from "@simplewebauthn/server";
import type { Db } from "../../db/database.ts";
import { type ChallengePurpose, challengeTimeoutMs, consumeChallenge, createChallenge } from "./challenges.ts";
import { loadWebAuthn } from "./load-web-authn.ts";
import type { RelyingParty } from "./relying-party.ts";
import { passkeyByCredential, type PasskeyOwner, passkeysOf, recordPasskeyUse } from "./store.ts";

/** Without an owner, the browser offers all passkeys that it has for the shop. */
export async function beginPasskeyUse(
  db: Db,
  party: RelyingParty,
  purpose: ChallengePurpose,
  owner?: PasskeyOwner,
): Promise<PasskeyRequest> {
  const allowed = owner ? await passkeysOf(db, owner) : [];
  return {
    challenge: await createChallenge(db, purpose, owner?.userId ?? null),
    rpId: party.id,
    allowCredentials: allowed.map(({ credentialId: id, transports }) => ({ id, type: "public-key", transports })),
    userVerification: "required",
    timeout: challengeTimeoutMs,
  };
}

interface PasskeyUse {
  purpose: ChallengePurpose;
  audience: PasskeyOwner["audience"];
  /** Null for signing in. */
  userId: number | null;
}

/** The account whose passkey signed the challenge, or undefined. The challenge is used up in any case. */
export async function verifyPasskey(
  db: Db,
  party: RelyingParty,
  { purpose, audience, userId }: PasskeyUse,
  credential: PasskeyCredential,
): Promise<{ userId: number; passkeyId: number } | undefined> {
  const passkey = await passkeyByCredential(db, credential.id, audience);
  // mutant(../../../slices/staff/confirm-identity.test.ts): somebody else's passkey confirms nothing
  if (!passkey || (userId !== null && passkey.userId !== userId)) return undefined;
  const { credentialId: id, publicKey, counter } = passkey;
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  const result = await verifyAuthenticationResponse({
    response: { ...credential, clientExtensionResults: {} } as AuthenticationResponseJSON,
    expectedChallenge: (challenge) => consumeChallenge(db, challenge, purpose, userId),
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    credential: { id, publicKey: Uint8Array.from(publicKey), counter },
  }).catch(() => undefined);
  // mutant(../../../slices/accounts/passkeys.test.ts): the signature of a passkey must be right
  if (!result?.verified) return undefined;
  const { newCounter, credentialBackedUp } = result.authenticationInfo;
  await recordPasskeyUse(db, passkey.id, newCounter, credentialBackedUp);
  return { userId: passkey.userId, passkeyId: passkey.id };
}
