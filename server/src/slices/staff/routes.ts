import type { staffEndpoints, staffPeopleEndpoints } from "@pawhaven/contract";
import type { Handlers } from "../../platform/http/mount-endpoints.ts";
import { acceptInvitation } from "./accept-invitation.ts";
import { changeStaffRole } from "./change-staff-role.ts";
import { claimOwnership } from "./claim-ownership.ts";
import { copyInvitationLink } from "./copy-invitation-link.ts";
import { endEmployment } from "./end-employment.ts";
import { getOpenInvitation } from "./get-open-invitation.ts";
import { getOpenOwnership } from "./get-open-ownership.ts";
import { inviteStaff } from "./invite-staff.ts";
import { listInvitations } from "./list-invitations.ts";
import { listStaff } from "./list-staff.ts";
import type { PeopleContext } from "./people-context.ts";
import { registerAndAcceptInvitation } from "./register-and-accept-invitation.ts";
import { resendInvitation } from "./resend-invitation.ts";
import { resetSecondFactors } from "./reset-second-factors.ts";
import { revokeInvitation } from "./revoke-invitation.ts";
import { getStaffSession, signOutAsStaff } from "./session.ts";
import { signInAsStaff } from "./sign-in.ts";
import { updateStaffProfile } from "./update-staff-profile.ts";

export const staffRoutes = (context: PeopleContext): Handlers<typeof staffEndpoints & typeof staffPeopleEndpoints> => ({
  signInAsStaff: ({ body, visitor }) => signInAsStaff(context, visitor, body),
  getStaffSession: ({ caller }) => getStaffSession(context, caller),
  signOutAsStaff: ({ caller }) => signOutAsStaff(context.database, caller),
  listStaff: () => listStaff(context.database),
  changeStaffRole: ({ caller, params, body }) => changeStaffRole(context.database, caller, params.id, body),
  endEmployment: ({ caller, params, body }) => endEmployment(context.database, caller, params.id, body.version),
  resetSecondFactors: ({ caller, params, body }) => resetSecondFactors(context, caller, { ...params, ...body }),
  updateStaffProfile: ({ caller, body }) => updateStaffProfile(context.database, caller, body),
  listInvitations: () => listInvitations(context.database),
  inviteStaff: ({ caller, body }) => inviteStaff(context, caller, body),
  resendInvitation: ({ caller, params, body }) => resendInvitation(context, caller, { ...params, ...body }),
  copyInvitationLink: ({ caller, params, body }) => copyInvitationLink(context, caller, { ...params, ...body }),
  revokeInvitation: ({ caller, params, body }) => revokeInvitation(context.database, caller, { ...params, ...body }),
  getOpenInvitation: ({ params }) => getOpenInvitation(context.database, params.token),
  acceptInvitation: ({ body, visitor }) => acceptInvitation(context, visitor, body),
  registerAndAcceptInvitation: ({ body, visitor }) => registerAndAcceptInvitation(context, visitor, body),
  getOpenOwnership: ({ params }) => getOpenOwnership(context.database, params.token),
  claimOwnership: ({ body, visitor }) => claimOwnership(context, visitor, body),
});
