import type { BodyOf, endpoints, Handover } from "@pawhaven/contract";
import { recordAudit } from "../../../platform/audit/record-audit.ts";
import { lockUser } from "../../../platform/auth/lock-user.ts";
import type { StaffCaller } from "../../../platform/auth/staff-sessions.ts";
import { mapConstraintErrors } from "../../../platform/db/constraint-errors.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { ApiError } from "../../../platform/http/api-error.ts";
import { cancelVisitsAhead } from "../../bookings/detach-userpet.ts";
import { bringRecordsBack } from "../../records/carry-over-records.ts";
import { lockAdoptedUserpet, returnUserpet } from "../../userpets/adopt-userpet.ts";
import { assertNotInFuture } from "../animals/assert-pet-draft.ts";
import { fieldError, petConstraintErrors } from "../animals/errors.ts";
import { insertStay, lockPetRow, replacePet } from "../pet-store.ts";
import { queueReturnedMail } from "../mails.ts";
import type { ShelterContext } from "../shelter-context.ts";
import { requestById } from "../store.ts";
import { getHandover, handoverNotFound } from "./get-handover.ts";
import { deleteUnsentFollowUps, handoverById, type HandoverRow, markReturned } from "./store.ts";
import { todayAt } from "../../../platform/days.ts";

type Return = BodyOf<typeof endpoints.returnPet>;

/**
 * The animal comes back with its history and what the clinic recorded meanwhile. What its owner noted stays with the
 * owner, whose visits ahead are cancelled.
 */
export function returnPet(
  context: ShelterContext,
  caller: StaffCaller,
  id: number,
  given: Return,
  now: Date,
): Promise<Handover> {
  assertNotInFuture("returned_on", given.returned_on, todayAt(context.shopIdentity.shop, now));
  return context.database
    .transaction(async (tx) => {
      const found = await handoverById(tx, id);
      if (!found) throw handoverNotFound();
      if (found.handover.userId !== null) await lockUser(tx, found.handover.userId);
      const handover = await endHandover(tx, found.handover, given);
      await takeBack(tx, caller, handover, given);
      await leaveHome(tx, context, handover, given.returned_on, now);
      await recordAudit(tx, caller, {
        action: "returned",
        object: { kind: "pet", id: handover.petId },
        after: { handover: id, returned_on: given.returned_on, reason: given.reason },
      });
      return getHandover(tx, id);
    })
    .catch(
      mapConstraintErrors({
        ...petConstraintErrors,
        adoption_handovers_return: () => fieldError("returned_on", "It went home later than that."),
      }),
    );
}

async function endHandover(tx: Tx, { id, petId }: HandoverRow, { version, returned_on, reason }: Return) {
  await lockPetRow(tx, petId);
  const handover = await markReturned(tx, id, version, { returnedOn: returned_on, returnReason: reason });
  if (!handover)
    throw new ApiError("edited_meanwhile", "This handover was changed elsewhere, or the animal is back already.");
  await deleteUnsentFollowUps(tx, id);
  return handover;
}

async function takeBack(tx: Tx, { staffId }: StaffCaller, { petId }: HandoverRow, given: Return): Promise<void> {
  const pet = await lockPetRow(tx, petId);
  await replacePet(tx, petId, pet?.version ?? 0, { stage: "preparing", publishedAt: null });
  await insertStay(tx, {
    petId,
    intakeKind: "returned",
    arrivedOn: given.returned_on,
    condition: given.condition,
    receivedBy: staffId,
  });
}

/** Of an account that still exists. */
async function leaveHome(
  tx: Tx,
  { bookingContext, shopIdentity }: ShelterContext,
  { userpetId, petId, requestId }: HandoverRow,
  returnedOn: string,
  now: Date,
): Promise<void> {
  const userpet = userpetId === null ? undefined : await lockAdoptedUserpet(tx, userpetId);
  if (userpet) {
    await bringRecordsBack(tx, userpet.id, petId);
    await cancelVisitsAhead(tx, bookingContext, userpet, "returned", now);
    await returnUserpet(tx, userpet.id, returnedOn, now);
  }
  const row = requestId === null ? undefined : await requestById(tx, requestId);
  if (row) await queueReturnedMail(tx, shopIdentity, row);
}
