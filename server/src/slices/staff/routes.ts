import type { staffEndpoints } from "@pawhaven/contract";
import type { Handlers } from "../../platform/http/mount-endpoints.ts";
import { getStaffSession, signOutAsStaff } from "./session.ts";
import { signInAsStaff, type StaffContext } from "./sign-in.ts";

export const staffRoutes = (context: StaffContext): Handlers<typeof staffEndpoints> => ({
  signInAsStaff: ({ body, visitor }) => signInAsStaff(context, visitor, body),
  getStaffSession: ({ caller }) => getStaffSession(context.database, caller),
  signOutAsStaff: ({ caller }) => signOutAsStaff(context.database, caller),
});
