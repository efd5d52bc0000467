import { isDaytime, reminderHours } from "../../platform/mail/is-daytime.ts";
import { todayAt } from "../../platform/days.ts";
import type { Tx } from "../../platform/db/database.ts";
import type { CareContext } from "./care-context.ts";
import { queueCareMail } from "./mails.ts";
import { claimHousehold, insertReminders, lockDueOfHousehold, markMailed } from "./mail-store.ts";
import { planCareMail } from "./plan-care-mail.ts";

/** One household per transaction: what could not be sent to one does not hold up the others. */
export async function sendCareMails(context: CareContext, now: Date): Promise<void> {
  // mutant(send-care-mails.test.ts): nobody is reminded of care at night
  if (!isDaytime(context, now, reminderHours)) return;
  while (await context.database.transaction((tx) => mailOne(tx, context, now)));
}

/** Claiming, noting and queueing share a transaction: one mail, whatever happens in between. Returns false when all is done. */
async function mailOne(tx: Tx, context: CareContext, now: Date): Promise<boolean> {
  const today = todayAt(context.shop, now);
  const household = await claimHousehold(tx, today, now);
  if (!household) return false;
  const due = await lockDueOfHousehold(tx, household.userId, today, now);
  const planned = planCareMail(due, today);
  await markMailed(tx, household.userId, now);
  if (planned.length === 0) return true;
  await insertReminders(tx, planned, now);
  await queueCareMail(tx, context, household, planned);
  return true;
}
