import { addDays, type Day, mailAheadDays, type ReminderStage } from "@pawhaven/contract";
import { reminderStageOn } from "./due-for.ts";

/** What is or was due for an animal of a household, with all that decides whether a mail may name it. */
export interface RemindableCare {
  id: number;
  petName: string;
  name: string;
  dueOn: Day;
  status: "open" | "done" | "dismissed" | "lapsed";
  snoozedUntil: Day | null;
  isBooked: boolean;
  /** The animal has died, or went back. */
  hasEnded: boolean;
  /** What was mailed of it so far. */
  sent: readonly ReminderStage[];
}

export type PlannedReminder = RemindableCare & { stage: ReminderStage };

/** Whether a mail may name it today. The claim of a household has the same in SQL, so that nobody is claimed in vain. */
const isRemindable = ({ status, snoozedUntil, isBooked, hasEnded }: RemindableCare, today: Day): boolean =>
  status === "open" &&
  (snoozedUntil === null || snoozedUntil <= today) &&
  // mutant(simulation.unit.test.ts): no mail names what is booked
  !isBooked &&
  // mutant(simulation.unit.test.ts): no mail names an animal that has died
  !hasEnded;

/**
 * What goes into the mail to a household today: nothing, unless something needs a mail; then also what would need one
 * within the next weeks.
 */
export function planCareMail<Care extends RemindableCare>(
  due: readonly Care[],
  today: Day,
): (Care & { stage: ReminderStage })[] {
  const planned = due.flatMap((care) => {
    if (!isRemindable(care, today)) return [];
    const now = reminderStageOn(care.dueOn, today);
    const stage = now ?? (care.dueOn <= addDays(today, mailAheadDays) ? "soon" : null);
    return stage === null || care.sent.includes(stage) ? [] : [{ ...care, stage, isNeeded: now !== null }];
  });
  return planned.some(({ isNeeded }) => isNeeded) ? planned : [];
}
