import type { BornPrecision, Day, DueReason, RuleSource, Species, DueKind } from "@pawhaven/contract";
import { and, eq, sql, type SQL } from "drizzle-orm";
import type { Db, Tx } from "../../platform/db/database.ts";
import { careDue, careRules, staff, userpets } from "../../schema/index.ts";

/** What is due, with its animal, its rule and the visit that is booked for it. */
export interface DueRow {
  id: number;
  userpetId: number;
  petName: string;
  species: Species;
  bornOn: Day | null;
  bornPrecision: BornPrecision | null;
  code: string;
  ruleId: number;
  kind: DueKind;
  name: string;
  advice: string;
  firstAtDays: number | null;
  serviceId: number | null;
  fromOn: Day;
  dueOn: Day;
  reason: DueReason;
  follows: Day | null;
  status: "open" | "done" | "dismissed" | "lapsed";
  snoozedUntil: Day | null;
  recordId: number | null;
  source: RuleSource;
  booking: { id: number; date: Day; time_slot: string; service_name: string; is_for_it: boolean } | null;
}

export const sourceOfRule = sql<RuleSource>`json_build_object(
  'text', ${careRules.source}, 'url', ${careRules.sourceUrl}, 'compiled_on', ${careRules.compiledOn}::text,
  'reviewed_by', ${staff.name}, 'reviewed_on', ${careRules.reviewedOn}::text)`;

/** The one for it, or another that lies ahead at which it can be done: as `is_care_booked` has it. */
const bookingOfDue = (now: Date) => sql<DueRow["booking"]>`(
  select json_build_object('id', bookings.id, 'date', bookings.date::text, 'time_slot', bookings.time_slot,
    'service_name', services.name, 'is_for_it', bookings.care_due_id is not distinct from care_due.id)
  from bookings join services on services.id = bookings.service_id
  where bookings.pet_id = care_due.userpet_id and is_booking_for(bookings, care_due, ${now.toISOString()}::timestamptz)
  order by bookings.care_due_id is not distinct from care_due.id desc, bookings.starts_at limit 1
)`;

export const selectDue = (db: Db, now: Date, ...conditions: (SQL | undefined)[]): Promise<DueRow[]> =>
  db
    .select({
      id: careDue.id,
      userpetId: careDue.userpetId,
      petName: userpets.name,
      species: userpets.species,
      bornOn: userpets.bornOn,
      bornPrecision: userpets.bornPrecision,
      code: careDue.code,
      ruleId: careDue.ruleId,
      kind: careRules.kind,
      name: careRules.name,
      advice: careRules.advice,
      firstAtDays: sql<number | null>`(${careRules.schedule} -> 'first' ->> 'at_days')::integer`,
      serviceId: careRules.serviceId,
      fromOn: careDue.fromOn,
      dueOn: careDue.dueOn,
      reason: careDue.reason,
      follows: careDue.follows,
      status: careDue.status,
      snoozedUntil: careDue.snoozedUntil,
      recordId: careDue.recordId,
      source: sourceOfRule,
      booking: bookingOfDue(now),
    })
    .from(careDue)
    .innerJoin(userpets, eq(userpets.id, careDue.userpetId))
    .innerJoin(careRules, eq(careRules.id, careDue.ruleId))
    .leftJoin(staff, eq(staff.id, careRules.reviewedBy))
    .where(and(...conditions))
    .orderBy(careDue.dueOn, careDue.id);

export const isWanted = sql`${careDue.status} in ('open', 'dismissed')`;

export const dueOfUser = (db: Db, userId: number, now: Date, ...more: SQL[]): Promise<DueRow[]> =>
  selectDue(
    db,
    now,
    // mutant(due-care.test.ts): customers see what is due for their own animals
    eq(userpets.userId, userId),
    isWanted,
    ...more,
  );

export async function ownDue(db: Db, userId: number, id: number, now: Date): Promise<DueRow | undefined> {
  const [row] = await selectDue(
    db,
    now,
    eq(careDue.id, id),
    // mutant(due-care.test.ts): what is due is answered and booked by the owner of the animal
    eq(userpets.userId, userId),
  );
  return row;
}

/** The animal first, as everybody does who changes what is due for it. */
export async function lockDue(tx: Tx, { id, userpetId }: Pick<DueRow, "id" | "userpetId">): Promise<void> {
  await tx.execute(sql`select from userpets where id = ${userpetId} for no key update`);
  await tx.execute(sql`select from care_due where id = ${id} for update`);
}

export async function updateDue(tx: Tx, id: number, values: Partial<typeof careDue.$inferInsert>): Promise<void> {
  await tx.update(careDue).set(values).where(eq(careDue.id, id));
}

/** What followed something that is not done after all. A visit may be booked for it: then it stays. */
export async function deleteSuccessor(tx: Tx, { userpetId, code }: DueRow): Promise<boolean> {
  const open = await tx
    .delete(careDue)
    .where(
      and(
        eq(careDue.userpetId, userpetId),
        eq(careDue.code, code),
        eq(careDue.status, "open"),
        sql`not exists (select from bookings where care_due_id = ${careDue.id})`,
      ),
    )
    .returning({ id: careDue.id });
  return open.length > 0;
}

/** What the owner said since this moment was done elsewhere. */
export const answeredSince = (db: Db, userpetId: number, since: Date): Promise<{ id: number; name: string }[]> =>
  db
    .select({ id: careDue.id, name: careRules.name })
    .from(careDue)
    .innerJoin(careRules, eq(careRules.id, careDue.ruleId))
    .where(
      and(
        eq(careDue.userpetId, userpetId),
        eq(careDue.status, "done"),
        sql`${careDue.recordId} is not null and ${careDue.closedAt} > ${since.toISOString()}::timestamptz`,
      ),
    )
    .orderBy(careDue.id);

/** Active visits of an animal, which cannot be in two places at once. */
export async function busyTimesOf(db: Db, userpetId: number): Promise<{ from: Date; to: Date }[]> {
  const rows = await db.execute(sql`
    select starts_at::text as starts_at, ends_at::text as ends_at from bookings
    where pet_id = ${userpetId} and status in ('Held', 'Pending', 'Confirmed', 'Arrived', 'In treatment')`);
  return [...rows].map(({ starts_at: from, ends_at: to }) => ({
    from: new Date(String(from)),
    to: new Date(String(to)),
  }));
}

/** Everything that is stored of it, for the customer's data export. */
export async function exportedDueOf(db: Db, userId: number): Promise<Record<string, unknown>[]> {
  const rows = await db.execute(sql`
    select userpets.name as pet, care_rules.name, due_on::text, care_due.status, snoozed_until::text, (
      select coalesce(json_agg(json_build_object('stage', stage, 'sent_at', sent_at) order by sent_at), '[]')
      from care_reminders where care_due_id = care_due.id
    ) as reminders
    from care_due join userpets on userpets.id = userpet_id join care_rules on care_rules.id = rule_id
    where userpets.user_id = ${userId}::integer -- mutant(due-care-elsewhere.test.ts): a data export has the due care of its own customer
    order by care_due.id`);
  return [...rows];
}
