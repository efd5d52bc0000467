import { addDays, usualAdvice } from "@pawhaven/contract";
import { todayAt } from "../../platform/days.ts";
import type { CalendarDay } from "../bookings/build-calendar.ts";
import type { CareContext } from "./care-context.ts";
import { listEveryDueCare } from "./list-every-due-care.ts";

const daysAhead = 400;

/** For the customer's calendar: what is due in about a year, unless it is booked or not wanted. */
export async function listCareDays(context: CareContext, userId: number, now: Date): Promise<CalendarDay[]> {
  const lastDay = addDays(todayAt(context.shop, now), daysAhead);
  const due = await listEveryDueCare(context, userId, now);
  return due
    .filter(({ state, due_on: day }) => state === "open" && day <= lastDay)
    .map(({ id, userpet_id: petId, name, pet_name: petName, due_on: day, source }) => ({
      key: `care-${id}`,
      day,
      title: `Due: ${name} for ${petName}`,
      text: `${usualAdvice} Source: ${source.text}`,
      path: `/mypets/${petId}`,
      since: now,
    }));
}
