import { z } from "zod";
import { endpoint, sendsMailForStaff } from "./core/endpoint.ts";
import { email, id, numericId, personName, timestamp } from "./core/fields.ts";
import { staffRoles } from "./core/permissions.ts";
import { messageReply } from "./core/replies.ts";
import { existingPassword, linkToken, newPassword } from "./sign-in.ts";
import { staffMember, staffSession } from "./staff.ts";

const role = z.enum(staffRoles, "Please choose a role.");
const version = numericId.meta({ description: "Of the object as the caller saw it." });
const byId = z.object({ id });
const byToken = z.object({ token: linkToken });

export const staffListItem = staffMember.extend({
  version: z.number().int(),
  is_email_confirmed: z.boolean(),
  has_second_factor: z.boolean(),
  last_seen_at: timestamp.nullable(),
});
export type StaffListItem = z.output<typeof staffListItem>;

export const invitation = z.object({
  id: z.number().int(),
  email: z.string(),
  role: z.enum(staffRoles),
  invited_by: z.string(),
  version: z.number().int(),
  created_at: timestamp,
  expires_at: timestamp,
  is_expired: z.boolean(),
});
export type Invitation = z.output<typeof invitation>;

/** Only here and in the mail: the server keeps hashes of links. */
const invitationWithLink = z.object({ invitation, link: z.url() });
export type InvitationWithLink = z.output<typeof invitationWithLink>;

export const newInvitation = z.strictObject({ email, role });
export type NewInvitation = z.output<typeof newInvitation>;

const versionOnly = z.strictObject({ version });
export const roleChange = z.strictObject({ role, version });
export type RoleChange = z.output<typeof roleChange>;

export const staffProfile = z.strictObject({ name: personName });
export type StaffProfile = z.output<typeof staffProfile>;

export const openInvitation = z.object({ email: z.string(), role: z.enum(staffRoles), has_account: z.boolean() });
export type OpenInvitation = z.output<typeof openInvitation>;

export const invitationAcceptance = z.strictObject({ token: linkToken, password: existingPassword });
export type InvitationAcceptance = z.output<typeof invitationAcceptance>;

export const invitationRegistration = z.strictObject({ token: linkToken, name: personName, password: newPassword });
export type InvitationRegistration = z.output<typeof invitationRegistration>;

export const openOwnership = z.object({ email: z.string().nullable() });
export type OpenOwnership = z.output<typeof openOwnership>;

export const ownershipClaim = z.strictObject({ token: linkToken, name: personName, email, password: newPassword });
export type OwnershipClaim = z.output<typeof ownershipClaim>;

/** Opens a session of staff for somebody who has none yet. Each call hashes a password. */
const joins = {
  access: "anyone",
  reply: staffSession,
  opensStaffSession: true,
  ownPagesOnly: true,
  limit: { times: 30, perSeconds: 600 },
} as const;

export const staffPeopleEndpoints = {
  listStaff: endpoint({
    method: "GET",
    path: "/api/staff/members",
    summary: "Everybody who works here",
    access: "staff",
    permission: "staff.invite",
    reply: z.array(staffListItem),
    errors: [],
  }),
  changeStaffRole: endpoint({
    method: "PUT",
    path: "/api/staff/members/:id/role",
    summary: "Give somebody another role",
    access: "staff",
    permission: "staff.manage",
    confirmsIdentity: true,
    params: byId,
    body: roleChange,
    reply: messageReply,
    errors: ["not_found", "conflict", "edited_meanwhile"],
  }),
  endEmployment: endpoint({
    method: "POST",
    path: "/api/staff/members/:id/end",
    summary: "End somebody's employment and all of their sessions",
    access: "staff",
    permission: "staff.manage",
    confirmsIdentity: true,
    params: byId,
    body: versionOnly,
    reply: messageReply,
    errors: ["not_found", "conflict", "edited_meanwhile"],
  }),
  resetSecondFactors: endpoint({
    method: "POST",
    path: "/api/staff/members/:id/second-factors/reset",
    summary: "Remove a colleague's second factors and end their sessions, so that they can set up new ones",
    access: "staff",
    permission: "staff.manage",
    confirmsIdentity: true,
    ...sendsMailForStaff,
    params: byId,
    body: versionOnly,
    reply: messageReply,
    errors: ["not_found", "conflict", "edited_meanwhile"],
  }),
  updateStaffProfile: endpoint({
    method: "PUT",
    path: "/api/staff/profile",
    summary: "Change my name in the workplace",
    access: "staff",
    permission: "workplace.open",
    body: staffProfile,
    reply: messageReply,
    errors: [],
  }),
  listInvitations: endpoint({
    method: "GET",
    path: "/api/staff/invitations",
    summary: "Invitations that nobody has accepted yet",
    access: "staff",
    permission: "staff.invite",
    reply: z.array(invitation),
    errors: [],
  }),
  inviteStaff: endpoint({
    method: "POST",
    path: "/api/staff/invitations",
    summary: "Invite somebody to the staff, by mail and by a link to copy",
    access: "staff",
    permission: "staff.invite",
    confirmsIdentity: true,
    ...sendsMailForStaff,
    body: newInvitation,
    reply: invitationWithLink,
    status: 201,
    errors: ["forbidden", "conflict"],
  }),
  resendInvitation: endpoint({
    method: "POST",
    path: "/api/staff/invitations/:id/resend",
    summary: "Mail an invitation again; the links from before stop working",
    access: "staff",
    permission: "staff.invite",
    confirmsIdentity: true,
    ...sendsMailForStaff,
    params: byId,
    body: versionOnly,
    reply: invitation,
    errors: ["forbidden", "not_found", "edited_meanwhile"],
  }),
  copyInvitationLink: endpoint({
    method: "POST",
    path: "/api/staff/invitations/:id/link",
    summary: "A link to copy; the one copied before stops working, the mailed one does not",
    access: "staff",
    permission: "staff.invite",
    confirmsIdentity: true,
    params: byId,
    body: versionOnly,
    reply: invitationWithLink,
    errors: ["forbidden", "not_found", "edited_meanwhile"],
  }),
  revokeInvitation: endpoint({
    method: "POST",
    path: "/api/staff/invitations/:id/revoke",
    summary: "Withdraw an invitation; its links stop working",
    access: "staff",
    permission: "staff.invite",
    confirmsIdentity: true,
    params: byId,
    body: versionOnly,
    reply: messageReply,
    errors: ["forbidden", "not_found", "edited_meanwhile"],
  }),
  getOpenInvitation: endpoint({
    method: "GET",
    path: "/api/staff/invitation/:token",
    summary: "The invitation that a link belongs to",
    access: "anyone",
    params: byToken,
    reply: openInvitation,
    errors: ["not_found"],
    limit: { times: 60, perSeconds: 600 },
  }),
  acceptInvitation: endpoint({
    method: "POST",
    path: "/api/staff/invitation/accept",
    summary: "Join the staff with the account that the invited address has",
    ...joins,
    sendsMail: true,
    body: invitationAcceptance,
    errors: ["forbidden", "not_found", "conflict"],
  }),
  registerAndAcceptInvitation: endpoint({
    method: "POST",
    path: "/api/staff/invitation/register",
    summary: "Join the staff with a new account for the invited address",
    ...joins,
    sendsMail: true,
    body: invitationRegistration,
    errors: ["forbidden", "not_found", "conflict"],
  }),
  getOpenOwnership: endpoint({
    method: "GET",
    path: "/api/staff/claim/:token",
    summary: "Whom a link that makes somebody owner is for",
    access: "anyone",
    params: byToken,
    reply: openOwnership,
    errors: ["not_found"],
    limit: { times: 60, perSeconds: 600 },
  }),
  claimOwnership: endpoint({
    method: "POST",
    path: "/api/staff/claim",
    summary: "Become owner with a link from the server's console",
    ...joins,
    sendsMail: true,
    body: ownershipClaim,
    errors: ["forbidden", "not_found"],
  }),
};
