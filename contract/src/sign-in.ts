import { z } from "zod";
import { browserAnswer, endpoint } from "./endpoint.ts";
import { email, personName, said } from "./shared.ts";

export const newPassword = z
  .string()
  .min(8, "The password must have at least 8 characters.")
  .max(128, "The password may have at most 128 characters.")
  .meta({ description: "Not one of the commonest." });

const confirmed = {
  password: newPassword,
  password_confirmation: z.string().meta({ description: "The same as `password`." }),
};
const linkToken = z.string().min(1).max(200).meta({ description: "From the link in the mail; it works once." });
const passwordsMatch = (given: { password: string; password_confirmation: string }) =>
  given.password === given.password_confirmation;
const mismatch = { error: "Passwords do not match!", path: ["password_confirmation"] };

export const registration = z
  .strictObject({
    name: personName,
    email: email.meta({ description: "One that has no account yet." }),
    ...confirmed,
  })
  .refine(passwordsMatch, mismatch);
export type Registration = z.output<typeof registration>;

export const credentials = z.strictObject({
  email,
  password: z.string().min(1, "Please enter your password.").max(128, "The password may have at most 128 characters."),
  remember: z.boolean().optional().meta({ description: "Keeps the session for 30 days instead of 12 hours." }),
});
export type Credentials = z.output<typeof credentials>;

export const resetRequest = z.strictObject({ email });

export const passwordReset = z.strictObject({ email, ...confirmed, token: linkToken }).refine(passwordsMatch, mismatch);
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

export const signIn = {
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
    body: z.strictObject({ token: linkToken }),
    reply: said,
    errors: [],
    limit: { times: 20, perSeconds: 3600 },
  }),
};
