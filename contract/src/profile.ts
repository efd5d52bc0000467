import { z } from "zod";
import { securityEventKinds } from "./account-rules.ts";
import { endpoint, sendsMail } from "./core/endpoint.ts";
import { id, image, maxEmailLength, personName, timestamp } from "./core/fields.ts";
import { messageReply } from "./core/replies.ts";

export const genders = ["Male", "Female", "Other"] as const;

const textOrNull = (maxLength: number) =>
  z
    .string()
    .trim()
    .max(maxLength, `At most ${maxLength} characters.`)
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
  avatar_url: image.pick({ url: true }).nullable(),
  avatar_public_id: z.string().nullable(),
  email: z.string(),
  email_confirmed: z.boolean(),
});
export type Profile = z.output<typeof profile>;

/** The whole profile may be sent back, but fields that the customer cannot change must be unchanged. */
export const profileUpdate = z.strictObject({
  user_id: id.optional(),
  full_name: personName,
  gender: z.enum(genders, "Please choose a gender."),
  date_of_birth: z.iso
    .date("Please enter your date of birth.")
    .refine(
      (day) => day >= "1900-01-01" && day <= new Date().toISOString().slice(0, 10),
      "Please enter your date of birth.",
    )
    .meta({ description: "From 1900 to today." }),
  phone: z
    .string()
    .trim()
    .regex(/^\+?[\d ().-]{6,20}$/, "Please enter a phone number, like +84 28 5550 0142."),
  address: textOrNull(200),
  city: textOrNull(100),
  country: textOrNull(100),
  avatar_url: z.union([z.string().max(500), z.object({ url: z.string().max(500) })]).nullish(),
  avatar_public_id: z.string().max(200).nullish(),
  email: z.string().max(maxEmailLength).optional(),
  email_confirmed: z.boolean().optional(),
});
export type ProfileUpdate = z.output<typeof profileUpdate>;

export const activeSession = z.object({
  id: z.number().int(),
  created_at: timestamp,
  last_seen_at: timestamp,
  expires_at: timestamp,
  device: z.string(),
  network: z.string().meta({ description: "The shortened network address." }),
  is_current: z.boolean(),
});
export type ActiveSession = z.output<typeof activeSession>;

export const securityEvent = z.object({
  id: z.number().int(),
  kind: z.enum(securityEventKinds),
  created_at: timestamp,
  device: z.string(),
  network: z.string().meta({ description: "The shortened network address." }),
});
export type SecurityEvent = z.output<typeof securityEvent>;

export const accountDeletion = z.strictObject({
  email: z.string().max(maxEmailLength),
  password: z.string().max(128).optional().meta({ description: "Required if the account has a password." }),
});

export const profileEndpoints = {
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
    summary: "Update my profile",
    access: "customer",
    body: profileUpdate,
    reply: profile,
    errors: ["forbidden"],
  }),
  setAvatar: endpoint({
    method: "PUT",
    path: "/api/user/avatar",
    summary: "Use an uploaded image as my avatar",
    access: "customer",
    body: z.strictObject({ avatar_url: z.string().max(500), avatar_public_id: z.string().min(1).max(200) }),
    reply: profile,
    errors: ["forbidden"],
  }),
  deleteAvatar: endpoint({
    method: "POST",
    path: "/api/user/avatar/delete",
    summary: "Remove my avatar from the profile and the image host",
    access: "customer",
    body: z.strictObject({ public_id: z.string().min(1).max(200) }),
    reply: messageReply,
    errors: ["forbidden", "not_found"],
  }),
  sendConfirmationLink: endpoint({
    method: "POST",
    path: "/api/user/confirmation-link",
    summary: "Mail me a new link that confirms my email address",
    access: "customer",
    reply: messageReply,
    errors: ["conflict"],
    ...sendsMail,
    accountLimit: { times: 5, perSeconds: 3600 },
  }),
  listSessions: endpoint({
    method: "GET",
    path: "/api/user/sessions",
    summary: "My active sessions",
    access: "customer",
    reply: z.array(activeSession),
    errors: [],
  }),
  endSession: endpoint({
    method: "DELETE",
    path: "/api/user/sessions/:id",
    summary: "End one of my sessions",
    access: "customer",
    params: z.object({ id }),
    reply: messageReply,
    errors: ["not_found"],
  }),
  signOutEverywhere: endpoint({
    method: "POST",
    path: "/api/user/sessions/end-all",
    summary: "End all my sessions, this one too, my calendar links and my open reset links",
    access: "customer",
    reply: messageReply,
    errors: [],
  }),
  listSecurityEvents: endpoint({
    method: "GET",
    path: "/api/user/activity",
    summary: "The newest sign-ins, failures and changes that concern the security of my account",
    access: "customer",
    reply: z.array(securityEvent),
    errors: [],
  }),
  exportMyData: endpoint({
    method: "GET",
    path: "/api/user/export",
    summary: "Everything the shop has stored about me",
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
    reply: messageReply,
    errors: ["forbidden", "conflict"],
    limit: { times: 10, perSeconds: 3600 },
  }),
};
