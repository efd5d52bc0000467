import type { ResourceKind } from "@pawhaven/contract";
import { and, eq, sql } from "drizzle-orm";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { serviceNeeds, services } from "../../../schema/index.ts";
import type { toServiceColumns } from "./service-fields.ts";

type Columns = ReturnType<typeof toServiceColumns>;

/** After the others. */
export async function insertService(tx: Tx, columns: Columns): Promise<number> {
  const position = sql`(select coalesce(max(position), 0) + 1 from ${services})`;
  const [row] = await tx
    .insert(services)
    .values({ ...columns, position })
    .returning({ id: services.id });
  return (row as { id: number }).id;
}

/** False if somebody changed it since that version. */
export async function updateServiceRow(tx: Tx, id: number, version: number, columns: Columns): Promise<boolean> {
  const changed = await tx
    .update(services)
    .set({ ...columns, version: sql`${services.version} + 1` })
    .where(
      and(
        eq(services.id, id),
        // mutant(../clinic-staff.test.ts): a service changed elsewhere is not overwritten
        eq(services.version, version),
      ),
    )
    .returning({ id: services.id });
  return changed.length > 0;
}

export async function replaceNeeds(tx: Tx, serviceId: number, kinds: readonly ResourceKind[]): Promise<void> {
  await tx.delete(serviceNeeds).where(eq(serviceNeeds.serviceId, serviceId));
  await tx.insert(serviceNeeds).values([...new Set(kinds)].map((kind) => ({ serviceId, kind })));
}

export async function orderServiceRows(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx.execute(sql`
    update services set position = coalesce(array_position(${sql.param([...ids])}::integer[], id), ${ids.length} + position)`);
}

/** Those that a service shows, or would after an undo. */
export async function findUsedServiceImages(db: Db, urls: readonly string[]): Promise<Set<string>> {
  const rows = await db.execute<{ url: string }>(sql`
    with used (url) as (
      select image ->> 'url' from services
      union
      select before -> 'image' ->> 'url' from audit_log join audit_values on entry_id = audit_log.id
      where object_kind = 'service'
    )
    select url from used where url in (select json_array_elements_text(${JSON.stringify(urls)}::json))`);
  return new Set(rows.map(({ url }) => url));
}
