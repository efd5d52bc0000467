import { type Invitation, permissionsOf, type StaffListItem, type StaffSession } from "@pawhaven/contract";
import type { ListedInvitation } from "./invitation-store.ts";
import type { ListedMember } from "./member-store.ts";
import type { StaffRow } from "./store.ts";

export const toStaffSessionDto = ({ id, name, email, role }: StaffRow, expiresAt: Date): StaffSession => ({
  staff: { id, name, email, role },
  permissions: permissionsOf(role),
  expires_at: expiresAt.toISOString(),
});

export const toStaffListItemDto = (row: ListedMember): StaffListItem => ({
  id: row.id,
  name: row.name,
  email: row.email,
  role: row.role,
  version: row.version,
  is_email_confirmed: row.emailConfirmedAt !== null,
  last_seen_at: row.lastSeenAt?.toISOString() ?? null,
});

export const toInvitationDto = (row: ListedInvitation): Invitation => ({
  id: row.id,
  email: row.email,
  role: row.role,
  invited_by: row.inviterName,
  version: row.version,
  created_at: row.createdAt.toISOString(),
  expires_at: row.expiresAt.toISOString(),
  is_expired: row.expiresAt.getTime() <= Date.now(),
});
