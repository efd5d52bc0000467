import type { Tx } from "../../platform/db/database.ts";
import type { Interval } from "./availability.ts";
import { faultPoint } from "./fault-points.ts";
import { deleteMeetingReservations, insertPetReservation } from "./store.ts";

/**
 * Takes the time of an animal of the shelter for a meeting, in place of what the meeting held before. The caller has
 * locked the day; the exclusion constraint `reservations_pet_once` is the last word.
 */
export async function reservePet(tx: Tx, meetingId: number, petId: number, during: Interval): Promise<void> {
  await deleteMeetingReservations(tx, meetingId);
  faultPoint("time not taken yet");
  await insertPetReservation(tx, { meetingId, petId }, during);
  faultPoint("time taken");
}
