import type { ActiveSession, EmailChange, Profile, SecurityEvent, User } from "@pawhaven/contract";
import { shortenAddress } from "../../platform/auth/network.ts";
import type { EmailChangeRow } from "./email-change-store.ts";
import type { SecurityEventRow, SessionRow, UserRow } from "./store.ts";

/** The specification calls staff `admin`. It opens nothing: staff sign in to their workplace. */
export const toUserDto = ({ id, name, email }: UserRow, isStaff: boolean): User => ({
  id,
  name,
  email,
  role: { name: isStaff ? "admin" : "customer" },
});

export const toProfileDto = (row: UserRow): Profile => ({
  user_id: row.id,
  full_name: row.name,
  gender: row.gender,
  date_of_birth: row.dateOfBirth,
  phone: row.phone,
  address: row.address,
  city: row.city,
  country: row.country,
  avatar_url: row.avatarUrl === null ? null : { url: row.avatarUrl },
  avatar_public_id: row.avatarPublicId,
  email: row.email,
  email_confirmed: row.emailConfirmedAt !== null,
});

export const toSessionDto = (row: SessionRow, current: number): ActiveSession => ({
  id: row.id,
  created_at: row.createdAt.toISOString(),
  last_seen_at: row.lastSeenAt.toISOString(),
  expires_at: row.expiresAt.toISOString(),
  device: row.device,
  network: shortenAddress(row.address),
  is_current: row.id === current,
});

export const toSecurityEventDto = ({ id, kind, createdAt, device, network }: SecurityEventRow): SecurityEvent => ({
  id,
  kind,
  created_at: createdAt.toISOString(),
  device,
  network,
});

export const toEmailChangeDto = ({ newEmail, oldLinkHash, newLinkHash, expiresAt }: EmailChangeRow): EmailChange => ({
  new_email: newEmail,
  waits_for_old: oldLinkHash !== null,
  waits_for_new: newLinkHash !== null,
  expires_at: expiresAt.toISOString(),
});
