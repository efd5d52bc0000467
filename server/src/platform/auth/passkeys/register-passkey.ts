import type { NewPasskeyCredential, PasskeyCreation } from "@pawhaven/contract";
import type { VerifiedRegistrationResponse } from "@simplewebauthn/server";
import type { Db } from "../../db/database.ts";
import { ApiError } from "../../http/api-error.ts";
import { hashToken } from "../tokens.ts";
import { challengeTimeoutMs, consumeChallenge, createChallenge } from "./challenges.ts";
import { loadWebAuthn } from "./load-web-authn.ts";
import type { RelyingParty } from "./relying-party.ts";
import { type NewPasskey, type PasskeyOwner, passkeysOf } from "./store.ts";

/** EdDSA, ES256 and RS256, in this order. */
const algorithms = [-8, -7, -257];

/** Verified and discoverable: a passkey takes the place of the address, the password and a second factor. */
export async function beginPasskeyRegistration(
  db: Db,
  party: RelyingParty,
  owner: PasskeyOwner,
  person: { name: string; email: string },
): Promise<PasskeyCreation> {
  const existing = await passkeysOf(db, owner);
  return {
    challenge: await createChallenge(db, `${owner.audience} add`, owner.userId),
    rp: { id: party.id, name: party.name },
    user: { id: userHandleOf(owner), name: person.email, displayName: person.name },
    pubKeyCredParams: algorithms.map((alg) => ({ type: "public-key", alg })),
    excludeCredentials: existing.map(({ credentialId: id, transports }) => ({ id, type: "public-key", transports })),
    authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification: "required" },
    attestation: "none",
    timeout: challengeTimeoutMs,
  };
}

/** Says nothing about the person. Differs per audience, because an authenticator keeps one passkey per handle. */
const userHandleOf = ({ userId, audience }: PasskeyOwner) =>
  hashToken(`passkeys of ${audience} ${userId}`).toString("base64url");

export async function verifyPasskeyRegistration(
  db: Db,
  party: RelyingParty,
  owner: PasskeyOwner,
  { name, credential }: { name: string; credential: NewPasskeyCredential },
): Promise<NewPasskey> {
  const { verified, registrationInfo } = await verify(db, party, owner, credential);
  if (!verified) throw unverifiedPasskey();
  const { credential: key, credentialBackedUp: backedUp } = registrationInfo;
  return {
    ...owner,
    name,
    credentialId: key.id,
    publicKey: Buffer.from(key.publicKey),
    counter: key.counter,
    transports: credential.response.transports,
    backedUp,
  };
}

async function verify(
  db: Db,
  party: RelyingParty,
  owner: PasskeyOwner,
  credential: NewPasskeyCredential,
): Promise<VerifiedRegistrationResponse> {
  try {
    // mutant(../../../slices/accounts/passkeys.test.ts): a certificate is not looked at, as its addresses would be called
    await assertNoCertificate(credential.response.attestationObject);
    const { verifyRegistrationResponse } = await loadWebAuthn();
    return await verifyRegistrationResponse({
      response: { ...credential, clientExtensionResults: {} },
      expectedChallenge: (challenge) => consumeChallenge(db, challenge, `${owner.audience} add`, owner.userId),
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      supportedAlgorithmIDs: algorithms,
    });
  } catch (error) {
    throw unverifiedPasskey(error);
  }
}

/**
 * We ask for no statement about the make of the authenticator, so nobody needs to send one with a certificate. To check one,
 * the library would fetch revocation lists from the addresses in it, which the sender chooses.
 */
async function assertNoCertificate(attestationObject: string): Promise<void> {
  const { decodeAttestationObject, isoBase64URL } = await loadWebAuthn();
  const decoded = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
  const format = decoded.get("fmt");
  const isPlain = format === "none" || (format === "packed" && decoded.get("attStmt").get("x5c") === undefined);
  if (!isPlain) throw new Error(`unwanted attestation ${format}`);
}

const unverifiedPasskey = (cause?: unknown) =>
  new ApiError("invalid", "This passkey could not be verified. Please try again.", { cause });
