import {
  ageOn,
  type Birth,
  birthOfAge,
  type CareRecord,
  type Day,
  describeAge,
  undoDeathDays,
  type Userpet,
  type UserpetDetails,
  type UserpetDraft,
} from "@pawhaven/contract";
import type { UserpetRow, UserpetValues } from "./store.ts";
import { toUserpetRecord } from "./to-userpet-record.ts";

export const birthOf = ({ bornOn, bornPrecision }: Pick<UserpetRow, "bornOn" | "bornPrecision">): Birth | null =>
  bornOn === null || bornPrecision === null ? null : { born_on: bornOn, born_precision: bornPrecision };

/** An animal that has died grows no older. */
const lastDayOf = ({ endedOn }: UserpetRow, today: Day): Day => endedOn ?? today;

const ageOf = (row: UserpetRow, today: Day): number | null =>
  row.bornOn === null ? null : ageOn(row.bornOn, lastDayOf(row, today));

export function ageTextOf(row: UserpetRow, today: Day): string | null {
  const birth = birthOf(row);
  return birth && describeAge(birth, lastDayOf(row, today));
}

export const diedOn = ({ endedOn, endedBy }: UserpetRow): Day | null => (endedBy === "died" ? endedOn : null);

export const toUserpetDto = (row: UserpetRow, today: Day): Userpet => ({
  id: row.id,
  user_id: row.userId,
  name: row.name,
  species: row.species,
  breed: row.breed,
  age: ageOf(row, today),
  gender: row.gender,
  weight_kg: row.weightKg,
  notes: row.notes,
  description: row.description,
});

const dayMs = 86_400_000;

export const canUndoDeath = ({ endedBy, endRecordedAt }: UserpetRow, now: Date): boolean =>
  endedBy === "died" && endRecordedAt !== null && now.getTime() - endRecordedAt.getTime() <= undoDeathDays * dayMs;

export const toUserpetDetails = (
  row: UserpetRow,
  records: readonly CareRecord[],
  { today, now }: { today: Day; now: Date },
): UserpetDetails => ({
  ...toUserpetDto(row, today),
  born_on: row.bornOn,
  born_precision: row.bornPrecision,
  age_text: ageTextOf(row, today),
  chip: row.chip,
  neutered: row.neutered,
  images: row.images,
  is_adopted: row.petId !== null,
  died_on: diedOn(row),
  can_undo_death: canUndoDeath(row, now),
  records: records.map(toUserpetRecord),
});

/** What the list's form says of a pet, apart from its weight, which is a record. */
export const toUserpetValues = (
  given: Omit<UserpetDraft, "user_id">,
  today: Day,
  known?: UserpetRow,
): UserpetValues => ({
  name: given.name,
  species: given.species,
  breed: given.breed,
  gender: given.gender,
  notes: given.notes,
  description: given.description,
  ...toBirth(given, today, known),
});

/** Whoever sends the age back as it is shown knows no more than before: the birth stays as exact as it was. */
function toBirth(
  { age, born_on: born, born_precision: precision }: Pick<UserpetDraft, "age" | "born_on" | "born_precision">,
  today: Day,
  known: UserpetRow | undefined,
) {
  if (born && precision) return { bornOn: born, bornPrecision: precision };
  if (known && age === ageOf(known, today)) return {};
  if (age === null) return { bornOn: null, bornPrecision: null };
  const { born_on: bornOn, born_precision: bornPrecision } = birthOfAge(age, today);
  return { bornOn, bornPrecision };
}
