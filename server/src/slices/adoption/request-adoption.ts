import type { AdoptionRequest, AdoptionRequestDraft } from "@pawhaven/contract";
import type { Database, Tx } from "../../platform/db/database.ts";
import type { Caller } from "../../platform/sessions.ts";
import { queueAskedMails, type Site } from "./mails.ts";
import { alreadyAsked, inWords } from "./refusals.ts";
import { hasRequestUnderWay, insertRequest, requestById, type RequestRow } from "./store.ts";
import { requestOnTheWire } from "./wire.ts";

export async function requestAdoption(
  database: Database,
  site: Site,
  { userId }: Caller,
  { pet_id: petId, note }: AdoptionRequestDraft,
): Promise<AdoptionRequest & { message: string }> {
  const asking = database.transaction(async (tx) => {
    const row = await ask(tx, { userId, petId, note });
    await queueAskedMails(tx, site, row);
    return row;
  });
  const row = await asking.catch((error: unknown) => {
    throw inWords(error);
  });
  return { ...requestOnTheWire(row), message: `Thank you! Your request for ${row.pet.name} is with us.` };
}

/** The database refuses a second request by itself; asking first only lets somebody who was chosen hear that, and no other reason. */
async function ask(tx: Tx, draft: { userId: number; petId: number; note: string }): Promise<RequestRow> {
  if (await hasRequestUnderWay(tx, draft.userId, draft.petId)) throw alreadyAsked();
  return (await requestById(tx, await insertRequest(tx, draft))) as RequestRow;
}
