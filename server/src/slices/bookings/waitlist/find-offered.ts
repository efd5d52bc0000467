import type { Caller } from "../../../platform/auth/sessions.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { offerNotFound } from "./errors.ts";
import { type EntryRow, findOwnOffer } from "./store.ts";

type Offered = EntryRow & { held: NonNullable<EntryRow["held"]> };

/** The entry of the customer whose open offer it is. */
export async function findOffered(tx: Tx, { userId }: Caller, offerId: number): Promise<Offered> {
  const entry = await findOwnOffer(tx, userId, offerId);
  if (!entry?.held) throw offerNotFound();
  return entry as Offered;
}
