import { z } from "zod";
import { browserAnswer, endpoint } from "./endpoint.ts";
import { email, id, picture, said } from "./shared.ts";

const name = z.string().trim().min(1, "Please enter your name.").max(100, "At most 100 characters.");

export const newPassword = z
  .string()
  .min(8, "The password must have at least 8 characters.")
  .max(128, "The password may have at most 128 characters.");

const confirmed = { password: newPassword, password_confirmation: z.string() };
const passwordsMatch = (given: { password: string; password_confirmation: string }) =>
  given.password === given.password_confirmation;
const mismatch = { error: "Passwords do not match!", path: ["password_confirmation"] };

export const registration = z.strictObject({ name, email, ...confirmed }).refine(passwordsMatch, mismatch);
export type Registration = z.output<typeof registration>;

export const credentials = z.strictObject({
  email,
  password: z.string().min(1, "Please enter your password.").max(128, "The password may have at most 128 characters."),
  remember: z.boolean().optional().meta({ description: "Keeps the session for 30 days instead of 12 hours." }),
});
export type Credentials = z.output<typeof credentials>;

export const resetRequest = z.strictObject({ email });

export const passwordReset = z
  .strictObject({ email, ...confirmed, token: z.string().min(1).max(200) })
  .refine(passwordsMatch, mismatch);
export type PasswordReset = z.output<typeof passwordReset>;

export const user = z.object({
  id: z.number().int(),
  name: z.string(),
  email: z.string(),
  role: z.object({ name: z.enum(["customer", "admin"]) }),
});
export type User = z.output<typeof user>;

export const signedIn = z.object({ message: z.string(), access_token: z.string(), user });
export type SignedIn = z.output<typeof signedIn>;

export const genders = ["Male", "Female", "Other"] as const;

const optionalText = (most: number) =>
  z
    .string()
    .trim()
    .max(most, `At most ${most} characters.`)
    .nullish()
    .transform((text) => text || null);

export const profile = z.object({
  user_id: z.number().int(),
  full_name: z.string(),
  gender: z.enum(genders).nullable(),
  date_of_birth: z.iso.date().nullable(),
  phone: z.string().nullable(),
  address: z.string().nullable(),
  city: z.string().nullable(),
  country: z.string().nullable(),
  avatar_url: picture.pick({ url: true }).nullable(),
  avatar_public_id: z.string().nullable(),
  email: z.string(),
  email_confirmed: z.boolean(),
});
export type Profile = z.output<typeof profile>;

/** The whole profile object may be sent back; what is not the customer's to change must be unchanged. */
export const profileUpdate = z.strictObject({
  user_id: id.optional(),
  full_name: name,
  gender: z.enum(genders, "Please choose one."),
  date_of_birth: z.iso
    .date("Please enter a date.")
    .refine(
      (day) => day >= "1900-01-01" && day <= new Date().toISOString().slice(0, 10),
      "Please enter your date of birth.",
    ),
  phone: z
    .string()
    .trim()
    .regex(/^\+?[\d ().-]{6,20}$/, "Please enter a phone number, like +84 28 5550 0142."),
  address: optionalText(200),
  city: optionalText(100),
  country: optionalText(100),
  avatar_url: z.union([z.string().max(500), z.object({ url: z.string().max(500) })]).nullish(),
  avatar_public_id: z.string().max(200).nullish(),
  email: z.string().max(254).optional(),
  email_confirmed: z.boolean().optional(),
});
export type ProfileUpdate = z.output<typeof profileUpdate>;

export const openSession = z.object({
  id: z.number().int(),
  created_at: z.iso.datetime({ offset: true }),
  last_seen_at: z.iso.datetime({ offset: true }),
  expires_at: z.iso.datetime({ offset: true }),
  device: z.string(),
  is_current: z.boolean(),
});
export type OpenSession = z.output<typeof openSession>;

export const accountDeletion = z.strictObject({
  email: z.string().max(254),
  password: z.string().max(128).optional().meta({ description: "Needed unless the account has none." }),
});

const unreadable = "Google's answer cannot be read. Please close this window and begin again.";
const answered = (most: number) => z.string(unreadable).max(most, unreadable).optional();

/** What a provider sends back with the browser; whatever else it adds is of no use here. */
export const providerAnswer = z.object({
  state: answered(200),
  code: answered(2000),
  iss: answered(500),
  error: answered(200),
});
export type ProviderAnswer = z.output<typeof providerAnswer>;

export const accounts = {
  register: endpoint({
    method: "POST",
    path: "/api/register",
    summary: "Open an account",
    access: "anyone",
    body: registration,
    reply: said,
    status: 201,
    errors: [],
    limit: { times: 10, perSeconds: 3600 },
  }),
  login: endpoint({
    method: "POST",
    path: "/api/login",
    summary: "Sign in with e-mail and password",
    access: "anyone",
    body: credentials,
    reply: signedIn,
    errors: ["unauthenticated"],
    limit: { times: 30, perSeconds: 600 },
  }),
  logout: endpoint({
    method: "POST",
    path: "/api/logout",
    summary: "End this session",
    access: "customer",
    reply: said,
    errors: [],
  }),
  beginGoogleSignIn: endpoint({
    method: "GET",
    path: "/api/auth/google",
    summary: "Send a window to Google to sign in there",
    access: "anyone",
    answers: "browser",
    reply: browserAnswer,
    errors: ["not_found", "failed_dependency"],
    limit: { times: 30, perSeconds: 600 },
  }),
  finishGoogleSignIn: endpoint({
    method: "GET",
    path: "/api/auth/google/callback",
    summary: "Come back from Google and hand the session to the page that opened the window",
    access: "anyone",
    answers: "browser",
    query: providerAnswer,
    reply: browserAnswer,
    errors: ["forbidden", "not_found", "conflict", "failed_dependency"],
    limit: { times: 30, perSeconds: 600 },
  }),
  forgotPassword: endpoint({
    method: "POST",
    path: "/api/forgot",
    summary: "Ask for a link to set a new password",
    access: "anyone",
    body: resetRequest,
    reply: said,
    errors: [],
    limit: { times: 10, perSeconds: 3600 },
  }),
  resetPassword: endpoint({
    method: "POST",
    path: "/api/reset",
    summary: "Set a new password with the link's token",
    access: "anyone",
    body: passwordReset,
    reply: said,
    errors: [],
    limit: { times: 20, perSeconds: 3600 },
  }),
  confirmEmail: endpoint({
    method: "POST",
    path: "/api/confirm-email",
    summary: "Confirm an e-mail address with the link's token",
    access: "anyone",
    body: z.strictObject({ token: z.string().min(1).max(200) }),
    reply: said,
    errors: [],
    limit: { times: 20, perSeconds: 3600 },
  }),
  getProfile: endpoint({
    method: "GET",
    path: "/api/user/profile",
    summary: "My profile",
    access: "customer",
    reply: profile,
    errors: [],
  }),
  updateProfile: endpoint({
    method: "PUT",
    path: "/api/user/profile",
    summary: "Change my profile",
    access: "customer",
    body: profileUpdate,
    reply: profile,
    errors: ["forbidden"],
  }),
  setAvatar: endpoint({
    method: "PUT",
    path: "/api/user/avatar",
    summary: "Make an uploaded picture mine",
    access: "customer",
    body: z.strictObject({ avatar_url: z.string().max(500), avatar_public_id: z.string().min(1).max(200) }),
    reply: profile,
    errors: ["forbidden"],
  }),
  deleteAvatar: endpoint({
    method: "POST",
    path: "/api/user/avatar/delete",
    summary: "Remove my picture, from the profile and from the image host",
    access: "customer",
    body: z.strictObject({ public_id: z.string().min(1).max(200) }),
    reply: said,
    errors: ["forbidden", "not_found"],
  }),
  listSessions: endpoint({
    method: "GET",
    path: "/api/user/sessions",
    summary: "Where I am signed in",
    access: "customer",
    reply: z.array(openSession),
    errors: [],
  }),
  endSession: endpoint({
    method: "DELETE",
    path: "/api/user/sessions/:id",
    summary: "End one of my sessions",
    access: "customer",
    params: z.object({ id }),
    reply: said,
    errors: ["not_found"],
  }),
  exportMyData: endpoint({
    method: "GET",
    path: "/api/user/export",
    summary: "Everything the shop keeps about me",
    access: "customer",
    reply: z.record(z.string(), z.unknown()),
    errors: [],
  }),
  deleteAccount: endpoint({
    method: "POST",
    path: "/api/user/delete",
    summary: "Delete my account",
    access: "customer",
    body: accountDeletion,
    reply: said,
    errors: ["forbidden"],
    limit: { times: 10, perSeconds: 3600 },
  }),
};
