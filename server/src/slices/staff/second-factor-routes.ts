import type { staffSecurityEndpoints } from "@pawhaven/contract";
import type { Handlers } from "../../platform/http/mount-endpoints.ts";
import { confirmAuthenticator, removeAuthenticator } from "./authenticator.ts";
import { beginAuthenticator } from "./begin-authenticator.ts";
import { addStaffPasskey, removeStaffPasskey } from "./change-staff-passkeys.ts";
import { beginIdentityConfirmation, confirmIdentity } from "./confirm-identity.ts";
import { renewRecoveryCodes } from "./renew-recovery-codes.ts";
import { endStaffSession, getStaffSecurity } from "./security.ts";
import { beginStaffPasskeySignIn, signInAsStaffWithPasskey } from "./sign-in-with-passkey.ts";
import type { StaffContext } from "./staff-context.ts";
import { beginStaffPasskey, renameStaffPasskey } from "./staff-passkeys.ts";

export const secondFactorRoutes = (context: StaffContext): Handlers<typeof staffSecurityEndpoints> => ({
  beginStaffPasskeySignIn: () => beginStaffPasskeySignIn(context),
  signInAsStaffWithPasskey: ({ body, visitor }) => signInAsStaffWithPasskey(context, visitor, body.credential),
  beginIdentityConfirmation: ({ caller }) => beginIdentityConfirmation(context, caller),
  confirmIdentity: ({ caller, visitor, body }) => confirmIdentity(context, caller, visitor, body),
  getStaffSecurity: ({ caller }) => getStaffSecurity(context, caller),
  endStaffSession: ({ caller, params }) => endStaffSession(context, caller, params.id),
  beginAuthenticator: ({ caller }) => beginAuthenticator(context, caller),
  confirmAuthenticator: ({ caller, visitor, body }) => confirmAuthenticator(context, caller, visitor, body.code),
  removeAuthenticator: ({ caller, visitor }) => removeAuthenticator(context, caller, visitor),
  renewRecoveryCodes: ({ caller, visitor }) => renewRecoveryCodes(context, caller, visitor),
  beginStaffPasskey: ({ caller }) => beginStaffPasskey(context, caller),
  addStaffPasskey: ({ caller, visitor, body }) => addStaffPasskey(context, caller, visitor, body),
  renameStaffPasskey: ({ caller, params, body }) => renameStaffPasskey(context, caller, params.id, body.name),
  removeStaffPasskey: ({ caller, visitor, params }) => removeStaffPasskey(context, caller, visitor, params.id),
});
