import { isAvailable, type RequestStage } from "@pawhaven/contract";
import { eq, inArray } from "drizzle-orm";
import type { Tx } from "../platform/db/database.ts";
import { adoptionRequests, favorites, pets, users } from "../schema/index.ts";
import { adoptionRequests as demoRequests, customer, favoritePets } from "@pawhaven/demo";
import { daysAgo } from "./days-ago.ts";

/** The demo customer's favorites and adoption requests. Skips a deleted customer and pets that are not available. */
export async function seedAdoption(tx: Tx): Promise<void> {
  const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.email, customer.email));
  if (!user) return;
  const idOf = await availablePetIds(tx, [...favoritePets, ...demoRequests.map(({ pet }) => pet)]);
  for (const [index, slug] of favoritePets.entries()) {
    const petId = idOf.get(slug);
    if (petId) await tx.insert(favorites).values({ userId: user.id, petId, createdAt: daysAgo(index + 1) });
  }
  for (const { pet, note, status, daysAgo: days } of demoRequests) {
    const petId = idOf.get(pet);
    const times = { createdAt: daysAgo(days), decidedAt: status === "open" ? null : daysAgo(days - 1) };
    if (petId)
      await tx.insert(adoptionRequests).values({ userId: user.id, petId, note, stage: stageOf(status), ...times });
  }
}

const stageOf = (status: (typeof demoRequests)[number]["status"]): RequestStage =>
  status === "open" ? "received" : status;

async function availablePetIds(tx: Tx, slugs: string[]): Promise<Map<string, number>> {
  const rows = await tx.select().from(pets).where(inArray(pets.slug, slugs));
  return new Map(rows.filter(isAvailable).map(({ id, slug }) => [slug, id]));
}
