import type { Db } from "../../../platform/db/database.ts";
import { contractNumber, toFollowUpDto } from "./serialize.ts";
import { followUpsOf, handoversOfUser } from "./store.ts";

/** The contracts of a customer, and what they told us afterwards. */
export async function exportMyHandovers(db: Db, userId: number): Promise<Record<string, unknown>[]> {
  const rows = await handoversOfUser(db, userId);
  const answers = await followUpsOf(
    db,
    rows.map(({ handover }) => handover.id),
  );
  return rows.map(({ handover, pet }) => ({
    contract_number: contractNumber(handover),
    pet: pet.name,
    name: handover.adopterName,
    address: handover.adopterAddress,
    agreement: handover.agreement,
    handed_over_on: handover.handedOverOn,
    returned_on: handover.returnedOn,
    answers: answers.filter(({ handoverId }) => handoverId === handover.id).map(toFollowUpDto),
  }));
}
