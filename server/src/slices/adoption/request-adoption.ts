import type { AdoptionRequest, AdoptionRequestDraft } from "@pawhaven/contract";
import type { Database, Tx } from "../../platform/db/database.ts";
import type { Caller } from "../../platform/auth/sessions.ts";
import type { ShopIdentity } from "../../platform/mail/shop-identity.ts";
import { queueRequestSubmittedMails } from "./mails.ts";
import { alreadyRequested, toAdoptionError } from "./errors.ts";
import { hasActiveRequest, insertRequest, requestById, type RequestRow } from "./store.ts";
import { toAdoptionRequestDto } from "./serialize.ts";

export async function requestAdoption(
  database: Database,
  shopIdentity: ShopIdentity,
  { userId }: Caller,
  { pet_id: petId, note }: AdoptionRequestDraft,
): Promise<AdoptionRequest & { message: string }> {
  const submitting = database.transaction(async (tx) => {
    const row = await submitRequest(tx, { userId, petId, note });
    await queueRequestSubmittedMails(tx, shopIdentity, row);
    return row;
  });
  const row = await submitting.catch((error: unknown) => {
    throw toAdoptionError(error);
  });
  return { ...toAdoptionRequestDto(row), message: `Thank you! Your request for ${row.pet.name} is with us.` };
}

/** The database refuses a second request by itself; asking first only lets somebody who was chosen hear that, and no other reason. */
async function submitRequest(tx: Tx, draft: { userId: number; petId: number; note: string }): Promise<RequestRow> {
  if (await hasActiveRequest(tx, draft.userId, draft.petId)) throw alreadyRequested();
  return (await requestById(tx, await insertRequest(tx, draft))) as RequestRow;
}
