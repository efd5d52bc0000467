import {
  type CareRecord,
  daysBetween,
  type ShelterStay,
  type StaffPet,
  type StaffPetRow,
  toDollars,
} from "@pawhaven/contract";
import { toPetDto } from "../serialize.ts";
import type { PetRow } from "../store.ts";
import type { StayRow } from "../pet-store.ts";
import type { PetListRow } from "./store.ts";

export const toStayDto = (row: StayRow & { receiver: string | null }, today: string): ShelterStay => ({
  id: row.id,
  intake_kind: row.intakeKind,
  arrived_on: row.arrivedOn,
  brought_by: row.broughtBy,
  chip_scan: row.chipScan,
  condition: row.condition,
  received_by: row.receiver,
  left_on: row.leftOn,
  outcome: row.outcome,
  outcome_note: row.outcomeNote,
  days: daysBetween(row.arrivedOn, row.leftOn ?? today),
});

export const toStaffPetRowDto = (row: PetListRow, today: string): StaffPetRow => ({
  id: row.id,
  name: row.name,
  type: row.type,
  breed: row.breed,
  age: row.age,
  gender: row.gender,
  main_image: row.images[0] ?? null,
  adoptionFee: toDollars(row.adoptionFeeCents),
  stage: row.stage,
  is_published: row.publishedAt !== null,
  chip: row.chip,
  location_kind: row.locationKind,
  location: row.location,
  arrived_on: row.stay?.arrivedOn ?? null,
  days: row.stay ? daysBetween(row.stay.arrivedOn, row.stay.leftOn ?? today) : null,
  outcome: row.stay?.outcome ?? null,
  open_requests: row.openRequests,
  next_due_on: row.nextDueOn,
});

interface Parts {
  stays: (StayRow & { receiver: string | null })[];
  records: CareRecord[];
  counts: StaffPet["request_counts"];
  handoverId: number | null;
  today: string;
}

export const toStaffPetDto = (row: PetRow, { stays, records, counts, handoverId, today }: Parts): StaffPet => ({
  ...toPetDto(row),
  stage: row.stage,
  published_at: row.publishedAt?.toISOString() ?? null,
  born_on: row.bornOn,
  born_precision: row.bornPrecision,
  chip: row.chip,
  neutered: row.neutered,
  location_kind: row.locationKind,
  location: row.location,
  version: row.version,
  stays: stays.map((stay) => toStayDto(stay, today)),
  records,
  request_counts: counts,
  handover_id: handoverId,
});
