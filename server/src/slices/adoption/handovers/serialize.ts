import { type FollowUp, type Handover, toDollars } from "@pawhaven/contract";
import type { FollowUpRow, FullHandover } from "./store.ts";

export const toFollowUpDto = (row: FollowUpRow): FollowUp => ({
  day: row.day,
  due_on: row.dueOn,
  sent_at: row.sentAt?.toISOString() ?? null,
  mood: row.mood,
  answer: row.answer,
  answered_at: row.answeredAt?.toISOString() ?? null,
});

export const contractNumber = ({ id, handedOverOn }: FullHandover["handover"]): string =>
  `A-${handedOverOn.slice(0, 4)}-${String(id).padStart(4, "0")}`;

export const toHandoverDto = (
  { handover, pet, keeper }: FullHandover,
  followUps: readonly FollowUpRow[],
): Handover => ({
  id: handover.id,
  contract_number: contractNumber(handover),
  request_id: handover.requestId,
  user_id: handover.userId,
  userpet_id: handover.userpetId,
  adopter: { name: handover.adopterName, address: handover.adopterAddress },
  pet: {
    id: pet.id,
    name: pet.name,
    type: pet.type,
    breed: pet.breed,
    gender: pet.gender,
    color: pet.color,
    age: pet.age,
    born_on: pet.bornOn,
    born_precision: pet.bornPrecision,
    chip: pet.chip,
    neutered: pet.neutered,
  },
  fee: toDollars(handover.feeCents),
  paid_by: handover.paidBy,
  agreement: handover.agreement,
  handed_over_on: handover.handedOverOn,
  handed_over_by: keeper,
  agreed_to_follow_up: handover.agreedToFollowUp,
  follow_ups: followUps.map(toFollowUpDto),
  returned_on: handover.returnedOn,
  return_reason: handover.returnReason,
  version: handover.version,
});
