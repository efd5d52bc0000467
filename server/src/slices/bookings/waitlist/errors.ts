import type { ConstraintErrors } from "../../../platform/db/constraint-errors.ts";
import { ApiError } from "../../../platform/http/api-error.ts";

export const entryNotFound = () => new ApiError("not_found", "You are not waiting for this any more.");

const endedText = "This offer has ended. We will tell you when another time becomes free.";

export const offerNotFound = () => new ApiError("not_found", endedText);

export const offerEnded = () => new ApiError("conflict", endedText);

export const waitlistConstraintErrors: ConstraintErrors = {
  waitlist_once: () => new ApiError("conflict", "This pet is already on the waitlist for this service."),
};
