import { type ActiveSession, permissionsOf, type SecondFactorState, type StaffSession } from "@pawhaven/contract";
import { shortenAddress } from "../../platform/auth/network.ts";
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
