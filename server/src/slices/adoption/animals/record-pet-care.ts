import type { CareRecordDraft, StaffPet } from "@pawhaven/contract";
import { recordAudit } from "../../../platform/audit/record-audit.ts";
import type { StaffCaller } from "../../../platform/auth/staff-sessions.ts";
import { mapConstraintErrors } from "../../../platform/db/constraint-errors.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { assertPlausibleWeight } from "../../records/assert-plausible-weight.ts";
import { recordCare, recordNotFound, voidCare } from "../../records/record-care.ts";
import { summarizeCare } from "../../records/summarize-care.ts";
import { petNotFound } from "../errors.ts";
import type { ShelterContext } from "../shelter-context.ts";
import type { PetRow } from "../store.ts";
import { assertNotInFuture } from "./assert-pet-draft.ts";
import { fieldError } from "./errors.ts";
import { getPetAsStaff } from "./get-pet-as-staff.ts";
import { lockPetRow } from "../pet-store.ts";
import { setComputedFields } from "./store.ts";
import { todayAt } from "../../../platform/days.ts";

export function recordPetCare(
  context: ShelterContext,
  caller: StaffCaller,
  id: number,
  draft: CareRecordDraft,
  now: Date,
): Promise<StaffPet> {
  assertNotInFuture("given_on", draft.given_on, todayAt(context.shopIdentity.shop, now));
  return withPet(context, id, now, async (tx, pet) => {
    if (pet.bornOn !== null && pet.bornPrecision === "day" && draft.given_on < pet.bornOn)
      throw fieldError("given_on", `${pet.name} was born later than that.`);
    await assertPlausibleWeight(tx, { petId: id }, draft);
    const { id: recordId, kind } = await recordCare(tx, { petId: id }, authorOf(caller), draft);
    const action = draft.corrects_id === undefined ? "care recorded" : "care corrected";
    await recordAudit(tx, caller, { action, object: { kind: "pet", id }, after: { record: recordId, kind } });
  });
}

export const voidPetCare = (
  context: ShelterContext,
  caller: StaffCaller,
  id: number,
  recordId: number,
  now: Date,
): Promise<StaffPet> =>
  withPet(context, id, now, async (tx) => {
    const { kind } = await voidCare(tx, { petId: id }, authorOf(caller), recordId);
    await recordAudit(tx, caller, {
      action: "care taken back",
      object: { kind: "pet", id },
      before: { record: recordId, kind },
    });
  });

/** Vets and groomers record for the shelter too. */
const authorOf = ({ staffId }: StaffCaller) => ({ source: "shelter" as const, recordedBy: staffId });

/** The animal's weight, and whether it is neutered, follow the records. */
const withPet = (
  { database, shopIdentity }: ShelterContext,
  id: number,
  now: Date,
  work: (tx: Tx, pet: PetRow) => Promise<void>,
): Promise<StaffPet> =>
  database
    .transaction(async (tx) => {
      const pet = await lockPetRow(tx, id);
      if (!pet) throw petNotFound();
      await work(tx, pet);
      const { weightKg, isNeutered } = await summarizeCare(tx, { petId: id });
      await setComputedFields(tx, id, {
        ...(weightKg !== null && { weight: weightText(weightKg) }),
        ...(isNeutered && { neutered: true }),
      });
      return getPetAsStaff(tx, id, todayAt(shopIdentity.shop, now));
    })
    .catch(mapConstraintErrors({ care_records_corrected_once: recordNotFound }));

export const weightText = (kg: number): string => (kg < 1 ? `${Math.round(kg * 1000)} g` : `${kg} kg`);
