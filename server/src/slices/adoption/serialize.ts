import { type AdoptionRequest, type Pet, type ReceivedAdoptionRequest, toDollars } from "@pawhaven/contract";
import type { PetRow, RequestRow } from "./store.ts";

export const toPetDto = (row: PetRow): Pet => ({
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

export const toAdoptionRequestDto = ({ request, pet }: RequestRow): AdoptionRequest => ({
  id: request.id,
  pet_id: request.petId,
  note: request.note,
  status: request.status,
  created_at: request.createdAt.toISOString(),
  pet: { id: pet.id, name: pet.name, breed: pet.breed, main_image: pet.images[0] ?? null },
});

export const toReceivedAdoptionRequestDto = (row: RequestRow): ReceivedAdoptionRequest => ({
  ...toAdoptionRequestDto(row),
  customer: {
    user_id: row.customer.id,
    name: row.customer.name,
    email: row.customer.email,
    phone: row.customer.phone,
  },
});
