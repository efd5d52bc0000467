import type { VisitProposals } from "@pawhaven/contract";
import type { Caller } from "../../../platform/auth/sessions.ts";
import type { Db } from "../../../platform/db/database.ts";
import { proposalsOfCustomer } from "./proposal-store.ts";

export async function listVisitProposals(db: Db, { userId }: Pick<Caller, "userId">): Promise<VisitProposals[]> {
  const visits = new Map<number, VisitProposals>();
  for (const { bookingId, petId, petName, serviceName, date, gear } of await proposalsOfCustomer(db, userId)) {
    const first = {
      booking_id: bookingId,
      pet_id: petId,
      pet_name: petName,
      service_name: serviceName,
      date,
      gears: [],
    };
    const visit = visits.get(bookingId) ?? first;
    visit.gears.push(gear);
    visits.set(bookingId, visit);
  }
  return [...visits.values()];
}
