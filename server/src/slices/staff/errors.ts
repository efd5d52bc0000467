import { type StaffRole, staffRoleNames } from "@pawhaven/contract";
import { ApiError } from "../../platform/http/api-error.ts";
import { fieldError } from "../accounts/field-error.ts";

export const memberNotFound = () => new ApiError("not_found", "This person does not work here.");

export const memberEdited = () =>
  new ApiError("edited_meanwhile", "Somebody else has changed this person meanwhile. Please look again.");

export const lastOwner = () =>
  new ApiError("conflict", "The shop needs an owner. Please make somebody else owner first.");

export const invitationNotFound = () =>
  new ApiError("not_found", "This invitation is no longer open. Please look again.");

export const invitationEdited = () =>
  new ApiError("edited_meanwhile", "Somebody else has changed this invitation meanwhile. Please look again.");

export const alreadyInvited = () =>
  fieldError("conflict", "email", "This address has an open invitation. Please resend that one.");

export const worksHere = () => fieldError("conflict", "email", "This person already works here.");

export const roleNotYours = (role: StaffRole) =>
  fieldError("forbidden", "role", `Your role cannot invite to this one: ${staffRoleNames[role]}.`);

/** The same whatever became of it, because whoever opens the page may not be the one it was made for. */
export const linkOver = () =>
  new ApiError(
    "not_found",
    "This link is no longer valid. It may have been used, replaced or withdrawn, or be too old.",
  );

export const accountChanged = () =>
  new ApiError("conflict", "The account of this address has just changed. Please load the page again.");
