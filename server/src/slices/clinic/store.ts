import { personKinds, type ResourceKind } from "@pawhaven/contract";
import { and, asc, eq, getTableColumns, inArray, isNull, notInArray, or, sql, type SQL } from "drizzle-orm";
import type { Db, Tx } from "../../platform/db/database.ts";
import {
  blocks,
  busyDays,
  reservations,
  resources,
  resourceSkills,
  serviceNeeds,
  services,
  workingExceptions,
  workingHours,
} from "../../schema/index.ts";
import type { Interval, Resource } from "./availability.ts";

/** A service and the kinds of resource that a visit takes, one of each. */
export type ServiceRow = typeof services.$inferSelect & { needs: ResourceKind[] };

const needs = sql<ResourceKind[]>`array(
  select ${serviceNeeds.kind} from ${serviceNeeds} where ${serviceNeeds.serviceId} = "services"."id" order by 1
)`;

const selectServices = (db: Db, ...conditions: SQL[]): Promise<ServiceRow[]> =>
  db
    .select({ ...getTableColumns(services), needs })
    .from(services)
    .where(and(...conditions))
    .orderBy(asc(services.position), asc(services.id));

export const onlineServices = (db: Db): Promise<ServiceRow[]> =>
  selectServices(db, isNull(services.archivedAt), eq(services.isOnline, true));

export const allServices = (db: Db): Promise<ServiceRow[]> => selectServices(db);
export const currentServices = (db: Db): Promise<ServiceRow[]> => selectServices(db, isNull(services.archivedAt));

export async function serviceById(db: Db, id: number): Promise<ServiceRow | undefined> {
  const [row] = await selectServices(db, eq(services.id, id));
  return row;
}

export interface Person {
  id: number;
  kind: ResourceKind;
  name: string;
  skills: number[] | null;
}

/** Everybody whom a customer can choose. */
export const peopleOf = (db: Db): Promise<Person[]> =>
  db
    .select({
      id: resources.id,
      kind: resources.kind,
      name: resources.name,
      skills: sql<
        number[] | null
      >`(select array_agg(service_id) from ${resourceSkills} where resource_id = "resources"."id")`,
    })
    .from(resources)
    .where(and(isNull(resources.retiredAt), inArray(resources.kind, personKinds)))
    .orderBy(asc(resources.position), asc(resources.id));

type Span = [from: number, to: number];
export interface ResourceFacts {
  skills: number[] | null;
  week: [weekday: number, opens: string, closes: string][] | null;
  exceptions: [date: string, opens: string, closes: string][] | null;
  busy: Span[] | null;
}

const milliseconds = (instant: SQL) => sql`date_part('epoch', ${instant}) * 1000`;
export const clockTime = (time: SQL | typeof workingHours.opens) => sql`to_char(${time}, 'HH24:MI')`;

const facts = (range: { from: string; to: string }, window: Interval) => sql<ResourceFacts>`json_build_object(
  'skills', (select json_agg(service_id) from ${resourceSkills} where resource_id = "resources"."id"),
  'week', (
    select json_agg(json_build_array(weekday, ${clockTime(sql`opens`)}, ${clockTime(sql`closes`)}) order by opens)
    from ${workingHours} where resource_id = "resources"."id"
  ),
  'exceptions', (
    select json_agg(json_build_array(date, ${clockTime(sql`opens`)}, ${clockTime(sql`closes`)}) order by opens)
    from ${workingExceptions}
    where resource_id = "resources"."id" and date between ${range.from}::date and ${range.to}::date
  ),
  'busy', (
    select json_agg(json_build_array(${milliseconds(sql`lower(taken)`)}, ${milliseconds(sql`upper(taken)`)}) order by lower(taken))
    from ${busyDays}, unnest(busy) as taken
    where resource_id = "resources"."id" and day between ${utcDay(window.from)}::date and ${utcDay(window.to)}::date
  )
)`;

const utcDay = (milliseconds: number): string => new Date(milliseconds).toISOString().slice(0, 10);

/** The resources of these kinds with what decides about visits between two days, and all that they have on those days. */
export async function loadResources(
  db: Db,
  kinds: readonly ResourceKind[],
  range: { from: string; to: string },
  window: Interval,
  chosen: readonly number[] = [],
): Promise<Resource[]> {
  const condition = and(isNull(resources.retiredAt), isOfKind(kinds), isWanted(chosen)) as SQL;
  return selectResources(db, range, window, condition);
}

/** Those who were chosen, and all of other kinds. */
const isWanted = (chosen: readonly number[]) =>
  chosen.length === 0
    ? undefined
    : or(
        inArray(resources.id, [...chosen]),
        notInArray(
          resources.kind,
          sql`(select kind from resources where id = any(${sql.param([...chosen])}::integer[]))`,
        ),
      );

const isOfKind = (kinds: readonly ResourceKind[]) => sql`${resources.kind} = any(${sql.param([...kinds])}::text[])`;

/** Everybody and everything, also what is retired, as long as visits of that time hold it. */
export const resourcesOfDays = (db: Db, range: { from: string; to: string }, window: Interval): Promise<Resource[]> =>
  selectResources(
    db,
    range,
    window,
    sql`(${resources.retiredAt} is null or exists (
    select from ${reservations}
    where resource_id = "resources"."id" and booking_id is not null and during && ${toRange(window)}
  ))`,
  );

async function selectResources(
  db: Db,
  range: { from: string; to: string },
  window: Interval,
  condition: SQL,
): Promise<Resource[]> {
  const rows = await db
    .select({
      id: resources.id,
      kind: resources.kind,
      name: resources.name,
      hasOwnHours: resources.hasOwnHours,
      isRetired: sql<boolean>`${resources.retiredAt} is not null`,
      facts: facts(range, window),
    })
    .from(resources)
    .where(condition)
    .orderBy(asc(resources.position), asc(resources.id));
  return rows.map(({ id, kind, name, hasOwnHours, isRetired, facts: { skills, week, exceptions, busy } }) => ({
    id,
    kind,
    name,
    isRetired,
    skills,
    week: hasOwnHours ? weekOf(week ?? []) : null,
    exceptions: exceptionsOf(exceptions ?? []),
    busy: (busy ?? []).map(([from, to]) => ({ from, to })),
  }));
}

export const weekOf = (rows: NonNullable<ResourceFacts["week"]>) =>
  [1, 2, 3, 4, 5, 6, 7].map((day) =>
    rows.filter(([weekday]) => weekday === day).map(([, opens, closes]) => ({ opens, closes })),
  );

export const exceptionsOf = (rows: NonNullable<ResourceFacts["exceptions"]>) =>
  new Map(
    Object.entries(Object.groupBy(rows, ([date]) => date)).map(([date, spans = []]) => [
      date,
      spans.map(([, opens, closes]) => ({ opens, closes })),
    ]),
  );

const instant = (milliseconds: number): SQL => sql`${new Date(milliseconds).toISOString()}::timestamptz`;

export const toRange = ({ from, to }: Interval): SQL => sql`tstzrange(${instant(from)}, ${instant(to)})`;

export type BlockRow = typeof blocks.$inferSelect;

export const blocksDuring = (db: Db, window: Interval): Promise<BlockRow[]> =>
  db
    .select()
    .from(blocks)
    .where(sql`tstzrange(${blocks.startsAt}, ${blocks.endsAt}) && ${toRange(window)}`)
    .orderBy(asc(blocks.startsAt), asc(blocks.id));

export async function insertReservations(
  tx: Tx,
  resourceIds: readonly number[],
  during: Interval,
  bookingId: number,
): Promise<void> {
  await tx
    .insert(reservations)
    .values(resourceIds.map((resourceId) => ({ resourceId, during: toRange(during), bookingId })));
}

export async function deleteReservations(tx: Tx, bookingId: number): Promise<void> {
  await tx.delete(reservations).where(eq(reservations.bookingId, bookingId));
}

export type ResourceRow = Pick<typeof resources.$inferSelect, "id" | "kind" | "name" | "staffId"> & {
  isRetired: boolean;
};

export const resourcesByIds = (db: Db, ids: readonly number[]): Promise<ResourceRow[]> =>
  db
    .select({
      id: resources.id,
      kind: resources.kind,
      name: resources.name,
      staffId: resources.staffId,
      isRetired: sql<boolean>`${resources.retiredAt} is not null`,
    })
    .from(resources)
    .where(inArray(resources.id, [...ids]))
    .orderBy(asc(resources.position), asc(resources.id));

export async function insertPetReservation(
  tx: Tx,
  holder: { meetingId: number; petId: number },
  during: Interval,
): Promise<void> {
  await tx.insert(reservations).values({ ...holder, during: toRange(during) });
}

export async function deleteMeetingReservations(tx: Tx, meetingId: number): Promise<void> {
  await tx.delete(reservations).where(eq(reservations.meetingId, meetingId));
}

export async function busyTimesOfPet(db: Db, petId: number, window: Interval): Promise<Interval[]> {
  const rows = await db.execute(sql`
    select ${milliseconds(sql`lower(during)`)} as "from", ${milliseconds(sql`upper(during)`)} as "to"
    from ${reservations} where pet_id = ${petId} and during && ${toRange(window)}`);
  return rows as unknown as Interval[];
}
