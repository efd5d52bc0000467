import {
  adoptionCheckKinds,
  type Api,
  type HandoverDraft,
  type IntakeDraft,
  type PetDraft,
  type StaffPet,
} from "@pawhaven/contract";
import type { Database } from "../../src/platform/db/database.ts";
import { requestChecks } from "../../src/schema/index.ts";
import { aCustomer, aPet } from "./factories.ts";

/** All checks of a request went well. */
export async function passChecks(database: Database, requestId: number): Promise<void> {
  await database.db
    .insert(requestChecks)
    .values(adoptionCheckKinds.map((kind) => ({ requestId, kind, result: "passed" as const })));
}

export const aPetDraft = (overrides: Partial<PetDraft> = {}): PetDraft => ({
  name: "Nala",
  type: "Dogs",
  breed: "Mixed",
  gender: "Female",
  color: "Sand",
  born_on: null,
  born_precision: null,
  age: "about two years",
  chip: null,
  neutered: null,
  facts: {
    children: "older",
    dogs: "yes",
    cats: null,
    energy: "medium",
    house_trained: true,
    hours_alone: 4,
    garden: false,
  },
  adoptionFee: 120,
  tags: ["Gentle"],
  trait: "Follows you everywhere",
  description: "Found at the river.",
  careDiet: "",
  careExercise: "",
  careGrooming: "",
  images: [],
  ...overrides,
});

export const anIntake = (overrides: Partial<IntakeDraft> = {}): IntakeDraft => ({
  intake_kind: "stray",
  arrived_on: "2026-11-02",
  brought_by: "Mrs Tran",
  chip_scan: "none",
  condition: "Thin, friendly",
  location_kind: "kennel",
  location: "Row 2",
  ...overrides,
});

/** An animal that keepers have taken in and published. */
export async function aPublishedAnimal(keeper: Api, overrides: Partial<PetDraft> = {}): Promise<StaffPet> {
  const { id, version } = await keeper.takeInPet({ body: { intake: anIntake(), pet: aPetDraft(overrides) } });
  const published = await keeper.publishPet({ params: { id }, body: { version, is_published: true } });
  return keeper.changePetStage({ params: { id }, body: { version: published.version, stage: "available" } });
}

/** Somebody with a request for a pet. */
export async function anApplicant(
  database: Database,
  apiAs: (caller: { token: string }) => Api,
  petId: number,
  overrides: Parameters<typeof aCustomer>[1] = {},
) {
  const customer = await aCustomer(database, overrides);
  const api = apiAs(customer);
  const { id: requestId } = await api.requestAdoption({ body: { pet_id: petId, note: "We have a garden." } });
  return { ...customer, api, requestId };
}

/** Somebody whose request for a new animal is approved. */
export async function anApprovedApplicant(
  database: Database,
  apiAs: (caller: { token: string }) => Api,
  keeper: Api,
  {
    pet: overrides = {},
    customer = {},
  }: { pet?: Parameters<typeof aPet>[1]; customer?: Parameters<typeof aCustomer>[1] } = {},
) {
  const pet = await aPet(database, overrides);
  const applicant = await anApplicant(database, apiAs, pet.id, customer);
  await passChecks(database, applicant.requestId);
  const { version } = await keeper.moveRequest({
    params: { id: applicant.requestId },
    body: { version: 1, stage: "approved" },
  });
  return { ...applicant, petId: pet.id, version };
}

export const aHandover = (version: number, overrides: Partial<HandoverDraft> = {}) => ({
  version,
  adopter_name: "Robin Le",
  adopter_address: "12 Garden Street, Hue",
  paid_by: "cash" as const,
  ...overrides,
});
