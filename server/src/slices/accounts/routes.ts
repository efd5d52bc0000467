import type { accountsEndpoints, mailPreferencesEndpoints } from "@pawhaven/contract";
import type { Handlers } from "../../platform/http/mount-endpoints.ts";
import type { ImageStore } from "../../platform/images/image-store.ts";
import type { ResponsiveImageStore } from "../../platform/images/responsive-image-store.ts";
import type { RateLimiter } from "../../platform/auth/rate-limiter.ts";
import type { ScreenPassword } from "../../platform/auth/screen-password.ts";
import { addPasskey, type PasskeyContext } from "./add-passkey.ts";
import { beginGoogleSignIn } from "./begin-google-sign-in.ts";
import { beginPasskeySignIn } from "./begin-passkey-sign-in.ts";
import { changePassword } from "./change-password.ts";
import type { SignInContext } from "./complete-sign-in.ts";
import { confirmEmailChange } from "./confirm-email-change.ts";
import { confirmEmail, confirmMyEmail } from "./confirm-email.ts";
import { deleteAccount } from "./delete-account.ts";
import { exportMyData } from "./export-my-data.ts";
import { finishGoogleSignIn } from "./finish-google-sign-in.ts";
import { forgotPassword } from "./forgot-password.ts";
import { getSignInMethods } from "./get-sign-in-methods.ts";
import type { IdentityProvider } from "./identity-provider.ts";
import { login } from "./login.ts";
import { getMailPreferences, openUnsubscribe, setMailPreferences, unsubscribe } from "./mail-preferences.ts";
import { beginPasskey, listPasskeys, removePasskey, renamePasskey } from "./passkeys.ts";
import { deleteAvatar, getProfile, setAvatar, updateProfile } from "./profile.ts";
import { register } from "./register.ts";
import { requestConfirmation } from "./request-confirmation.ts";
import { requestEmailChange } from "./request-email-change.ts";
import { resetPassword } from "./reset-password.ts";
import { listSecurityEvents } from "./security-events.ts";
import { sendConfirmationLink } from "./send-confirmation-link.ts";
import { signInWithPasskey } from "./sign-in-with-passkey.ts";
import { cancelEmailChange, stopEmailChange } from "./stop-email-change.ts";
import { endSession, listSessions, logout, signOutEverywhere } from "./sessions.ts";

export interface AccountContext extends SignInContext, PasskeyContext {
  limiter: RateLimiter;
  imageStore: ImageStore;
  userpetImages: ResponsiveImageStore;
  screenPassword: ScreenPassword;
  /** Undefined where sign-in with Google is not offered. */
  google: IdentityProvider | undefined;
}

export const accountsRoutes = (
  context: AccountContext,
): Handlers<typeof accountsEndpoints & typeof mailPreferencesEndpoints> => {
  const { database, limiter, imageStore, userpetImages, shopIdentity, google } = context;
  return {
    register: ({ body, visitor }) => register(context, visitor, body),
    login: ({ body, visitor }) => login(context, limiter, visitor, body),
    beginPasskeySignIn: () => beginPasskeySignIn(database, context.relyingParty),
    signInWithPasskey: ({ body, visitor }) => signInWithPasskey(context, visitor, body),
    logout: ({ caller, visitor }) => logout(database, caller, visitor),
    beginGoogleSignIn: () => beginGoogleSignIn(database, shopIdentity, google),
    finishGoogleSignIn: ({ query, cookies, visitor }) =>
      finishGoogleSignIn(context, google, { response: query, cookies, visitor }),
    forgotPassword: ({ body }) => forgotPassword(database, body.email),
    resetPassword: ({ body, visitor }) => resetPassword(context, visitor, body),
    confirmEmail: ({ body, visitor }) => confirmEmail(database, visitor, body),
    confirmMyEmail: ({ body, caller, visitor }) => confirmMyEmail(database, visitor, caller, body.token),
    sendConfirmationLink: ({ caller }) => sendConfirmationLink(database, shopIdentity, caller),
    requestConfirmation: ({ body }) => requestConfirmation(database, body.email),
    getSignInMethods: ({ caller }) => getSignInMethods(database, caller),
    changePassword: ({ caller, visitor, body }) => changePassword(context, caller, visitor, body),
    requestEmailChange: ({ caller, visitor, body }) => requestEmailChange(context, caller, visitor, body),
    cancelEmailChange: ({ caller, visitor }) => cancelEmailChange(database, caller, visitor),
    confirmEmailChange: ({ body, visitor }) => confirmEmailChange(context, visitor, body.token),
    stopEmailChange: ({ body, visitor }) => stopEmailChange(database, visitor, body.token),
    getProfile: ({ caller }) => getProfile(database, caller),
    updateProfile: ({ caller, body }) => updateProfile(database, imageStore, caller, body),
    setAvatar: ({ caller, body }) => setAvatar(database, imageStore, caller, body),
    deleteAvatar: ({ caller, body }) => deleteAvatar(database, imageStore, caller, body.public_id),
    listPasskeys: ({ caller }) => listPasskeys(database, caller),
    beginPasskey: ({ caller }) => beginPasskey(context, caller),
    addPasskey: ({ caller, visitor, body }) => addPasskey(context, caller, visitor, body),
    renamePasskey: ({ caller, params, body }) => renamePasskey(database, caller, params.id, body.name),
    removePasskey: ({ caller, visitor, params }) => removePasskey(database, caller, visitor, params.id),
    listSessions: ({ caller }) => listSessions(database, caller),
    endSession: ({ caller, visitor, params }) => endSession(database, caller, visitor, params.id),
    signOutEverywhere: ({ caller, visitor }) => signOutEverywhere(database, caller, visitor),
    listSecurityEvents: ({ caller }) => listSecurityEvents(database, caller),
    getMailPreferences: ({ caller }) => getMailPreferences(database, caller),
    setMailPreferences: ({ caller, body }) => setMailPreferences(database, caller, body),
    openUnsubscribe: ({ params }) => openUnsubscribe(shopIdentity, params),
    stopMails: ({ body }) => unsubscribe(database, body),
    unsubscribe: ({ params }) => unsubscribe(database, params),
    exportMyData: ({ caller }) => exportMyData(database, shopIdentity.shop, caller),
    deleteAccount: ({ caller, body }) => deleteAccount(database, { imageStore, userpetImages }, caller, body),
  };
};
