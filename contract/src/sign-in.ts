import { z } from "zod";
import { browserResponse, endpoint } from "./core/endpoint.ts";
import { email, personName } from "./core/fields.ts";
import { messageReply } from "./core/replies.ts";

const maxPasswordLength = 128;
const passwordTooLong = `The password can be at most ${maxPasswordLength} characters long.`;

export const newPassword = z
  .string()
  .min(8, "The password must be at least 8 characters long.")
  .max(maxPasswordLength, passwordTooLong)
  .meta({ description: "Common passwords are rejected." });

export const passwordWithConfirmation = {
  password: newPassword,
  password_confirmation: z.string().meta({ description: "The same as `password`." }),
};
export const linkToken = z
  .string()
  .min(1)
  .max(200)
  .meta({ description: "From the link in the mail; it can be used once." });
export const passwordsMatch = (given: { password: string; password_confirmation: string }) =>
  given.password === given.password_confirmation;
export const passwordMismatch = { error: "Passwords do not match!", path: ["password_confirmation"] };

export const registration = z
  .strictObject({
    name: personName,
    email: email.meta({ description: "An address without an account." }),
    ...passwordWithConfirmation,
  })
  .refine(passwordsMatch, passwordMismatch);
export type Registration = z.output<typeof registration>;

export const existingPassword = z
  .string()
  .min(1, "Please enter your password.")
  .max(maxPasswordLength, passwordTooLong);

export const credentials = z.strictObject({
  email,
  password: existingPassword,
  remember: z.boolean().optional().meta({ description: "Extends the session from 12 hours to 30 days." }),
});
export type Credentials = z.output<typeof credentials>;

export const resetRequest = z.strictObject({ email });

export const passwordReset = z
  .strictObject({ email, ...passwordWithConfirmation, token: linkToken })
  .refine(passwordsMatch, passwordMismatch);
export type PasswordReset = z.output<typeof passwordReset>;

export const emailConfirmation = z.strictObject({
  token: linkToken,
  password: existingPassword.meta({ description: "Of the account that the link was mailed to." }),
});
export type EmailConfirmation = z.output<typeof emailConfirmation>;

export const user = z.object({
  id: z.number().int(),
  name: z.string(),
  email: z.string(),
  role: z.object({ name: z.enum(["customer", "admin"]) }),
});
export type User = z.output<typeof user>;

export const signInReply = z.object({ message: z.string(), access_token: z.string(), user });
export type SignInReply = z.output<typeof signInReply>;

const unreadableMessage = "We could not read Google's response. Please close this window and try again.";
const callbackParam = (maxLength: number) => z.string(unreadableMessage).max(maxLength, unreadableMessage).optional();

/** The query of the provider's redirect; other parameters are ignored. */
export const providerCallback = z.object({
  state: callbackParam(200),
  code: callbackParam(2000),
  iss: callbackParam(500),
  error: callbackParam(200),
});
export type ProviderCallback = z.output<typeof providerCallback>;

export const signInEndpoints = {
  register: endpoint({
    method: "POST",
    path: "/api/register",
    summary: "Create an account",
    access: "anyone",
    body: registration,
    reply: messageReply,
    status: 201,
    errors: [],
    limit: { times: 10, perSeconds: 3600 },
    sendsMail: true,
  }),
  login: endpoint({
    method: "POST",
    path: "/api/login",
    summary: "Sign in with email and password",
    access: "anyone",
    body: credentials,
    reply: signInReply,
    setsSessionCookie: true,
    errors: ["unauthenticated"],
    sendsMail: true,
    limit: { times: 30, perSeconds: 600 },
  }),
  logout: endpoint({
    method: "POST",
    path: "/api/logout",
    summary: "Sign out of this session",
    access: "customer",
    reply: messageReply,
    errors: [],
  }),
  beginGoogleSignIn: endpoint({
    method: "GET",
    path: "/api/auth/google",
    summary: "Redirect a popup to Google's sign-in page",
    access: "anyone",
    respondsWith: "browser",
    ownPagesOnly: true,
    reply: browserResponse,
    errors: ["forbidden", "not_found", "failed_dependency"],
    limit: { times: 30, perSeconds: 600 },
  }),
  finishGoogleSignIn: endpoint({
    method: "GET",
    path: "/api/auth/google/callback",
    summary: "Google's redirect target, which passes the session to the page that opened the popup",
    access: "anyone",
    respondsWith: "browser",
    query: providerCallback,
    reply: browserResponse,
    setsSessionCookie: true,
    errors: ["forbidden", "not_found", "conflict", "failed_dependency"],
    limit: { times: 30, perSeconds: 600 },
    sendsMail: true,
  }),
  forgotPassword: endpoint({
    method: "POST",
    path: "/api/forgot",
    summary: "Request a password reset link by mail",
    access: "anyone",
    body: resetRequest,
    reply: messageReply,
    errors: [],
    limit: { times: 10, perSeconds: 3600 },
    sendsMail: true,
  }),
  resetPassword: endpoint({
    method: "POST",
    path: "/api/reset",
    summary: "Set a new password with the token of the reset link",
    access: "anyone",
    body: passwordReset,
    reply: messageReply,
    errors: [],
    limit: { times: 20, perSeconds: 3600 },
    sendsMail: true,
  }),
  confirmEmail: endpoint({
    method: "POST",
    path: "/api/confirm-email",
    summary: "Confirm an email address with the token of the confirmation link and the password of its account",
    access: "anyone",
    body: emailConfirmation,
    reply: messageReply,
    errors: ["forbidden"],
    limit: { times: 20, perSeconds: 3600 },
  }),
  confirmMyEmail: endpoint({
    method: "POST",
    path: "/api/user/confirm-email",
    summary: "Confirm my email address with the token of the confirmation link",
    access: "customer",
    body: emailConfirmation.pick({ token: true }),
    reply: messageReply,
    errors: ["forbidden"],
    limit: { times: 20, perSeconds: 3600 },
  }),
};
