import type { ConstraintErrors } from "../../platform/db/constraint-errors.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { reservationConstraintErrors } from "../clinic/errors.ts";
import type { BookingRow } from "./store.ts";

export const userpetNotFound = () =>
  new ApiError("not_found", "We can't find this pet on your list. It may have been deleted.");

export const bookingNotFound = () => new ApiError("not_found", "We can't find this booking.");

export const bookingNotChangeable = ({ status }: Pick<BookingRow, "status">) =>
  new ApiError(
    "conflict",
    status === "Cancelled"
      ? "This booking is already cancelled."
      : status === "Arrived" || status === "In treatment"
        ? "This visit has already begun."
        : "This booking is in the past.",
  );

export const bookingConstraintErrors: ConstraintErrors = {
  ...reservationConstraintErrors,
  bookings_pet_in_one_place: () =>
    new ApiError("conflict", "Your pet has another appointment at that time. Please select another time slot."),
  bookings_own_pet: userpetNotFound,
  bookings_one_per_due: () => new ApiError("conflict", "A visit is already booked for this."),
  bookings_due_of_pet: () => new ApiError("conflict", "This is no longer due."),
};
