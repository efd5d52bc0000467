import type { accountsEndpoints } from "@pawhaven/contract";
import type { Database } from "../../platform/db/database.ts";
import type { Handlers } from "../../platform/http/mount-endpoints.ts";
import type { ImageStore } from "../../platform/images/image-store.ts";
import type { RateLimiter } from "../../platform/auth/rate-limiter.ts";
import type { ShopIdentity } from "../../platform/mail/shop-identity.ts";
import { beginGoogleSignIn } from "./begin-google-sign-in.ts";
import { confirmEmail } from "./confirm-email.ts";
import { deleteAccount } from "./delete-account.ts";
import { exportMyData } from "./export-my-data.ts";
import { finishGoogleSignIn } from "./finish-google-sign-in.ts";
import { forgotPassword } from "./forgot-password.ts";
import type { IdentityProvider } from "./identity-provider.ts";
import { login } from "./login.ts";
import { deleteAvatar, getProfile, setAvatar, updateProfile } from "./profile.ts";
import { register } from "./register.ts";
import { resetPassword } from "./reset-password.ts";
import { sendConfirmationLink } from "./send-confirmation-link.ts";
import { endSession, listSessions, logout } from "./sessions.ts";

export interface AccountContext {
  database: Database;
  limiter: RateLimiter;
  imageStore: ImageStore;
  shopIdentity: ShopIdentity;
  /** Undefined where sign-in with Google is not offered. */
  google: IdentityProvider | undefined;
}

export const accountsRoutes = ({
  database,
  limiter,
  imageStore,
  shopIdentity,
  google,
}: AccountContext): Handlers<typeof accountsEndpoints> => ({
  register: ({ body }) => register(database, shopIdentity, body),
  login: ({ body, visitor }) => login(database, limiter, visitor, body),
  logout: ({ caller }) => logout(database, caller),
  beginGoogleSignIn: () => beginGoogleSignIn(database, shopIdentity, google),
  finishGoogleSignIn: ({ query, cookies, visitor }) =>
    finishGoogleSignIn(database, shopIdentity, google, { response: query, cookies, visitor }),
  forgotPassword: ({ body }) => forgotPassword(database, body.email),
  resetPassword: ({ body }) => resetPassword(database, shopIdentity, body),
  confirmEmail: ({ body }) => confirmEmail(database, body.token),
  sendConfirmationLink: ({ caller }) => sendConfirmationLink(database, shopIdentity, caller),
  getProfile: ({ caller }) => getProfile(database, caller),
  updateProfile: ({ caller, body }) => updateProfile(database, imageStore, caller, body),
  setAvatar: ({ caller, body }) => setAvatar(database, imageStore, caller, body),
  deleteAvatar: ({ caller, body }) => deleteAvatar(database, imageStore, caller, body.public_id),
  listSessions: ({ caller }) => listSessions(database, caller),
  endSession: ({ caller, params }) => endSession(database, caller, params.id),
  exportMyData: ({ caller }) => exportMyData(database, caller),
  deleteAccount: ({ caller, body }) => deleteAccount(database, imageStore, caller, body),
});
