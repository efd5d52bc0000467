import { z } from "zod";
import { endpoint, sendsMailForStaff } from "./core/endpoint.ts";
import { id, timestamp } from "./core/fields.ts";
import { messageReply } from "./core/replies.ts";
import {
  passkey,
  passkeyAddition,
  passkeyCreation,
  passkeyCredential,
  passkeyRenaming,
  passkeyRequest,
} from "./passkeys.ts";
import { activeSession } from "./profile.ts";
import { existingPassword } from "./sign-in.ts";
import { secondFactorCode, secondFactorState, staffSession } from "./staff.ts";

export const staffSecurity = z.object({
  second_factor: secondFactorState,
  authenticator_since: timestamp.nullable(),
  passkeys: z.array(passkey),
  sessions: z.array(activeSession),
});
export type StaffSecurity = z.output<typeof staffSecurity>;

export const authenticatorSecret = z.object({
  secret: z.string().meta({ description: "To be typed where the QR code cannot be scanned." }),
  uri: z.string().meta({ description: "What the QR code says." }),
});

const recoveryCodes = z.array(z.string()).meta({ description: "Shown once; each works once." });

export const authenticatorConfirmation = z.strictObject({ code: secondFactorCode });

/** One of the three. */
export const identityProof = z
  .strictObject({
    password: existingPassword.optional(),
    code: secondFactorCode.optional(),
    passkey: passkeyCredential.optional(),
  })
  .refine((given) => Object.values(given).filter((value) => value !== undefined).length === 1, {
    error: "Please give your password, a code or a passkey.",
  });
export type IdentityProof = z.output<typeof identityProof>;

/** For what an open session without a second factor may do, so that one can be set up. */
const forSetup = { access: "staff", permission: "workplace.open", beforeSecondFactor: true } as const;
/** Whoever adds a factor can come back with it: somebody else at an open screen must not. */
const forConfirmedSetup = { ...forSetup, confirmsIdentity: true } as const;
const challengeOnly = "A challenge changes nothing by itself.";

export const staffSecurityEndpoints = {
  beginStaffPasskeySignIn: endpoint({
    method: "POST",
    path: "/api/staff/session/passkey/options",
    summary: "What a browser needs to sign in as staff with a passkey",
    access: "anyone",
    ownPagesOnly: true,
    reply: passkeyRequest,
    errors: ["forbidden"],
    limit: { times: 300, perSeconds: 600 },
  }),
  signInAsStaffWithPasskey: endpoint({
    method: "POST",
    path: "/api/staff/session/passkey",
    summary: "Sign in as staff with a passkey, which counts as both factors",
    access: "anyone",
    body: z.strictObject({ credential: passkeyCredential }),
    reply: staffSession,
    opensStaffSession: true,
    ownPagesOnly: true,
    errors: ["unauthenticated", "forbidden"],
    limit: { times: 60, perSeconds: 600 },
  }),
  beginIdentityConfirmation: endpoint({
    method: "POST",
    path: "/api/staff/session/confirmation/options",
    summary: "What a browser needs to confirm my identity with a passkey",
    ...forSetup,
    unaudited: challengeOnly,
    reply: passkeyRequest,
    errors: [],
  }),
  confirmIdentity: endpoint({
    method: "POST",
    path: "/api/staff/session/confirmation",
    summary: "Confirm that it is me, for what asks for it in the next ten minutes",
    ...forSetup,
    body: identityProof,
    reply: messageReply,
    errors: [],
  }),
  getStaffSecurity: endpoint({
    method: "GET",
    path: "/api/staff/security",
    summary: "My second factors, passkeys and sessions",
    ...forSetup,
    reply: staffSecurity,
    errors: [],
  }),
  endStaffSession: endpoint({
    method: "DELETE",
    path: "/api/staff/security/sessions/:id",
    summary: "End another one of my sessions",
    access: "staff",
    permission: "workplace.open",
    params: z.object({ id }),
    reply: messageReply,
    errors: ["not_found", "conflict"],
  }),
  beginAuthenticator: endpoint({
    method: "POST",
    path: "/api/staff/second-factor/authenticator/secret",
    summary: "A new secret for my authenticator app; it counts once a code confirms it",
    ...forConfirmedSetup,
    reply: authenticatorSecret,
    errors: [],
  }),
  confirmAuthenticator: endpoint({
    method: "POST",
    path: "/api/staff/second-factor/authenticator",
    summary: "Use the new secret, as a code of the app proves that it has it",
    ...forConfirmedSetup,
    ...sendsMailForStaff,
    body: authenticatorConfirmation,
    reply: z.object({ message: z.string(), recovery_codes: recoveryCodes }),
    errors: ["conflict"],
  }),
  removeAuthenticator: endpoint({
    method: "DELETE",
    path: "/api/staff/second-factor/authenticator",
    summary: "Remove my authenticator app, unless it is my only second factor and one is required",
    access: "staff",
    permission: "workplace.open",
    confirmsIdentity: true,
    ...sendsMailForStaff,
    reply: messageReply,
    errors: ["not_found", "conflict"],
  }),
  renewRecoveryCodes: endpoint({
    method: "POST",
    path: "/api/staff/second-factor/recovery-codes",
    summary: "Ten new recovery codes in place of the old ones",
    access: "staff",
    permission: "workplace.open",
    confirmsIdentity: true,
    ...sendsMailForStaff,
    reply: z.object({ recovery_codes: recoveryCodes }),
    errors: ["conflict"],
  }),
  beginStaffPasskey: endpoint({
    method: "POST",
    path: "/api/staff/second-factor/passkeys/options",
    summary: "What a browser needs to create a passkey for the workplace",
    ...forConfirmedSetup,
    unaudited: challengeOnly,
    reply: passkeyCreation,
    errors: [],
  }),
  addStaffPasskey: endpoint({
    method: "POST",
    path: "/api/staff/second-factor/passkeys",
    summary: "Add a passkey for the workplace",
    ...forConfirmedSetup,
    ...sendsMailForStaff,
    body: passkeyAddition,
    reply: z.object({ passkey, recovery_codes: recoveryCodes }),
    status: 201,
    errors: ["conflict"],
  }),
  renameStaffPasskey: endpoint({
    method: "PUT",
    path: "/api/staff/second-factor/passkeys/:id",
    summary: "Rename one of my passkeys for the workplace",
    access: "staff",
    permission: "workplace.open",
    params: z.object({ id }),
    body: passkeyRenaming,
    reply: passkey,
    errors: ["not_found"],
  }),
  removeStaffPasskey: endpoint({
    method: "DELETE",
    path: "/api/staff/second-factor/passkeys/:id",
    summary: "Remove one of my passkeys, unless it is my only second factor and one is required",
    access: "staff",
    permission: "workplace.open",
    confirmsIdentity: true,
    ...sendsMailForStaff,
    params: z.object({ id }),
    reply: messageReply,
    errors: ["not_found", "conflict"],
  }),
};
