import type { ResourceKind } from "@pawhaven/contract";
import { and, asc, eq, sql, type SQL } from "drizzle-orm";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { resources, resourceSkills, staff, workingExceptions, workingHours } from "../../../schema/index.ts";
import { clockTime, exceptionsOf, type ResourceFacts, weekOf } from "../store.ts";

type Columns = Pick<typeof resources.$inferInsert, "name" | "staffId" | "hasOwnHours" | "retiredAt">;

/** Hours of past days stay for reports. A day may have begun elsewhere than in the database's zone. */
const fromToday = sql`date >= current_date - 1`;

const span = sql`${clockTime(sql`opens`)}, ${clockTime(sql`closes`)}`;

const selectResources = (db: Db, ...conditions: SQL[]) =>
  db
    .select({
      id: resources.id,
      kind: resources.kind,
      name: resources.name,
      staffId: resources.staffId,
      staffName: staff.name,
      hasOwnHours: resources.hasOwnHours,
      isRetired: sql<boolean>`${resources.retiredAt} is not null`,
      version: resources.version,
      skills: sql<number[]>`array(
        select service_id from ${resourceSkills} where resource_id = "resources"."id" order by service_id
      )`,
      week: sql<ResourceFacts["week"]>`(
        select json_agg(json_build_array(weekday, ${span}) order by weekday, opens)
        from ${workingHours} where resource_id = "resources"."id"
      )`,
      exceptions: sql<ResourceFacts["exceptions"]>`(
        select json_agg(json_build_array(date, ${span}) order by date, opens)
        from ${workingExceptions} where resource_id = "resources"."id" and ${fromToday}
      )`,
    })
    .from(resources)
    .leftJoin(staff, eq(staff.id, resources.staffId))
    .where(and(...conditions))
    .orderBy(sql`${resources.retiredAt} is not null`, asc(resources.position), asc(resources.id));

export async function resourceRows(db: Db, ...conditions: SQL[]) {
  const rows = await selectResources(db, ...conditions);
  return rows.map(({ week, exceptions, hasOwnHours, ...row }) => ({
    ...row,
    week: hasOwnHours ? weekOf(week ?? []) : null,
    exceptions: [...exceptionsOf(exceptions ?? [])].map(([date, spans]) => ({ date, spans })),
  }));
}
export type ResourceRow = Awaited<ReturnType<typeof resourceRows>>[number];

export async function resourceById(db: Db, id: number): Promise<ResourceRow | undefined> {
  const [row] = await resourceRows(db, eq(resources.id, id));
  return row;
}

/** After the others. */
export async function insertResource(tx: Tx, kind: ResourceKind, columns: Columns): Promise<number> {
  const position = sql`(select coalesce(max(position), 0) + 1 from ${resources})`;
  const [row] = await tx
    .insert(resources)
    .values({ ...columns, kind, position })
    .returning({ id: resources.id });
  return (row as { id: number }).id;
}

/** False if somebody changed it since that version. */
export async function updateResourceRow(tx: Tx, id: number, version: number, columns: Columns): Promise<boolean> {
  const changed = await tx
    .update(resources)
    .set({ ...columns, version: sql`${resources.version} + 1` })
    .where(
      and(
        eq(resources.id, id),
        // mutant(../clinic-staff.test.ts): a resource changed elsewhere is not overwritten
        eq(resources.version, version),
      ),
    )
    .returning({ id: resources.id });
  return changed.length > 0;
}

export async function replaceSkills(tx: Tx, resourceId: number, skills: readonly number[]): Promise<void> {
  await tx.delete(resourceSkills).where(eq(resourceSkills.resourceId, resourceId));
  const rows = [...new Set(skills)].map((serviceId) => ({ resourceId, serviceId }));
  if (rows.length > 0) await tx.insert(resourceSkills).values(rows);
}

export async function replaceWeek(tx: Tx, resourceId: number, week: ResourceRow["week"]): Promise<void> {
  await tx.delete(workingHours).where(eq(workingHours.resourceId, resourceId));
  const rows = (week ?? []).flatMap((spans, day) => spans.map((each) => ({ ...each, resourceId, weekday: day + 1 })));
  if (rows.length > 0) await tx.insert(workingHours).values(rows);
}

export async function replaceExceptions(tx: Tx, resourceId: number, days: ResourceRow["exceptions"]): Promise<void> {
  const dates = sql.param(days.map(({ date }) => date));
  await tx
    .delete(workingExceptions)
    .where(and(eq(workingExceptions.resourceId, resourceId), sql`(${fromToday} or date = any(${dates}::date[]))`));
  const rows = days.flatMap(({ date, spans }) => spans.map((each) => ({ ...each, resourceId, date })));
  if (rows.length > 0) await tx.insert(workingExceptions).values(rows);
}

export async function orderResourceRows(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx.execute(sql`
    update resources set position = coalesce(array_position(${sql.param([...ids])}::integer[], id), ${ids.length} + position)`);
}
