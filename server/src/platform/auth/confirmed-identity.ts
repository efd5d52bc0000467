import { ApiError } from "../http/api-error.ts";
import type { StaffCaller } from "./staff-sessions.ts";

const validMs = 10 * 60_000;

/** For what would do most harm if somebody else sat down at an open screen. */
export function assertIdentityConfirmed({ identityConfirmedAt }: Pick<StaffCaller, "identityConfirmedAt">): void {
  // mutant(../../slices/staff/confirm-identity.test.ts): identity is confirmed again after ten minutes
  if (Date.now() - identityConfirmedAt.getTime() > validMs)
    throw new ApiError("confirm_identity", "Please confirm that it is you.");
}
