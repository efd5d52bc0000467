import { z } from "zod";
import { endpoint, sendsMail } from "./core/endpoint.ts";
import { email, timestamp } from "./core/fields.ts";
import { messageReply } from "./core/replies.ts";
import { existingPassword, linkToken, passwordsMatch, passwordMismatch, passwordWithConfirmation } from "./sign-in.ts";

/** How long after signing in an account without a password can be changed. */
export const freshSignInMinutes = 10;

const ownPassword = existingPassword.optional().meta({
  description: `Of my account. One without a password needs a sign-in of the last ${freshSignInMinutes} minutes instead.`,
});

export const passwordChange = z
  .strictObject({ current_password: ownPassword, ...passwordWithConfirmation })
  .refine(passwordsMatch, passwordMismatch);
export type PasswordChange = z.output<typeof passwordChange>;

export const emailChangeRequest = z.strictObject({
  email: email.meta({ description: "Another one than now." }),
  password: ownPassword,
});
export type EmailChangeRequest = z.output<typeof emailChangeRequest>;

const emailChange = z.object({
  new_email: z.string(),
  waits_for_old: z.boolean().meta({ description: "Whether the link to the address of now was not used yet." }),
  waits_for_new: z.boolean().meta({ description: "Whether the link to the new address was not used yet." }),
  expires_at: timestamp,
});
export type EmailChange = z.output<typeof emailChange>;

export const signInMethods = z.object({
  has_password: z.boolean(),
  has_google: z.boolean(),
  is_fresh: z.boolean().meta({
    description: `Whether I signed in here in the last ${freshSignInMinutes} minutes, as changes without a password need.`,
  }),
  email_change: emailChange.nullable(),
});
export type SignInMethods = z.output<typeof signInMethods>;

const linkBody = z.strictObject({ token: linkToken });
const linkLimit = { times: 60, perSeconds: 3600 } as const;

export const accountChangesEndpoints = {
  getSignInMethods: endpoint({
    method: "GET",
    path: "/api/user/sign-in-methods",
    summary: "How I can sign in, and the change of my email address that waits",
    access: "customer",
    reply: signInMethods,
    errors: [],
  }),
  changePassword: endpoint({
    method: "PUT",
    path: "/api/user/password",
    summary: "Change my password, or set the first one; all other sessions end",
    access: "customer",
    body: passwordChange,
    reply: messageReply,
    errors: ["forbidden", "conflict"],
    ...sendsMail,
  }),
  requestEmailChange: endpoint({
    method: "POST",
    path: "/api/user/email-change",
    summary: "Ask for another email address; it replaces an earlier request",
    access: "customer",
    body: emailChangeRequest,
    reply: messageReply,
    errors: ["forbidden"],
    ...sendsMail,
    accountLimit: { times: 10, perSeconds: 3600 },
  }),
  cancelEmailChange: endpoint({
    method: "DELETE",
    path: "/api/user/email-change",
    summary: "Stop the change of my email address that waits",
    access: "customer",
    reply: messageReply,
    errors: ["not_found"],
  }),
  confirmEmailChange: endpoint({
    method: "POST",
    path: "/api/email-change/confirm",
    summary: "Confirm a change with the link that was mailed to one of the two addresses; the second link makes it",
    access: "anyone",
    body: linkBody,
    reply: messageReply.extend({ is_changed: z.boolean() }),
    errors: ["conflict"],
    limit: linkLimit,
    sendsMail: true,
  }),
  stopEmailChange: endpoint({
    method: "POST",
    path: "/api/email-change/stop",
    summary: "Stop a change with the link that was mailed to one of the two addresses",
    access: "anyone",
    body: linkBody,
    reply: messageReply,
    errors: [],
    limit: linkLimit,
  }),
  requestConfirmation: endpoint({
    method: "POST",
    path: "/api/confirmation-link",
    summary: "Request a new confirmation link by mail; the reply is the same for every address",
    access: "anyone",
    body: z.strictObject({ email }),
    reply: messageReply,
    errors: [],
    limit: { times: 10, perSeconds: 3600 },
    sendsMail: true,
  }),
};
