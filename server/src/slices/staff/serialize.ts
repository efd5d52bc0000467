import {
  type ActiveSession,
  type Invitation,
  permissionsOf,
  type SecondFactorState,
  type StaffListItem,
  type StaffSession,
} from "@pawhaven/contract";
import { shortenAddress } from "../../platform/auth/network.ts";
import type { ListedInvitation } from "./invitation-store.ts";
import type { ListedMember } from "./member-store.ts";
import type { SecondFactors } from "./second-factor-store.ts";
import type { StaffRow, StaffSessionRow } from "./store.ts";

interface FactorFacts extends SecondFactors {
  isShown: boolean;
  isSecondFactorRequired: boolean;
}

export const toSecondFactorDto = (facts: FactorFacts): SecondFactorState => ({
  is_required: facts.isSecondFactorRequired,
  is_shown: facts.isShown,
  has_authenticator: facts.authenticatorSince !== null,
  passkeys: facts.passkeys,
  recovery_codes_left: facts.recoveryCodesLeft,
});

export const toStaffSessionDto = (
  { id, name, email, role }: StaffRow,
  expiresAt: Date,
  facts: FactorFacts,
): StaffSession => ({
  staff: { id, name, email, role },
  second_factor: toSecondFactorDto(facts),
  permissions: permissionsOf(role),
  expires_at: expiresAt.toISOString(),
});

export const toOwnSessionDto = (row: StaffSessionRow, currentId: number): ActiveSession => ({
  id: row.id,
  created_at: row.createdAt.toISOString(),
  last_seen_at: row.lastSeenAt.toISOString(),
  expires_at: row.expiresAt.toISOString(),
  device: row.device,
  network: shortenAddress(row.address),
  is_current: row.id === currentId,
});

export const toStaffListItemDto = (row: ListedMember): StaffListItem => ({
  id: row.id,
  name: row.name,
  email: row.email,
  role: row.role,
  version: row.version,
  is_email_confirmed: row.emailConfirmedAt !== null,
  has_second_factor: row.hasSecondFactor,
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
