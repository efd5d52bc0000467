import { brokenConstraint } from "../../platform/db/database.ts";
import { Refusal } from "../../platform/http/refusal.ts";
import type { BookingRow } from "./store.ts";

/** To be thrown after the transaction: what the constraints of the database have to say, in words for the customer. */
export function inWords(error: unknown): never {
  throw wording[brokenConstraint(error) ?? ""]?.() ?? error;
}

const wording: Record<string, () => Refusal> = {
  bookings_one_per_slot: () =>
    new Refusal("slot_taken", "Somebody else was a moment faster with this time. Please select another time slot."),
  bookings_pet_in_one_place: () =>
    new Refusal("conflict", "Your pet has another appointment at that time. Please select another time slot."),
  bookings_own_pet: () => noSuchPet(),
};

export const noSuchPet = () =>
  new Refusal("not_found", "This pet is not among yours; it may have been deleted. Please select a pet.");

export const noSuchBooking = () => new Refusal("not_found", "There is no such booking among yours.");

export const cannotChange = ({ status }: Pick<BookingRow, "status">) =>
  new Refusal("conflict", status === "Cancelled" ? "This booking is already cancelled." : "This booking is over.");
