import {
  type AdoptionRequest,
  type Meeting,
  type Pet,
  type ReceivedAdoptionRequest,
  toDollars,
} from "@pawhaven/contract";
import { toFacts } from "./animals/pet-fields.ts";
import type { MeetingRow } from "./meeting-store.ts";
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
  facts: toFacts(row),
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
  answers: row.request.answers,
  customer: {
    user_id: row.customer.id,
    name: row.customer.name,
    email: row.customer.email,
    phone: row.customer.phone,
  },
});

export const toMeetingDto = (row: MeetingRow): Meeting => ({
  id: row.id,
  request_id: row.requestId,
  starts_at: row.startsAt.toISOString(),
  ends_at: row.endsAt.toISOString(),
  status: row.status,
  place: row.place,
  note: row.note,
  version: row.version,
});
