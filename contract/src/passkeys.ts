import { z } from "zod";
import { endpoint, sendsMail } from "./core/endpoint.ts";
import { id, requiredText, timestamp } from "./core/fields.ts";
import { messageReply } from "./core/replies.ts";
import { signInReply } from "./sign-in.ts";

const base64url = (maxLength: number) =>
  z
    .string()
    .regex(/^[\w-]+$/)
    .max(maxLength);

const credentialId = base64url(1400);
const transports = z.array(z.string().max(32)).max(8);
const keyReference = z.object({ id: credentialId, type: z.literal("public-key"), transports });

/** What a browser creates a passkey from; `navigator.credentials.create` in JSON. */
export const passkeyCreation = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal("public-key"), alg: z.number().int() })),
  excludeCredentials: z.array(keyReference),
  authenticatorSelection: z.object({
    residentKey: z.literal("required"),
    requireResidentKey: z.literal(true),
    userVerification: z.literal("required"),
  }),
  attestation: z.literal("none"),
  timeout: z.number().int(),
});
export type PasskeyCreation = z.output<typeof passkeyCreation>;

/** What a browser signs with a passkey; `navigator.credentials.get` in JSON. */
export const passkeyRequest = z.object({
  challenge: z.string(),
  rpId: z.string(),
  allowCredentials: z.array(keyReference),
  userVerification: z.literal("required"),
  timeout: z.number().int(),
});
export type PasskeyRequest = z.output<typeof passkeyRequest>;

const credential = { id: credentialId, rawId: credentialId, type: z.literal("public-key") };

export const newPasskeyCredential = z.object({
  ...credential,
  response: z.object({ clientDataJSON: base64url(4000), attestationObject: base64url(16_000), transports }),
});
export type NewPasskeyCredential = z.output<typeof newPasskeyCredential>;

export const passkeyCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4000),
    authenticatorData: base64url(4000),
    signature: base64url(8000),
    userHandle: base64url(200).nullish(),
  }),
});
export type PasskeyCredential = z.output<typeof passkeyCredential>;

const passkeyName = requiredText("Please give the passkey a name.", 60);
export const passkeyRenaming = z.strictObject({ name: passkeyName });
export const passkeyAddition = z.strictObject({ name: passkeyName, credential: newPasskeyCredential });
export type PasskeyAddition = z.output<typeof passkeyAddition>;

export const passkey = z.object({
  id: z.number().int(),
  name: z.string(),
  created_at: timestamp,
  last_used_at: timestamp.nullable(),
  is_synced: z.boolean().meta({ description: "Whether a password manager keeps a copy." }),
});
export type Passkey = z.output<typeof passkey>;

const passkeyParams = z.object({ id });

export const passkeyEndpoints = {
  beginPasskeySignIn: endpoint({
    method: "POST",
    path: "/api/login/passkey/options",
    summary: "What a browser needs to sign in with a passkey",
    access: "anyone",
    reply: passkeyRequest,
    errors: [],
    limit: { times: 300, perSeconds: 600 },
  }),
  signInWithPasskey: endpoint({
    method: "POST",
    path: "/api/login/passkey",
    summary: "Sign in with a passkey",
    access: "anyone",
    body: z.strictObject({ credential: passkeyCredential, remember: z.boolean().optional() }),
    reply: signInReply,
    setsSessionCookie: true,
    errors: ["unauthenticated"],
    sendsMail: true,
    limit: { times: 60, perSeconds: 600 },
  }),
  listPasskeys: endpoint({
    method: "GET",
    path: "/api/user/passkeys",
    summary: "My passkeys",
    access: "customer",
    reply: z.array(passkey),
    errors: [],
  }),
  beginPasskey: endpoint({
    method: "POST",
    path: "/api/user/passkeys/options",
    summary: "What a browser needs to create a passkey for me",
    access: "customer",
    reply: passkeyCreation,
    errors: [],
  }),
  addPasskey: endpoint({
    method: "POST",
    path: "/api/user/passkeys",
    summary: "Add a passkey that my browser has created",
    access: "customer",
    body: passkeyAddition,
    reply: passkey,
    status: 201,
    errors: ["conflict"],
    ...sendsMail,
  }),
  renamePasskey: endpoint({
    method: "PUT",
    path: "/api/user/passkeys/:id",
    summary: "Rename one of my passkeys",
    access: "customer",
    params: passkeyParams,
    body: passkeyRenaming,
    reply: passkey,
    errors: ["not_found"],
  }),
  removePasskey: endpoint({
    method: "DELETE",
    path: "/api/user/passkeys/:id",
    summary: "Remove one of my passkeys, unless it is my only way to sign in",
    access: "customer",
    params: passkeyParams,
    reply: messageReply,
    errors: ["not_found", "conflict"],
  }),
};
