import type { BodyOf, endpoints, StaffPet } from "@pawhaven/contract";
import { recordAudit } from "../../../platform/audit/record-audit.ts";
import type { StaffCaller } from "../../../platform/auth/staff-sessions.ts";
import { mapConstraintErrors } from "../../../platform/db/constraint-errors.ts";
import { ApiError } from "../../../platform/http/api-error.ts";
import { petNotFound } from "../errors.ts";
import { queueNoLongerHereMail } from "../mails.ts";
import type { ShelterContext } from "../shelter-context.ts";
import { closeRequest, lockActiveRequestsFor } from "../store.ts";
import { assertNotInFuture } from "./assert-pet-draft.ts";
import { petConstraintErrors, petEdited } from "./errors.ts";
import { getPetAsStaff } from "./get-pet-as-staff.ts";
import { endStay, lockPetRow, replacePet } from "../pet-store.ts";
import { todayAt } from "../../../platform/days.ts";

/** Requests for an animal that left end with it, also a promise; a fee that was paid goes back. */
export function recordPetOutcome(
  { database, shopIdentity }: ShelterContext,
  caller: StaffCaller,
  id: number,
  { version, outcome, left_on: leftOn, note }: BodyOf<typeof endpoints.recordPetOutcome>,
  now: Date,
): Promise<StaffPet> {
  const today = todayAt(shopIdentity.shop, now);
  assertNotInFuture("left_on", leftOn, today);
  return database
    .transaction(async (tx) => {
      const before = await lockPetRow(tx, id);
      if (!before) throw petNotFound();
      if (before.stage === "left") throw new ApiError("conflict", `${before.name} has left the shelter already.`);
      if (before.version !== version) throw petEdited();
      for (const row of await lockActiveRequestsFor(tx, id)) {
        await closeRequest(tx, row.request.id, { stage: "declined" });
        await queueNoLongerHereMail(tx, shopIdentity, row, outcome);
      }
      await endStay(tx, id, { leftOn, outcome, outcomeNote: note });
      // Closing a promise has made a new version of the animal.
      const current = await lockPetRow(tx, id);
      await replacePet(tx, id, current?.version ?? version, { stage: "left", publishedAt: null });
      await recordAudit(tx, caller, { action: outcome, object: { kind: "pet", id }, after: { left_on: leftOn, note } });
      return getPetAsStaff(tx, id, today);
    })
    .catch(mapConstraintErrors(petConstraintErrors));
}
