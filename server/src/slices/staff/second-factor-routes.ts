import type { staffSecurityEndpoints } from "@pawhaven/contract";
import type { Handlers } from "../../platform/http/mount-endpoints.ts";
import { beginAuthenticator, confirmAuthenticator, removeAuthenticator } from "./authenticator.ts";
import { beginIdentityConfirmation, confirmIdentity } from "./confirm-identity.ts";
import { renewRecoveryCodes } from "./recovery-codes.ts";
import { endStaffSession, getStaffSecurity } from "./security.ts";
import { beginStaffPasskeySignIn, signInAsStaffWithPasskey } from "./sign-in-with-passkey.ts";
import type { StaffContext } from "./staff-context.ts";
import { addStaffPasskey, beginStaffPasskey, removeStaffPasskey, renameStaffPasskey } from "./staff-passkeys.ts";

export const secondFactorRoutes = (context: StaffContext): Handlers<typeof staffSecurityEndpoints> => ({
  beginStaffPasskeySignIn: () => beginStaffPasskeySignIn(context),
  signInAsStaffWithPasskey: ({ body, visitor }) => signInAsStaffWithPasskey(context, visitor, body.credential),
  beginIdentityConfirmation: ({ caller }) => beginIdentityConfirmation(context, caller),
  confirmIdentity: ({ caller, visitor, body }) => confirmIdentity(context, caller, visitor, body),
  getStaffSecurity: ({ caller }) => getStaffSecurity(context, caller),
  endStaffSession: ({ caller, params }) => endStaffSession(context, caller, params.id),
  beginAuthenticator: ({ caller }) => beginAuthenticator(context, caller),
  confirmAuthenticator: ({ caller, body }) => confirmAuthenticator(context, caller, body.code),
  removeAuthenticator: ({ caller }) => removeAuthenticator(context, caller),
  renewRecoveryCodes: ({ caller }) => renewRecoveryCodes(context, caller),
  beginStaffPasskey: ({ caller }) => beginStaffPasskey(context, caller),
  addStaffPasskey: ({ caller, body }) => addStaffPasskey(context, caller, body),
  renameStaffPasskey: ({ caller, params, body }) => renameStaffPasskey(context, caller, params.id, body.name),
  removeStaffPasskey: ({ caller, params }) => removeStaffPasskey(context, caller, params.id),
});
