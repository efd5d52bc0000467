import type { Pet } from "@pawhaven/contract";
import { toDollars } from "../../platform/money.ts";
import type { PetRow } from "./store.ts";

export const petOnTheWire = (row: PetRow): Pet => ({
  id: row.id,
  name: row.name,
  type: row.type,
  breed: row.breed,
  age: row.age,
  gender: row.gender,
  weight: row.weight,
  color: row.color,
  description: row.description,
  trait: row.trait,
  adoptionFee: toDollars(row.adoptionFeeCents),
  tags: row.tags,
  main_image: row.images[0] ?? null,
  images: row.images,
  careDiet: row.careDiet,
  careExercise: row.careExercise,
  careGrooming: row.careGrooming,
});
