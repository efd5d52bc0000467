import type { PasskeyCredential } from "@pawhaven/contract";
import { api } from "../../lib/api.ts";
import { getPasskey } from "../../lib/passkeys.ts";

/** Loaded when it is needed, apart from the login page. */
export const askForPasskey = async (): Promise<PasskeyCredential> => getPasskey(await api.beginPasskeySignIn());

/** Offers passkeys among the suggestions of the email field. */
export const offerPasskeys = async (signal: AbortSignal): Promise<PasskeyCredential> =>
  getPasskey(await api.beginPasskeySignIn(undefined, { signal }), { autofill: signal });
