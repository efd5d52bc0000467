import { z } from "zod";
import { endpoint } from "./core/endpoint.ts";
import { email } from "./core/fields.ts";
import { permissions, staffRoles } from "./core/permissions.ts";
import { messageReply } from "./core/replies.ts";
import { existingPassword } from "./sign-in.ts";

/** Of an authenticator app, or a recovery code. People copy both with spaces and dashes. */
export const secondFactorCode = z
  .string("Please enter a code.")
  .trim()
  .min(1, "Please enter a code.")
  .max(40, "At most 40 characters.");

export const staffCredentials = z.strictObject({
  email,
  password: existingPassword,
  code: secondFactorCode
    .optional()
    .meta({ description: "Of the authenticator app, or a recovery code; for those who have a second factor." }),
});
export type StaffCredentials = z.output<typeof staffCredentials>;

export const staffMember = z.object({
  id: z.number().int(),
  name: z.string(),
  email: z.string(),
  role: z.enum(staffRoles),
});

export const secondFactorState = z.object({
  is_required: z.boolean(),
  is_shown: z.boolean().meta({ description: "Whether this session was opened with a second factor." }),
  has_authenticator: z.boolean(),
  passkeys: z.number().int(),
  recovery_codes_left: z.number().int(),
});
export type SecondFactorState = z.output<typeof secondFactorState>;

export const staffSession = z.object({
  staff: staffMember,
  second_factor: secondFactorState,
  permissions: z.array(z.enum(permissions)),
  expires_at: z.iso.datetime(),
});
export type StaffSession = z.output<typeof staffSession>;

export const staffEndpoints = {
  signInAsStaff: endpoint({
    method: "POST",
    path: "/api/staff/session",
    summary: "Sign in as staff; the session is a cookie",
    access: "anyone",
    body: staffCredentials,
    reply: staffSession,
    opensStaffSession: true,
    ownPagesOnly: true,
    errors: ["unauthenticated", "second_factor_required", "forbidden"],
    limit: { times: 60, perSeconds: 600 },
  }),
  getStaffSession: endpoint({
    method: "GET",
    path: "/api/staff/session",
    summary: "Who is signed in as staff, and what they may do",
    access: "staff",
    permission: "workplace.open",
    beforeSecondFactor: true,
    reply: staffSession,
    errors: [],
  }),
  signOutAsStaff: endpoint({
    method: "DELETE",
    path: "/api/staff/session",
    summary: "End this session of staff",
    access: "staff",
    permission: "workplace.open",
    beforeSecondFactor: true,
    reply: messageReply,
    endsStaffSession: true,
    errors: [],
  }),
};
