import { activeBookingStatuses, type CaredPet, type CareRule, type Day, type GivenCare } from "@pawhaven/contract";
import { and, inArray, isNotNull, lt, sql } from "drizzle-orm";
import type { Db, Tx } from "../../platform/db/database.ts";
import { bookings, careRules } from "../../schema/index.ts";
import type { CareChanges, StoredDue } from "./plan-changes.ts";

/** Which animals are checked: those of a customer, or some of all. */
export type CareBatch = { userId: number } | { limit: number };

export type PetToCheck = CaredPet & { id: number; ended_on: Day | null };

/**
 * Animals that were not checked today, or not since something changed. The job leaves out what somebody else has locked;
 * a customer waits for it.
 */
export async function lockPetsToCheck(tx: Tx, batch: CareBatch, today: Day, timeZone: string): Promise<PetToCheck[]> {
  const [which, rest] =
    "userId" in batch
      ? [sql`user_id = ${batch.userId}::integer`, sql`for no key update`]
      : [sql`true`, sql`limit ${batch.limit}::integer for no key update skip locked`];
  const rows = await tx.execute(sql`
    select id, species, born_on::text, ended_on::text, (created_at at time zone ${timeZone}::text)::date::text as known_on
    from userpets where ${which} and not exists (
      select from care_checks where userpet_id = userpets.id and checked_on = ${today}::date
    ) order by id ${rest}`);
  return [...rows] as unknown as PetToCheck[];
}

export async function everyRule(db: Db): Promise<CareRule[]> {
  const rows = await db.select().from(careRules);
  return rows.map(({ otherWords, validFrom, validUntil, ...rule }) => ({
    ...rule,
    other_words: otherWords,
    valid_from: validFrom,
    valid_until: validUntil,
  }));
}

/** Records that count, and finished visits to a vet: those are check-ups. */
export async function givenCareOf(tx: Tx, ids: readonly number[]): Promise<Map<number, GivenCare[]>> {
  const rows = await tx.execute(sql`
    select userpet_id, kind, given_on::text, product, due_on::text from counting_care_records
    where userpet_id = any(${sql.param([...ids])}::integer[]) and kind <> 'weight'
    union all
    select pet_id, 'check-up', date::text, '', null from bookings
    where pet_id = any(${sql.param([...ids])}::integer[]) and status = 'Done'
      and exists (select from service_needs where service_id = bookings.service_id and kind = 'vet')`);
  return byPet([...rows] as unknown as (GivenCare & { userpet_id: number })[]);
}

export async function storedDueOf(tx: Tx, ids: readonly number[], timeZone: string): Promise<Map<number, StoredDue[]>> {
  const rows = await tx.execute(sql`
    select id, userpet_id, code, rule_id, from_on::text, due_on::text, reason, follows::text, status, (
      select (max(sent_at) at time zone ${timeZone}::text)::date::text from care_reminders where care_due_id = care_due.id
    ) as reminded_on, exists (
      select from bookings where care_due_id = care_due.id and ${inArray(bookings.status, activeBookingStatuses)}
    ) as is_booked
    from care_due
    where userpet_id = any(${sql.param([...ids])}::integer[]) and status in ('open', 'dismissed')`);
  return byPet([...rows] as unknown as (StoredDue & { userpet_id: number })[]);
}

const byPet = <Row extends { userpet_id: number }>(rows: Row[]): Map<number, Row[]> =>
  Map.groupBy(rows, ({ userpet_id: id }) => id);

type PetChanges = CareChanges & { userpetId: number };

/** Three statements for any number of animals. */
export async function applyChanges(tx: Tx, plans: readonly PetChanges[], now: Date): Promise<void> {
  const closed = plans.flatMap(({ done, lapsed }) => [
    ...done.map((id) => ({ id, status: "done" })),
    ...lapsed.map((id) => ({ id, status: "lapsed" })),
  ]);
  const moved = plans.flatMap((plan) => plan.moved);
  const opened = plans.flatMap(({ userpetId, opened: due }) => due.map((one) => ({ ...one, userpet_id: userpetId })));
  if (closed.length > 0)
    await tx.execute(sql`
      update care_due set status = closed.status, closed_at = ${now.toISOString()}::timestamptz, snoozed_until = null
      from jsonb_to_recordset(${JSON.stringify(closed)}::jsonb) as closed (id integer, status text)
      where care_due.id = closed.id`);
  if (moved.length > 0)
    await tx.execute(sql`
      update care_due set rule_id = moved.rule_id, from_on = moved.from_on, due_on = moved.due_on, reason = moved.reason,
        follows = moved.follows
      from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb)
        as moved (id integer, rule_id integer, from_on date, due_on date, reason text, follows date)
      where care_due.id = moved.id`);
  if (opened.length > 0)
    await tx.execute(sql`
      insert into care_due (userpet_id, code, rule_id, from_on, due_on, reason, follows)
      select userpet_id, code, rule_id, from_on, due_on, reason, follows
      from jsonb_to_recordset(${JSON.stringify(opened)}::jsonb)
        as opened (userpet_id integer, code text, rule_id integer, from_on date, due_on date, reason text, follows date)`);
}

export async function markChecked(tx: Tx, ids: readonly number[], today: Day): Promise<void> {
  await tx.execute(sql`
    insert into care_checks (userpet_id, checked_on) select id, ${today}::date from unnest(${sql.param([...ids])}::integer[]) as id
    on conflict (userpet_id) do update set checked_on = excluded.checked_on`);
}

const dayMs = 24 * 3_600_000;

/** A visit whose time has passed and that nobody has closed says nothing: what was due is due again. */
export async function freePastBookings(tx: Tx, now: Date): Promise<void> {
  await tx
    .update(bookings)
    .set({ careDueId: null })
    .where(
      and(
        isNotNull(bookings.careDueId),
        inArray(bookings.status, activeBookingStatuses),
        lt(bookings.endsAt, new Date(now.getTime() - dayMs)),
      ),
    );
}
