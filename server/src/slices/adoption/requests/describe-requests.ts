import { type MyAdoptionRequest, openRequestStages, toDollars } from "@pawhaven/contract";
import type { Db } from "../../../platform/db/database.ts";
import { type MeetingRow, meetingsOf } from "../meeting-store.ts";
import { paymentsOf } from "../payment-store.ts";
import { toAdoptionRequestDto } from "../serialize.ts";
import { otherApplicants, type RequestRow } from "../store.ts";
import { handoversOf } from "./store.ts";

/** What customers read about their requests. A constant number of statements, whatever the number of requests. */
export async function describeRequests(db: Db, rows: readonly RequestRow[]): Promise<MyAdoptionRequest[]> {
  const ids = rows.map(({ request }) => request.id);
  const [meetings, payments, handovers, others] = await Promise.all([
    meetingsOf(db, ids),
    paymentsOf(db, ids),
    handoversOf(db, ids),
    otherApplicants(db, ids),
  ]);
  return rows.map((row) => {
    const { request, pet } = row;
    const meeting = meetings.find(({ requestId, status }) => requestId === request.id && status === "planned");
    const isPaid = payments.some(({ requestId, state }) => requestId === request.id && state === "paid");
    const handover = handovers.find(({ requestId }) => requestId === request.id);
    const isReturned = (handover?.returnedOn ?? null) !== null;
    const livesThere = handover?.returnedOn === null && handover.userpetEndedOn === null;
    const isDue = request.stage === "approved" && pet.adoptionFeeCents > 0 && !isPaid;
    return {
      ...toAdoptionRequestDto(row),
      stage: request.stage,
      next_step: nextStep(row, { meeting, isDue, isReturned }),
      others_asked: others.has(request.id),
      decline_reason: request.declineReason,
      meeting: meeting ? toMeetingDto(meeting) : null,
      fee: { amount: toDollars(handover?.feeCents ?? pet.adoptionFeeCents), can_be_paid: isDue, is_paid: isPaid },
      userpet_id: livesThere ? handover.userpetId : null,
      agreed_to_follow_up: handover?.agreedToFollowUp ?? false,
    };
  });
}

const toMeetingDto = ({ startsAt, endsAt, place }: MeetingRow) => ({
  starts_at: startsAt.toISOString(),
  ends_at: endsAt.toISOString(),
  place,
});

interface Situation {
  meeting: MeetingRow | undefined;
  isDue: boolean;
  isReturned: boolean;
}

/** One sentence that says what happens next, and who does it. */
function nextStep(
  { request: { stage }, pet: { name } }: RequestRow,
  { meeting, isDue, isReturned }: Situation,
): string {
  if ((openRequestStages as readonly string[]).includes(stage) && meeting) return `You meet ${name}.`;
  switch (stage) {
    case "received":
      return "We will read your note and write to you within two working days.";
    case "in_review":
      return "We are looking at your request. There is nothing you need to do.";
    case "meeting":
      return `We will arrange a time at which you can meet ${name}.`;
    case "approved":
      return isDue ? `Pay the adoption fee, here or when you take ${name} home.` : `Come and take ${name} home.`;
    case "gone_home":
      return isReturned ? `${name} is back with us.` : `${name} is home. You find everything in My Pets.`;
    case "declined":
      return "This request is closed. Other pets would love to meet you.";
    case "withdrawn":
      return "You have withdrawn this request.";
  }
}
