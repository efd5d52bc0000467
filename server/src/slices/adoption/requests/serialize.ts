import { type RequestCard, type RequestDetails, toDollars } from "@pawhaven/contract";
import type { MeetingRow } from "../meeting-store.ts";
import type { paymentsOf } from "../payment-store.ts";
import { toMeetingDto, toReceivedAdoptionRequestDto } from "../serialize.ts";
import type { CardRow } from "./store.ts";

/** `meetings` are newest first. */
export function toCardDto(row: CardRow, meetings: readonly MeetingRow[]): RequestCard {
  const own = meetings.filter(({ requestId }) => requestId === row.request.id);
  const meeting = own.find(({ status }) => status === "planned") ?? own.find(({ status }) => status === "held");
  return {
    ...toReceivedAdoptionRequestDto(row),
    stage: row.request.stage,
    version: row.request.version,
    pet_stage: row.pet.stage,
    assignee: row.assignee,
    checks_open: row.checksOpen,
    others: row.others,
    meeting: meeting ? toMeetingDto(meeting) : null,
    has_unread_answer: row.hasUnreadAnswer,
  };
}

export const toRivalDto = (row: CardRow): RequestDetails["rivals"][number] => ({
  id: row.request.id,
  stage: row.request.stage,
  customer: row.customer.name,
  note: row.request.note,
  checks_open: row.checksOpen,
  created_at: row.request.createdAt.toISOString(),
});

/** What was paid counts, also if the fee of the animal was changed since. */
export function toFeeDto(
  { pet, request }: CardRow,
  payments: Awaited<ReturnType<typeof paymentsOf>>,
): RequestDetails["fee"] {
  const payment = payments.find(({ requestId }) => requestId === request.id);
  const unpaid = pet.adoptionFeeCents === 0 ? "none" : "due";
  const isRejected = payment?.state === "refund_due" && payment.nextCheckAt === null;
  const state = payment ? feeStates[payment.state] : unpaid;
  return {
    amount: toDollars(payment?.amountCents ?? pet.adoptionFeeCents),
    state: isRejected ? "refund_rejected" : state,
  };
}

const feeStates = {
  open: "started",
  paid: "paid",
  canceled: "due",
  refund_due: "refund_due",
  refunded: "refunded",
} as const;
