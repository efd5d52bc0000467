import type { VisitDraft, VisitGuest } from "@pawhaven/contract";
import type { Tx } from "../../../platform/db/database.ts";
import { ApiError } from "../../../platform/http/api-error.ts";
import { lockUserpet, type NewBooking } from "../store.ts";
import { ownerOfUserpet } from "./customer-store.ts";

type WhoComes = Pick<NewBooking, "userId" | "petId" | "petName" | "petSpecies"> &
  Pick<NewBooking, "guestName" | "guestPhone" | "guestEmail">;

/** A customer's pet, locked as for any booking, or what a guest says about themselves. */
export async function findWhoComes(tx: Tx, { pet_id: petId, guest }: VisitDraft): Promise<WhoComes> {
  if (guest) return toGuestColumns(guest);
  const userId = petId === undefined ? undefined : await ownerOfUserpet(tx, petId);
  if (petId === undefined || userId === undefined || !(await lockUserpet(tx, userId, petId)))
    throw new ApiError("not_found", "There is no such pet. It may have been deleted.");
  return { userId, petId };
}

const toGuestColumns = ({ name, phone, email, pet_name: petName, species }: VisitGuest): WhoComes => ({
  guestName: name,
  guestPhone: phone || null,
  guestEmail: email || null,
  petName,
  petSpecies: species,
});
