import type { accounts } from "@pawhaven/contract";
import type { Database } from "../../platform/db/database.ts";
import type { Handlers } from "../../platform/http/mount.ts";
import type { PictureStore } from "../../platform/pictures/picture-store.ts";
import type { RateLimiter } from "../../platform/rate-limit.ts";
import { beginGoogleSignIn } from "./begin-google-sign-in.ts";
import { confirmEmail } from "./confirm-email.ts";
import { deleteAccount } from "./delete-account.ts";
import { exportMyData } from "./export-my-data.ts";
import { finishGoogleSignIn } from "./finish-google-sign-in.ts";
import { forgotPassword } from "./forgot-password.ts";
import type { IdentityProvider } from "./identity-provider.ts";
import { login } from "./login.ts";
import { deleteAvatar, getProfile, setAvatar, updateProfile } from "./profile.ts";
import { register, type Site } from "./register.ts";
import { resetPassword } from "./reset-password.ts";
import { endSession, listSessions, logout } from "./sessions.ts";

export interface AccountTools {
  database: Database;
  limiter: RateLimiter;
  pictures: PictureStore;
  site: Site;
  /** Where people sign in with Google; without it nobody can. */
  google: IdentityProvider | undefined;
}

export const accountsRoutes = ({
  database,
  limiter,
  pictures,
  site,
  google,
}: AccountTools): Handlers<typeof accounts> => ({
  register: ({ body }) => register(database, site, body),
  login: ({ body, visitor }) => login(database, limiter, visitor, body),
  logout: ({ caller }) => logout(database, caller),
  beginGoogleSignIn: () => beginGoogleSignIn(database, site, google),
  finishGoogleSignIn: ({ query, cookies, visitor }) =>
    finishGoogleSignIn(database, site, google, { answer: query, cookies, visitor }),
  forgotPassword: ({ body }) => forgotPassword(database, body.email),
  resetPassword: ({ body }) => resetPassword(database, site, body),
  confirmEmail: ({ body }) => confirmEmail(database, body.token),
  getProfile: ({ caller }) => getProfile(database, caller),
  updateProfile: ({ caller, body }) => updateProfile(database, pictures, caller, body),
  setAvatar: ({ caller, body }) => setAvatar(database, pictures, caller, body),
  deleteAvatar: ({ caller, body }) => deleteAvatar(database, pictures, caller, body.public_id),
  listSessions: ({ caller }) => listSessions(database, caller),
  endSession: ({ caller, params }) => endSession(database, caller, params.id),
  exportMyData: ({ caller }) => exportMyData(database, caller),
  deleteAccount: ({ caller, body }) => deleteAccount(database, pictures, caller, body),
});
