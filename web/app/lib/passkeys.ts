import type { NewPasskeyCredential, PasskeyCreation, PasskeyCredential, PasskeyRequest } from "@pawhaven/contract";
import { UserError } from "./api-errors.ts";
import { fromBase64Url, toBase64Url } from "./base64url.ts";

/** Browsers answer one request at a time; a new one takes the place of the one that waits in a form. */
let pending: AbortController | undefined;

function takeTurn(signal?: AbortSignal): AbortSignal {
  pending?.abort();
  pending = new AbortController();
  return signal ? AbortSignal.any([signal, pending.signal]) : pending.signal;
}

/** Asks the browser to create a passkey. */
export async function createPasskey(options: PasskeyCreation): Promise<NewPasskeyCredential> {
  assertSupported();
  const publicKey = {
    ...options,
    challenge: fromBase64Url(options.challenge),
    user: { ...options.user, id: fromBase64Url(options.user.id) },
    excludeCredentials: options.excludeCredentials.map(toDescriptor),
  };
  const created = await navigator.credentials.create({ publicKey, signal: takeTurn() }).catch(rethrowForUser);
  const { id, response } = created as PublicKeyCredential & { response: AuthenticatorAttestationResponse };
  return {
    id,
    rawId: id,
    type: "public-key",
    response: {
      clientDataJSON: toBase64Url(response.clientDataJSON),
      attestationObject: toBase64Url(response.attestationObject),
      transports: response.getTransports(),
    },
  };
}

/** Asks for a passkey, in a dialog or, with `autofill`, among the suggestions of a form until the signal aborts. */
export async function getPasskey(
  options: PasskeyRequest,
  { autofill }: { autofill?: AbortSignal } = {},
): Promise<PasskeyCredential> {
  assertSupported();
  const publicKey = {
    ...options,
    challenge: fromBase64Url(options.challenge),
    allowCredentials: options.allowCredentials.map(toDescriptor),
  };
  const mediation = autofill ? "conditional" : "optional";
  const signal = takeTurn(autofill);
  const found = await navigator.credentials.get({ publicKey, mediation, signal }).catch(rethrowForUser);
  const { id, response } = found as PublicKeyCredential & { response: AuthenticatorAssertionResponse };
  return {
    id,
    rawId: id,
    type: "public-key",
    response: {
      clientDataJSON: toBase64Url(response.clientDataJSON),
      authenticatorData: toBase64Url(response.authenticatorData),
      signature: toBase64Url(response.signature),
      userHandle: response.userHandle && toBase64Url(response.userHandle),
    },
  };
}

const toDescriptor = ({ id, type, transports }: PasskeyRequest["allowCredentials"][number]) => ({
  id: fromBase64Url(id),
  type,
  transports: transports as AuthenticatorTransport[],
});

function assertSupported(): void {
  if (!("PublicKeyCredential" in window)) throw new UserError("This browser does not know passkeys.");
}

const texts: Record<string, string> = {
  InvalidStateError: "This device already has a passkey for your account.",
  SecurityError: "Passkeys do not work at this address.",
  NotSupportedError: "This device cannot keep a passkey.",
};

/** Browsers do not say whether somebody cancelled, took too long or has no passkey. */
function rethrowForUser(error: unknown): never {
  const name = error instanceof DOMException ? error.name : "";
  throw new UserError(texts[name] ?? "No passkey was used. Please try again.", { cause: error });
}
