import {
  addDays,
  type Day,
  daysBetweenCareMails,
  mailAheadDays,
  reminderDays,
  type ReminderStage,
} from "@pawhaven/contract";
import { eq, sql } from "drizzle-orm";
import type { Tx } from "../../platform/db/database.ts";
import { users } from "../../schema/index.ts";
import type { RemindableCare } from "./plan-care-mail.ts";

/** Everybody with an account is a household. */
export interface Household {
  userId: number;
  name: string;
  email: string;
  unsubscribeKey: string;
}

const dayMs = 24 * 3_600_000;

const isRemindable = (today: Day, now: Date) => sql`
  care_due.status = 'open' and coalesce(care_due.snoozed_until <= ${today}::date, true)
  and not is_care_booked(care_due, ${now.toISOString()}::timestamptz) -- mutant(send-care-mails.test.ts): nobody is reminded of what is booked
`;

/** One that needs a mail and has had none for a week. Other nodes skip it. */
export async function claimHousehold(tx: Tx, today: Day, now: Date): Promise<Household | undefined> {
  const lastMail = new Date(now.getTime() - daysBetweenCareMails * dayMs).toISOString();
  const [row] = await tx.execute(sql`
    select id as "userId", name, email, unsubscribe_key as "unsubscribeKey" from users
    where has_care_mails -- mutant(send-care-mails.test.ts): whoever does not want mails about care gets none
      and email_confirmed_at is not null -- mutant(send-care-mails.test.ts): mails about care go to proven addresses
      and coalesce(care_mailed_at <= ${lastMail}::timestamptz, true) -- mutant(send-care-mails.test.ts): a household gets one mail about care a week
      and exists (
        select from userpets join care_due on care_due.userpet_id = userpets.id
        where userpets.user_id = users.id and ${isRemindable(today, now)}
          and care_due.due_on <= ${addDays(today, reminderDays)}::date and not exists (
            select from care_reminders where care_due_id = care_due.id
              and stage = case when care_due.due_on <= ${addDays(today, -reminderDays)}::date then 'late' else 'soon' end
          )
      )
    order by id limit 1 for no key update skip locked`);
  return row as Household | undefined;
}

/** All that a mail may be about, to be judged by `planCareMail`. Nobody books one of them meanwhile without waiting. */
export async function lockDueOfHousehold(tx: Tx, userId: number, today: Day, now: Date): Promise<RemindableCare[]> {
  const rows = await tx.execute(sql`
    select care_due.id, userpets.name as "petName", care_rules.name, care_due.due_on::text as "dueOn", care_due.status,
      care_due.snoozed_until::text as "snoozedUntil", userpets.ended_on is not null as "hasEnded",
      is_care_booked(care_due, ${now.toISOString()}::timestamptz) as "isBooked", array(
        select stage from care_reminders where care_due_id = care_due.id
      ) as sent
    from care_due join userpets on userpets.id = care_due.userpet_id join care_rules on care_rules.id = care_due.rule_id
    where userpets.user_id = ${userId}::integer and care_due.status in ('open', 'dismissed')
      and care_due.due_on <= ${addDays(today, mailAheadDays)}::date
    order by care_due.due_on, care_due.id for update of care_due`);
  return [...rows] as unknown as RemindableCare[];
}

export async function insertReminders(
  tx: Tx,
  planned: readonly { id: number; stage: ReminderStage }[],
  now: Date,
): Promise<void> {
  await tx.execute(sql`
    insert into care_reminders (care_due_id, stage, sent_at)
    select id, stage, ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(planned.map(({ id, stage }) => ({ id, stage })))}::jsonb) as planned (id integer, stage text)`);
}

export async function markMailed(tx: Tx, userId: number, now: Date): Promise<void> {
  await tx.update(users).set({ careMailedAt: now }).where(eq(users.id, userId));
}
