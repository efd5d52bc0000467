import { violatedConstraint } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import type { BookingRow } from "./store.ts";

/** To be thrown after the transaction: what the constraints of the database have to say, in words for the customer. */
export function rethrowAsBookingError(error: unknown): never {
  throw errorsByConstraint[violatedConstraint(error) ?? ""]?.() ?? error;
}

const errorsByConstraint: Record<string, () => ApiError> = {
  bookings_one_per_slot: () =>
    new ApiError("slot_taken", "Somebody else was a moment faster with this time. Please select another time slot."),
  bookings_pet_in_one_place: () =>
    new ApiError("conflict", "Your pet has another appointment at that time. Please select another time slot."),
  bookings_own_pet: () => userpetNotFound(),
};

export const userpetNotFound = () =>
  new ApiError("not_found", "This pet is not among yours; it may have been deleted. Please select a pet.");

export const bookingNotFound = () => new ApiError("not_found", "There is no such booking among yours.");

export const bookingNotChangeable = ({ status }: Pick<BookingRow, "status">) =>
  new ApiError("conflict", status === "Cancelled" ? "This booking is already cancelled." : "This booking is over.");
