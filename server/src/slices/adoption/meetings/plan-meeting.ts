import { type BodyOf, type endpoints, type Meeting, type MeetingDraft, meetingMinutes } from "@pawhaven/contract";
import { recordAudit } from "../../../platform/audit/record-audit.ts";
import type { StaffCaller } from "../../../platform/auth/staff-sessions.ts";
import { mapConstraintErrors } from "../../../platform/db/constraint-errors.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { ApiError } from "../../../platform/http/api-error.ts";
import { dayClock } from "../../clinic/day-clock.ts";
import { invalidField } from "../../clinic/errors.ts";
import { lockCalendar } from "../../clinic/lock-calendar.ts";
import { reservePet } from "../../clinic/reserve-pet.ts";
import { queueMeetingMail } from "../mails.ts";
import { lockRequest } from "../requests/lock-request.ts";
import type { MeetingRow } from "../meeting-store.ts";
import { toMeetingDto } from "../serialize.ts";
import type { ShelterContext } from "../shelter-context.ts";
import { type RequestRow, updateRequest } from "../store.ts";
import { insertMeeting, meetingById, updatePlannedMeeting } from "./store.ts";
import { describeTime } from "./describe-time.ts";

const minuteMs = 60_000;

const meetingNotFound = () => new ApiError("not_found", "There is no such meeting.");
const meetingEdited = () => new ApiError("edited_meanwhile", "This meeting was changed elsewhere.");

const constraintErrors = {
  reservations_pet_once: () => new ApiError("slot_taken", "Somebody else meets this animal at that time."),
  meetings_one_planned: () => new ApiError("conflict", "A meeting is planned already. You can move it."),
};

/** The animal's time is taken, so two applicants never meet it at once; the request moves on to “Meeting”. */
export const planMeeting = (
  context: ShelterContext,
  caller: StaffCaller,
  requestId: number,
  draft: MeetingDraft,
  now: Date,
): Promise<Meeting> => {
  const times = timesOf(context, draft, now);
  return context.database
    .transaction(async (tx) => {
      const { row } = await lockRequest(tx, requestId);
      await lockCalendar(tx, [draft.date]);
      const { stage, petId } = row.request;
      const values = { requestId, petId, ...times, place: draft.place, createdBy: caller.staffId };
      const meeting = await insertMeeting(tx, values);
      await reservePet(tx, meeting.id, petId, intervalOf(meeting));
      if (stage === "received" || stage === "in_review") await updateRequest(tx, requestId, { stage: "meeting" });
      await logMeeting(tx, caller, "meeting planned", row, { after: meeting });
      await queueMeetingMail(tx, context.shopIdentity, row, describeTime(context, meeting), "planned");
      return toMeetingDto(meeting);
    })
    .catch(mapConstraintErrors(constraintErrors));
};

export const moveMeeting = (
  context: ShelterContext,
  caller: StaffCaller,
  id: number,
  { version, ...draft }: BodyOf<typeof endpoints.moveMeeting>,
  now: Date,
): Promise<Meeting> => {
  const times = timesOf(context, draft, now);
  return changeMeeting(context, id, async (tx, before, row) => {
    const meeting = await updatePlannedMeeting(tx, id, version, { ...times, place: draft.place });
    if (!meeting) throw meetingEdited();
    await lockCalendar(tx, [dateOf(context, before.startsAt), draft.date]);
    await reservePet(tx, id, meeting.petId, intervalOf(meeting));
    await logMeeting(tx, caller, "meeting moved", row, { before, after: meeting });
    await queueMeetingMail(tx, context.shopIdentity, row, describeTime(context, meeting), "moved");
    return meeting;
  });
};

export const closeMeeting = (
  context: ShelterContext,
  caller: StaffCaller,
  id: number,
  { version, status, note }: BodyOf<typeof endpoints.closeMeeting>,
  now: Date,
): Promise<Meeting> =>
  changeMeeting(context, id, async (tx, before, row) => {
    // mutant(../requests/board.test.ts): what has not begun was neither held nor missed
    if (status !== "cancelled" && before.startsAt > now)
      throw new ApiError("conflict", "This meeting has not begun yet.");
    const meeting = await updatePlannedMeeting(tx, id, version, { status, note });
    if (!meeting) throw meetingEdited();
    await logMeeting(tx, caller, `meeting ${status}`, row, {});
    if (status === "cancelled" && before.endsAt > now)
      await queueMeetingMail(tx, context.shopIdentity, row, describeTime(context, meeting), "cancelled");
    return meeting;
  });

const changeMeeting = (
  { database }: ShelterContext,
  id: number,
  work: (tx: Tx, before: MeetingRow, row: RequestRow) => Promise<MeetingRow>,
): Promise<Meeting> =>
  database
    .transaction(async (tx) => {
      const found = await meetingById(tx, id);
      if (!found) throw meetingNotFound();
      const { row } = await lockRequest(tx, found.requestId);
      return toMeetingDto(await work(tx, found, row));
    })
    .catch(mapConstraintErrors(constraintErrors));

const intervalOf = ({ startsAt, endsAt }: MeetingRow) => ({ from: Number(startsAt), to: Number(endsAt) });

function timesOf({ shopIdentity }: ShelterContext, draft: Omit<MeetingDraft, "place">, now: Date) {
  const starts = dayClock(shopIdentity.shop.timeZone, draft.date).instantAt(draft.time_slot);
  // mutant(../requests/board.test.ts): nobody is asked to come in the past
  if (starts <= Number(now)) throw invalidField("time_slot", "This time is in the past.");
  return { startsAt: new Date(starts), endsAt: new Date(starts + (draft.minutes ?? meetingMinutes) * minuteMs) };
}

const dateOf = ({ shopIdentity: { shop } }: ShelterContext, moment: Date): string =>
  new Intl.DateTimeFormat("en-CA", { timeZone: shop.timeZone }).format(moment);

const logMeeting = (
  tx: Tx,
  caller: StaffCaller,
  action: string,
  { request }: RequestRow,
  { before, after }: { before?: MeetingRow; after?: MeetingRow },
) =>
  recordAudit(tx, caller, {
    action,
    object: { kind: "adoption request", id: request.id },
    before: before && { at: before.startsAt.toISOString() },
    after: after && { at: after.startsAt.toISOString() },
  });
