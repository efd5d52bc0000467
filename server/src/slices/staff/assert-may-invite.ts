import { rolesToInvite, type StaffRole } from "@pawhaven/contract";
import type { StaffCaller } from "../../platform/auth/staff-sessions.ts";
import { roleNotYours } from "./errors.ts";

export function assertMayInvite({ role }: Pick<StaffCaller, "role">, invited: StaffRole): void {
  // mutant(invitations.test.ts): managers invite to roles below their own
  if (!rolesToInvite(role).includes(invited)) throw roleNotYours(invited);
}
