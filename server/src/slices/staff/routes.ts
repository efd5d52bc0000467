import type { staffEndpoints } from "@pawhaven/contract";
import type { Handlers } from "../../platform/http/mount-endpoints.ts";
import { getStaffSession, signOutAsStaff } from "./session.ts";
import { signInAsStaff } from "./sign-in.ts";
import type { StaffContext } from "./staff-context.ts";

export const staffRoutes = (context: StaffContext): Handlers<typeof staffEndpoints> => ({
  signInAsStaff: ({ body, visitor }) => signInAsStaff(context, visitor, body),
  getStaffSession: ({ caller }) => getStaffSession(context, caller),
  signOutAsStaff: ({ caller }) => signOutAsStaff(context.database, caller),
});
