import type { AdoptionRequest, AdoptionRequestDraft, HomeAnswers } from "@pawhaven/contract";
import { mapConstraintErrors } from "../../platform/db/constraint-errors.ts";
import type { Database, Tx } from "../../platform/db/database.ts";
import type { Caller } from "../../platform/auth/sessions.ts";
import type { ShopIdentity } from "../../platform/mail/shop-identity.ts";
import { queueRequestSubmittedMails } from "./mails.ts";
import { alreadyRequested, petNotFound, petUnavailable } from "./errors.ts";
import { hasActiveRequest, insertRequest, requestById, type RequestRow } from "./store.ts";
import { toAdoptionRequestDto } from "./serialize.ts";

const constraintErrors = {
  adoption_requests_one_under_way: alreadyRequested,
  adoption_requests_available_pet: petUnavailable,
  adoption_requests_pet_id_fkey: petNotFound,
};

export async function requestAdoption(
  database: Database,
  shopIdentity: ShopIdentity,
  { userId }: Caller,
  { pet_id: petId, note, answers }: AdoptionRequestDraft,
): Promise<AdoptionRequest & { message: string }> {
  const row = await database
    .transaction(async (tx) => {
      const submitted = await submitRequest(tx, { userId, petId, note, answers: answers ?? null });
      await queueRequestSubmittedMails(tx, shopIdentity, submitted);
      return submitted;
    })
    .catch(mapConstraintErrors(constraintErrors));
  return { ...toAdoptionRequestDto(row), message: `Thank you! We received your request for ${row.pet.name}.` };
}

/**
 * The unique index alone rejects a second request. The query before it is for a customer whose request was approved:
 * the pet is no longer available then, and that error would hide the one that matters to them.
 */
async function submitRequest(
  tx: Tx,
  draft: { userId: number; petId: number; note: string; answers: HomeAnswers | null },
): Promise<RequestRow> {
  if (await hasActiveRequest(tx, draft.userId, draft.petId)) throw alreadyRequested();
  return (await requestById(tx, await insertRequest(tx, draft))) as RequestRow;
}
