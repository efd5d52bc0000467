import type { BodyOf, endpoints, LocationDraft, StaffPet } from "@pawhaven/contract";
import { recordAudit } from "../../../platform/audit/record-audit.ts";
import type { StaffCaller } from "../../../platform/auth/staff-sessions.ts";
import { mapConstraintErrors } from "../../../platform/db/constraint-errors.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { ApiError } from "../../../platform/http/api-error.ts";
import { petNotFound } from "../errors.ts";
import type { ShelterContext } from "../shelter-context.ts";
import { petById, type PetRow } from "../store.ts";
import { assertNotInFuture, assertPetImages } from "./assert-pet-draft.ts";
import { petConstraintErrors, petEdited } from "./errors.ts";
import { getPetAsStaff } from "./get-pet-as-staff.ts";
import { changedPetFields, type PetColumns, toPetColumns } from "./pet-fields.ts";
import { lockPetRow, replacePet } from "../pet-store.ts";
import { todayAt } from "../../../platform/days.ts";

export async function updatePet(
  context: ShelterContext,
  caller: StaffCaller,
  id: number,
  { version, pet: draft }: BodyOf<typeof endpoints.updatePet>,
  now: Date,
): Promise<StaffPet> {
  const { database, petImages, shopIdentity } = context;
  const today = todayAt(shopIdentity.shop, now);
  assertNotInFuture("pet.born_on", draft.born_on, today);
  const current = await petById(database.db, id);
  if (!current) throw petNotFound();
  await assertPetImages(petImages, draft, current.images);
  return change(context, id, now, async (tx, before) => {
    const after = await replaceOrThrow(tx, id, version, toPetColumns(draft, today));
    const action = { action: "edited", object: { kind: "pet", id } };
    await recordAudit(tx, caller, { ...action, ...changedPetFields(before, after) });
  });
}

export const changePetStage = (
  context: ShelterContext,
  caller: StaffCaller,
  id: number,
  { version, stage }: BodyOf<typeof endpoints.changePetStage>,
  now: Date,
): Promise<StaffPet> =>
  change(context, id, now, async (tx, before) => {
    // mutant(animals.test.ts): an animal that is promised or has left does not become available by itself
    if (before.stage === "reserved" || before.stage === "left") throw cannotChangeStage(before);
    await replaceOrThrow(tx, id, version, { stage });
    const action = stage === "available" ? "made available" : "in preparation";
    const values = { before: { stage: before.stage }, after: { stage } };
    await recordAudit(tx, caller, { action, object: { kind: "pet", id }, ...values });
  });

const cannotChangeStage = ({ stage, name }: PetRow) =>
  new ApiError(
    "conflict",
    stage === "left"
      ? `${name} has left the shelter.`
      : `${name} is promised to somebody. Please decline that request first.`,
  );

export const publishPet = (
  context: ShelterContext,
  caller: StaffCaller,
  id: number,
  { version, is_published: isPublished }: BodyOf<typeof endpoints.publishPet>,
  now: Date,
): Promise<StaffPet> =>
  change(context, id, now, async (tx, before) => {
    if (before.stage === "left") throw cannotChangeStage(before);
    await replaceOrThrow(tx, id, version, { publishedAt: isPublished ? (before.publishedAt ?? now) : null });
    const values = { before: { is_published: before.publishedAt !== null }, after: { is_published: isPublished } };
    await recordAudit(tx, caller, {
      action: isPublished ? "published" : "hidden",
      object: { kind: "pet", id },
      ...values,
    });
  });

export const movePet = (
  context: ShelterContext,
  caller: StaffCaller,
  id: number,
  { version, ...place }: LocationDraft & { version: number },
  now: Date,
): Promise<StaffPet> =>
  change(context, id, now, async (tx, before) => {
    await replaceOrThrow(tx, id, version, { locationKind: place.location_kind, location: place.location });
    const values = { before: { location_kind: before.locationKind, location: before.location }, after: place };
    await recordAudit(tx, caller, { action: "moved", object: { kind: "pet", id }, ...values });
  });

/** One change of an animal, seen by one keeper at a time. */
const change = (
  { database, shopIdentity }: ShelterContext,
  id: number,
  now: Date,
  work: (tx: Tx, before: PetRow) => Promise<void>,
): Promise<StaffPet> =>
  database
    .transaction(async (tx) => {
      const before = await lockPetRow(tx, id);
      if (!before) throw petNotFound();
      await work(tx, before);
      return getPetAsStaff(tx, id, todayAt(shopIdentity.shop, now));
    })
    .catch(mapConstraintErrors(petConstraintErrors));

async function replaceOrThrow(tx: Tx, id: number, version: number, columns: PetColumns): Promise<PetRow> {
  const row = await replacePet(tx, id, version, columns);
  if (!row) throw petEdited();
  return row;
}
