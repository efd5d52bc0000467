import { type endpoints, meetingMinutes, type PlannedMeeting, type ReplyOf } from "@pawhaven/contract";
import { timeOfDays } from "../../clinic/days.ts";
import { listBusyTimesOfPet } from "../../clinic/list-busy-times-of-pet.ts";
import { slotsOn } from "../../clinic/slots.ts";
import { requestNotFound } from "../errors.ts";
import { toMeetingDto } from "../serialize.ts";
import type { ShelterContext } from "../shelter-context.ts";
import { requestById } from "../store.ts";
import { meetingsBetween } from "./store.ts";

export async function listMeetings(
  { database: { db }, bookingContext }: ShelterContext,
  { from, to }: { from: string; to: string },
): Promise<PlannedMeeting[]> {
  const window = timeOfDays(await bookingContext.content.clinic(), from, to);
  const rows = await meetingsBetween(db, new Date(window.from), new Date(window.to));
  return rows.map(({ pet, customer, assignee, ...row }) => ({ ...toMeetingDto(row), pet, customer, assignee }));
}

/** Within the opening hours; keepers may agree on any other time as well. */
export async function listMeetingTimes(
  { database: { db }, bookingContext }: ShelterContext,
  requestId: number,
  date: string,
  now: Date,
): Promise<ReplyOf<typeof endpoints.listMeetingTimes>> {
  const found = await requestById(db, requestId);
  if (!found) throw requestNotFound();
  const clinic = await bookingContext.content.clinic();
  const busy = await listBusyTimesOfPet(db, found.request.petId, timeOfDays(clinic, date, date));
  const slots = slotsOn(clinic, date, { minutes: meetingMinutes, everyMinutes: 15 });
  return {
    times: slots.map(({ time, startsAt, endsAt }) => ({
      time_slot: time,
      is_free: startsAt > now && !busy.some(({ from, to }) => from < Number(endsAt) && to > Number(startsAt)),
    })),
  };
}
