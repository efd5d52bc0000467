import type { Userpet, UserpetDraft } from "@pawhaven/contract";
import type { UserpetRow, UserpetValues } from "./store.ts";

export const toUserpetDto = (row: UserpetRow): Userpet => ({
  id: row.id,
  user_id: row.userId,
  name: row.name,
  species: row.species,
  breed: row.breed,
  age: row.age,
  gender: row.gender,
  weight_kg: row.weightKg,
  notes: row.notes,
  description: row.description,
});

export const toUserpetValues = (given: Omit<UserpetDraft, "user_id">): UserpetValues => ({
  name: given.name,
  species: given.species,
  breed: given.breed,
  age: given.age,
  gender: given.gender,
  weightKg: given.weight_kg,
  notes: given.notes,
  description: given.description,
});
