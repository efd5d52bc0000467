import { birthOfAge, type Handover, type HandoverDraft, speciesOfType } from "@pawhaven/contract";
import { recordAudit } from "../../../platform/audit/record-audit.ts";
import { lockUser } from "../../../platform/auth/lock-user.ts";
import type { StaffCaller } from "../../../platform/auth/staff-sessions.ts";
import { mapConstraintErrors } from "../../../platform/db/constraint-errors.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { ApiError } from "../../../platform/http/api-error.ts";
import { carryRecordsHome } from "../../records/carry-over-records.ts";
import { summarizeCare } from "../../records/summarize-care.ts";
import { type AdoptedAnimal, adoptUserpet } from "../../userpets/adopt-userpet.ts";
import { requestEdited, requestNotFound } from "../errors.ts";
import { queueGoneHomeMail } from "../mails.ts";
import { endStay, replacePet } from "../pet-store.ts";
import type { ShelterContext } from "../shelter-context.ts";
import { lockActiveRequestsFor, lockPet, requestById, type RequestRow, updateRequest } from "../store.ts";
import { faultPoint } from "./fault-points.ts";
import { getHandover, notApproved } from "./get-handover.ts";
import { handoverByRequest, insertFollowUps, insertHandover } from "./store.ts";
import { takeFee } from "./take-fee.ts";
import { todayAt } from "../../../platform/days.ts";

const constraintErrors = {
  userpets_chip: () =>
    new ApiError("conflict", "The customer has just added an animal with this chip. Please merge the two."),
  adoption_handovers_request: notApproved,
  adoption_handovers_one_home: notApproved,
};

/** In one transaction, or not at all. A repeated call with the same key returns the first handover. */
export const handOverPet = (
  context: ShelterContext,
  caller: StaffCaller,
  requestId: number,
  draft: HandoverDraft,
  requestKey: string | null,
  now: Date,
): Promise<Handover> =>
  context.database
    .transaction(async (tx) => {
      const row = await lockApplicant(tx, requestId);
      const done = await handoverByRequest(tx, requestId);
      if (done && requestKey !== null && done.handover.requestKey === requestKey)
        return getHandover(tx, done.handover.id);
      // mutant(handovers.test.ts): an animal goes home once
      if (done || row.request.stage !== "approved") throw notApproved();
      // mutant(handovers.test.ts): what was changed meanwhile is looked at again before an animal goes home
      if (row.request.version !== draft.version) throw requestEdited();
      const id = await goHome(tx, context, caller, row, draft, requestKey, todayAt(context.shopIdentity.shop, now));
      return getHandover(tx, id);
    })
    .catch(mapConstraintErrors(constraintErrors));

/** The customer first, as the deletion of an account does, then the pet, as every decision does. */
async function lockApplicant(tx: Tx, requestId: number): Promise<RequestRow> {
  const found = await requestById(tx, requestId);
  if (!found) throw requestNotFound();
  await lockUser(tx, found.customer.id);
  await lockPet(tx, found.request.petId);
  await lockActiveRequestsFor(tx, found.request.petId);
  const current = await requestById(tx, requestId);
  if (!current) throw requestNotFound();
  return current;
}

async function goHome(
  tx: Tx,
  { shopIdentity }: ShelterContext,
  caller: StaffCaller,
  row: RequestRow,
  draft: HandoverDraft,
  requestKey: string | null,
  today: string,
): Promise<number> {
  const { pet, customer, request } = row;
  const fee = await takeFee(tx, row, draft.paid_by);
  const userpetId = await adoptUserpet(tx, customer.id, await toAdopted(tx, row, today), draft.merge_userpet_id);
  faultPoint("animal adopted");
  await carryRecordsHome(tx, pet.id, userpetId);
  faultPoint("records carried home");
  const id = await insertHandover(tx, {
    requestId: request.id,
    petId: pet.id,
    userId: customer.id,
    userpetId,
    adopterName: draft.adopter_name,
    adopterAddress: draft.adopter_address,
    ...fee,
    agreement: draft.agreement,
    agreedToFollowUp: draft.agreed_to_follow_up,
    handedOverOn: today,
    handedOverBy: caller.staffId,
    requestKey,
  });
  faultPoint("handover written");
  if (draft.agreed_to_follow_up) await insertFollowUps(tx, id, today);
  await updateRequest(tx, request.id, { stage: "gone_home" });
  await endStay(tx, pet.id, { leftOn: today, outcome: "adopted", outcomeNote: "" });
  await replacePet(tx, pet.id, pet.version, { stage: "left", publishedAt: null });
  await recordAudit(tx, caller, {
    action: "gone home",
    object: { kind: "pet", id: pet.id },
    after: { handover: id, request: request.id, fee_cents: fee.feeCents, paid_by: fee.paidBy },
  });
  await queueGoneHomeMail(tx, shopIdentity, row);
  return id;
}

async function toAdopted(tx: Tx, { pet }: RequestRow, today: string): Promise<AdoptedAnimal> {
  const species = speciesOfType(pet.type);
  if (!species) throw new ApiError("conflict", `Please correct the type of ${pet.name} first.`);
  const { isNeutered } = await summarizeCare(tx, { petId: pet.id });
  const { name, breed, gender, chip, images } = pet;
  const neutered = pet.neutered ?? (isNeutered || null);
  return { species, name, breed, gender, chip, images, neutered, ...birthOfPet(pet, today), petId: pet.id };
}

/** An age known only in words, as far as it is a number of years, becomes an estimated birth. */
function birthOfPet({ bornOn, bornPrecision, age }: RequestRow["pet"], today: string) {
  const [, years] = /^(\d{1,2}) years?\b/.exec(age) ?? [];
  if (bornOn !== null || years === undefined) return { bornOn, bornPrecision };
  const { born_on, born_precision } = birthOfAge(Number(years), today);
  return { bornOn: born_on, bornPrecision: born_precision };
}
