import type { BodyOf, endpoints, IntakeDraft, StaffPet } from "@pawhaven/contract";
import { randomUUID } from "node:crypto";
import { recordAudit } from "../../../platform/audit/record-audit.ts";
import type { StaffCaller } from "../../../platform/auth/staff-sessions.ts";
import { mapConstraintErrors } from "../../../platform/db/constraint-errors.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { ApiError } from "../../../platform/http/api-error.ts";
import { petNotFound } from "../errors.ts";
import type { ShelterContext } from "../shelter-context.ts";
import { assertNotInFuture, assertPetImages } from "./assert-pet-draft.ts";
import { petConstraintErrors, petEdited } from "./errors.ts";
import { getPetAsStaff } from "./get-pet-as-staff.ts";
import { toPetColumns } from "./pet-fields.ts";
import { insertStay, lockPetRow, replacePet } from "../pet-store.ts";
import { insertPet, petIdByIntake } from "./store.ts";
import { todayAt } from "../../../platform/days.ts";

/** Hidden and in preparation, until a keeper says otherwise. A repeated call with the same key returns the first animal. */
export async function takeInPet(
  { database, petImages, shopIdentity }: ShelterContext,
  caller: StaffCaller,
  { intake, pet }: BodyOf<typeof endpoints.takeInPet>,
  requestKey: string | null,
  now: Date,
): Promise<StaffPet> {
  const today = todayAt(shopIdentity.shop, now);
  assertNotInFuture("intake.arrived_on", intake.arrived_on, today);
  await assertPetImages(petImages, pet, []);
  return database
    .transaction(async (tx) => {
      const repeated = requestKey === null ? undefined : await petIdByIntake(tx, caller.staffId, requestKey);
      if (repeated !== undefined) return getPetAsStaff(tx, repeated, today);
      const { id } = await insertPet(tx, {
        ...toPetColumns(pet, today),
        slug: randomUUID(),
        weight: "",
        locationKind: intake.location_kind,
        location: intake.location,
      });
      await startStay(tx, caller, id, intake, requestKey);
      return getPetAsStaff(tx, id, today);
    })
    .catch(mapConstraintErrors(petConstraintErrors));
}

/** An animal that had left, other than by adoption: that one is returned. */
export function takeInPetAgain(
  { database, shopIdentity }: ShelterContext,
  caller: StaffCaller,
  id: number,
  { version, intake }: BodyOf<typeof endpoints.takeInPetAgain>,
  now: Date,
): Promise<StaffPet> {
  const today = todayAt(shopIdentity.shop, now);
  assertNotInFuture("intake.arrived_on", intake.arrived_on, today);
  return database
    .transaction(async (tx) => {
      const before = await lockPetRow(tx, id);
      if (!before) throw petNotFound();
      if (before.stage !== "left") throw new ApiError("conflict", "This animal is in the shelter already.");
      const place = { locationKind: intake.location_kind, location: intake.location };
      if (!(await replacePet(tx, id, version, { stage: "preparing", publishedAt: null, ...place }))) throw petEdited();
      await startStay(tx, caller, id, intake, null);
      return getPetAsStaff(tx, id, today);
    })
    .catch(mapConstraintErrors(petConstraintErrors));
}

async function startStay(
  tx: Tx,
  caller: StaffCaller,
  petId: number,
  intake: IntakeDraft,
  requestKey: string | null,
): Promise<void> {
  await insertStay(tx, {
    petId,
    intakeKind: intake.intake_kind,
    arrivedOn: intake.arrived_on,
    broughtBy: intake.brought_by,
    chipScan: intake.chip_scan,
    condition: intake.condition,
    receivedBy: caller.staffId,
    requestKey,
  });
  // Who brought it is a person's name, and the log never forgets.
  const { brought_by: _, ...after } = intake;
  await recordAudit(tx, caller, { action: "taken in", object: { kind: "pet", id: petId }, after });
}
