import type { ConstraintErrors } from "../../../platform/db/constraint-errors.ts";
import { ApiError } from "../../../platform/http/api-error.ts";
import { bookingConstraintErrors } from "../errors.ts";

/** As staff read them. */
export const visitConstraintErrors: ConstraintErrors = {
  ...bookingConstraintErrors,
  reservations_given_once: () => new ApiError("slot_taken", "Somebody else has just taken this time."),
  bookings_pet_in_one_place: () => new ApiError("conflict", "This pet has another visit at that time."),
};
