import type { ConstraintErrors } from "../../../platform/db/constraint-errors.ts";
import { ApiError } from "../../../platform/http/api-error.ts";
import { recordNotFound } from "../../records/record-care.ts";
import { bookingConstraintErrors } from "../errors.ts";

/** As staff read them. */
export const visitConstraintErrors: ConstraintErrors = {
  ...bookingConstraintErrors,
  reservations_given_once: () => new ApiError("slot_taken", "Somebody else has just taken this time."),
  bookings_with_records: () =>
    new ApiError("conflict", "Something was recorded at this visit. Please take the records back first."),
  care_records_finished_visit: () => new ApiError("conflict", "Care is recorded when the visit is finished."),
  care_records_corrected_once: recordNotFound,
  bookings_pet_in_one_place: () => new ApiError("conflict", "This pet has another visit at that time."),
};
