import type { Tx } from "../../../platform/db/database.ts";
import { requestEdited, requestNoLongerOpen, requestNotFound } from "../errors.ts";
import { lockActiveRequestsFor, lockPet, requestById, type RequestRow } from "../store.ts";

/** With all other active requests for the same pet. The pet is locked first, as a new request does: another order could deadlock. */
export async function lockRequest(
  tx: Tx,
  id: number,
  version?: number,
): Promise<{ row: RequestRow; others: RequestRow[] }> {
  const found = await requestById(tx, id);
  if (!found) throw requestNotFound();
  await lockPet(tx, found.request.petId);
  const active = await lockActiveRequestsFor(tx, found.request.petId);
  const row = active.find(({ request }) => request.id === id);
  if (!row) throw requestNoLongerOpen();
  // mutant(board.test.ts): a request changed elsewhere is not overwritten
  if (version !== undefined && row.request.version !== version) throw requestEdited();
  return { row, others: active.filter((other) => other !== row) };
}
