import { personKinds, type ResourceKind } from "@pawhaven/contract";
import { and, asc, eq, getTableColumns, inArray, isNull, sql, type SQL } from "drizzle-orm";
import type { Db, Tx } from "../../platform/db/database.ts";
import { prepared } from "../../platform/db/prepared.ts";
import {
  blocks,
  bookings,
  busyDays,
  reservations,
  resources,
  resourceSkills,
  serviceNeeds,
  services,
  userpets,
  workingExceptions,
  workingHours,
} from "../../schema/index.ts";
import type { Interval, Resource } from "./availability.ts";

/** A service and the kinds of resource that a visit takes, one of each. */
export type ServiceRow = typeof services.$inferSelect & { needs: ResourceKind[] };

const needs = sql<ResourceKind[]>`array(
  select ${serviceNeeds.kind} from ${serviceNeeds} where ${serviceNeeds.serviceId} = "services"."id" order by 1
)`;

const selectServices = (db: Db, ...conditions: SQL[]) =>
  db
    .select({ ...getTableColumns(services), needs })
    .from(services)
    .where(and(...conditions))
    .orderBy(asc(services.position), asc(services.id));

export const onlineServices = (db: Db): Promise<ServiceRow[]> =>
  selectServices(db, isNull(services.archivedAt), eq(services.isOnline, true));

export const allServices = (db: Db): Promise<ServiceRow[]> => selectServices(db);
export const currentServices = (db: Db): Promise<ServiceRow[]> => selectServices(db, isNull(services.archivedAt));

const oneService = prepared((db) => selectServices(db, eq(services.id, sql.placeholder("id"))).prepare("one service"));

export async function serviceById(db: Db, id: number): Promise<ServiceRow | undefined> {
  const [row] = await oneService(db).execute({ id });
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

const facts = sql<ResourceFacts>`json_build_object(
  'skills', (select json_agg(service_id) from ${resourceSkills} where resource_id = "resources"."id"),
  'week', (
    select json_agg(json_build_array(weekday, ${clockTime(sql`opens`)}, ${clockTime(sql`closes`)}) order by opens)
    from ${workingHours} where resource_id = "resources"."id"
  ),
  'exceptions', (
    select json_agg(json_build_array(date, ${clockTime(sql`opens`)}, ${clockTime(sql`closes`)}) order by opens)
    from ${workingExceptions}
    where resource_id = "resources"."id" and date between ${sql.placeholder("from")}::date and ${sql.placeholder("to")}::date
  ),
  'busy', (
    select json_agg(json_build_array(${milliseconds(sql`lower(taken)`)}, ${milliseconds(sql`upper(taken)`)}) order by lower(taken))
    from ${busyDays}, unnest(busy) as taken
    where resource_id = "resources"."id" and day between ${sql.placeholder("firstBusyDay")}::date and ${sql.placeholder("lastBusyDay")}::date
  )
)`;

/** The values that the facts depend on. */
const factValues = (range: { from: string; to: string }, window: Interval) => ({
  ...range,
  firstBusyDay: utcDay(window.from),
  lastBusyDay: utcDay(window.to),
});

const utcDay = (milliseconds: number): string => new Date(milliseconds).toISOString().slice(0, 10);

const selectResources = (db: Db, condition: SQL) =>
  db
    .select({
      id: resources.id,
      kind: resources.kind,
      name: resources.name,
      hasOwnHours: resources.hasOwnHours,
      isRetired: sql<boolean>`${resources.retiredAt} is not null`,
      facts,
    })
    .from(resources)
    .where(condition)
    .orderBy(asc(resources.position), asc(resources.id));

type ResourceWithFacts = Awaited<ReturnType<typeof selectResources>>[number];

/** Of these kinds. If some were chosen, those and all of other kinds. */
const wantedResources = prepared((db) =>
  selectResources(
    db,
    sql`${resources.retiredAt} is null and ${resources.kind} = any(${sql.placeholder("kinds")}::text[])
      and (
        cardinality(${sql.placeholder("chosen")}::integer[]) = 0
        or ${resources.id} = any(${sql.placeholder("chosen")}::integer[])
        or ${resources.kind} not in (select kind from resources where id = any(${sql.placeholder("chosen")}::integer[]))
      )`,
  ).prepare("wanted resources"),
);

/** The resources of these kinds with what decides about visits between two days, and all that they have on those days. */
export async function loadResources(
  db: Db,
  kinds: readonly ResourceKind[],
  range: { from: string; to: string },
  window: Interval,
  chosen: readonly number[] = [],
): Promise<Resource[]> {
  const values = { ...factValues(range, window), kinds: [...kinds], chosen: [...chosen] };
  return (await wantedResources(db).execute(values)).map(toResource);
}

const resourcesInUse = prepared((db) =>
  selectResources(
    db,
    sql`(${resources.retiredAt} is null or exists (
      select from ${reservations}
      where resource_id = "resources"."id" and booking_id is not null
        and during && tstzrange(${sql.placeholder("begins")}::timestamptz, ${sql.placeholder("ends")}::timestamptz)
    ))`,
  ).prepare("resources in use"),
);

/** Everybody and everything, also what is retired, as long as visits of that time hold it. */
export async function resourcesOfDays(
  db: Db,
  range: { from: string; to: string },
  window: Interval,
): Promise<Resource[]> {
  const [begins, ends] = [window.from, window.to].map((milliseconds) => new Date(milliseconds).toISOString());
  return (await resourcesInUse(db).execute({ ...factValues(range, window), begins, ends })).map(toResource);
}

const toResource = ({
  id,
  kind,
  name,
  hasOwnHours,
  isRetired,
  facts: { skills, week, exceptions, busy },
}: ResourceWithFacts): Resource => ({
  id,
  kind,
  name,
  isRetired,
  skills,
  week: hasOwnHours ? weekOf(week ?? []) : null,
  exceptions: exceptionsOf(exceptions ?? []),
  busy: (busy ?? []).map(([from, to]) => ({ from, to })),
});

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

/** The animal for which the customer of this booking has booked one of these at that time already. */
export async function ownPetThatHolds(
  tx: Tx,
  bookingId: number,
  resourceIds: readonly number[],
  during: Interval,
): Promise<string | undefined> {
  const [row] = await tx.execute<{ name: string }>(sql`
    select coalesce(${userpets.name}, other.pet_name) as name
    from ${bookings} as mine
    join ${bookings} as other
      on other.user_id = mine.user_id and other.id <> mine.id and other.status <> 'Held'
    join ${reservations} on booking_id = other.id
    left join ${userpets} on ${userpets.id} = other.pet_id
    where mine.id = ${bookingId} and during && ${toRange(during)}
      and resource_id in (${sql.join(
        resourceIds.map((id) => sql`${id}`),
        sql`, `,
      )})
    order by other.starts_at limit 1`);
  return row?.name;
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
