import { eq } from "drizzle-orm";
import type { Database } from "../../src/platform/db/database.ts";
import { blocks, resources, resourceSkills, serviceNeeds, services } from "../../src/schema/index.ts";

let count = 0;

/** Somebody or something that visits can take; for these services, or for all that need its kind. */
export async function aResource(
  { db }: Database,
  values: Pick<typeof resources.$inferInsert, "kind"> & Partial<typeof resources.$inferInsert>,
  skills: readonly number[] = [],
): Promise<number> {
  count += 1;
  const [row] = await db
    .insert(resources)
    .values({ name: `Resource ${count}`, ...values })
    .returning({ id: resources.id });
  const { id } = row as { id: number };
  for (const serviceId of skills) await db.insert(resourceSkills).values({ resourceId: id, serviceId });
  return id;
}

/** A service of half an hour that needs one of each kind. */
export async function aService(
  { db }: Database,
  needs: readonly (typeof serviceNeeds.$inferInsert)["kind"][],
  values: Partial<typeof services.$inferInsert> = {},
): Promise<number> {
  count += 1;
  const [row] = await db
    .insert(services)
    .values({ name: `Service ${count}`, minutes: 30, ...values })
    .returning({ id: services.id });
  const { id } = row as { id: number };
  for (const kind of needs) await db.insert(serviceNeeds).values({ serviceId: id, kind });
  return id;
}

export async function changeService(
  { db }: Database,
  id: number,
  values: Partial<typeof services.$inferInsert>,
): Promise<void> {
  await db.update(services).set(values).where(eq(services.id, id));
}

export async function aBlock({ db }: Database, resourceId: number, startsAt: Date, endsAt: Date): Promise<void> {
  await db.insert(blocks).values({ resourceId, startsAt, endsAt, reason: "Away" });
}
