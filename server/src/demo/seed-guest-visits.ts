import { guestVisits } from "@pawhaven/demo";
import type { Tx } from "../platform/db/database.ts";
import type { Clinic } from "../slices/content/opening-hours.ts";
import { insertVisit } from "./insert-visit.ts";
import { todayAt } from "../platform/days.ts";

/** Visits of guests on the day of seeding; none if the clinic is closed. */
export async function seedGuestVisits(tx: Tx, clinic: Clinic, now: Date): Promise<void> {
  const date = todayAt(clinic, now);
  for (const { guest, phone, pet, species, serviceId, slotIndex, notes } of guestVisits)
    await insertVisit(
      tx,
      clinic,
      { date, slotIndex },
      {
        serviceId,
        source: "phone",
        status: "Confirmed",
        guestName: guest,
        guestPhone: phone,
        petName: pet,
        petSpecies: species,
        notes,
      },
    );
}
