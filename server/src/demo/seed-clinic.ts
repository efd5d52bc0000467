import { addDays } from "@pawhaven/contract";
import { dayOff, resources as demoResources, services as demoServices } from "@pawhaven/demo";
import { and, eq, sql } from "drizzle-orm";
import type { Tx } from "../platform/db/database.ts";
import { blocks, resources, services, staff, users, workingHours } from "../schema/index.ts";
import { dayClock } from "../slices/clinic/day-clock.ts";
import type { Clinic } from "../slices/content/opening-hours.ts";
import { todayAt } from "../platform/days.ts";

type DemoResource = (typeof demoResources)[number];

/** Names, prices and a second vet. What somebody has edited stays as it is. */
export async function seedClinic(tx: Tx, clinic: Clinic, now: Date): Promise<void> {
  for (const { id, description, priceCents } of demoServices)
    await tx
      .update(services)
      .set({ description, priceCents })
      .where(and(eq(services.id, id), eq(services.version, 1)));
  for (const [index, resource] of demoResources.entries()) await seedResource(tx, resource, index + 1);
  await seedDayOff(tx, clinic, now);
}

async function seedResource(tx: Tx, { id, kind, name, email, weekdayHours }: DemoResource, position: number) {
  const staffId = email ? await staffIdOf(tx, email) : null;
  const isTaken = await tx.$count(resources, eq(resources.name, name));
  if (isTaken > 0) return;
  if (id !== undefined) {
    const isUntouched = and(eq(resources.id, id), eq(resources.version, 1));
    await tx.update(resources).set({ name, staffId, position }).where(isUntouched);
    return;
  }
  const values = { kind, name, staffId, position, hasOwnHours: weekdayHours !== undefined };
  const [row] = await tx.insert(resources).values(values).returning({ id: resources.id });
  const days = [1, 2, 3, 4, 5].flatMap((weekday) =>
    (weekdayHours ?? []).map((span) => ({ ...span, weekday, resourceId: row?.id as number })),
  );
  if (days.length > 0) await tx.insert(workingHours).values(days);
}

async function seedDayOff(tx: Tx, clinic: Clinic, now: Date): Promise<void> {
  const date = addDays(todayAt(clinic, now), dayOff.daysAhead);
  const midnight = (day: string) => new Date(dayClock(clinic.timeZone, day).instantAt("00:00"));
  const [person] = await tx.select({ id: resources.id }).from(resources).where(eq(resources.name, dayOff.name));
  if (!person) return;
  const times = { startsAt: midnight(date), endsAt: midnight(addDays(date, 1)) };
  await tx.insert(blocks).values({ ...times, resourceId: person.id, reason: dayOff.reason });
}

/** Null if the address belongs to somebody else, or to somebody who is on the calendar already. */
async function staffIdOf(tx: Tx, email: string): Promise<number | null> {
  const [row] = await tx
    .select({ id: staff.id })
    .from(staff)
    .innerJoin(users, eq(users.id, staff.userId))
    .where(
      and(eq(users.email, email), sql`not exists (select from ${resources} where ${resources.staffId} = ${staff.id})`),
    );
  return row?.id ?? null;
}
