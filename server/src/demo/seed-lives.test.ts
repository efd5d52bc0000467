import { daysBetween, speciesOfType, type TimelineEntry } from "@pawhaven/contract";
import { customer, ownPets } from "@pawhaven/demo";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { apiFor } from "../../test/support/api-client.ts";
import { testClinic } from "../../test/support/bookings.ts";
import { testShop } from "../../test/support/test-shop.ts";
import { createSession } from "../platform/auth/sessions.ts";
import { bookings, gears, orderLines, orders, userpets, users, visitProposals } from "../schema/index.ts";
import { seedDemo } from "./seed.ts";

const shop = testShop({ settings: { RATE_LIMIT_SCALE: "1000" } });
let api: ReturnType<typeof apiFor>;

beforeAll(async () => {
  await seedDemo(shop.database, testClinic());
  const [user] = await shop.database.db.select().from(users).where(eq(users.email, customer.email));
  const token = await shop.database.transaction((tx) =>
    createSession(tx, {
      userId: user?.id as number,
      lifetimeSeconds: 3600,
      visitor: { address: "127.0.0.1", device: "test" },
    }),
  );
  api = apiFor(shop, { token });
});

const petNamed = async (name: string) => {
  const pet = (await api.listUserpetCards()).find((card) => card.name === name);
  return { id: pet?.id as number };
};

async function timelineOf(name: string): Promise<TimelineEntry[]> {
  const params = await petNamed(name);
  const entries: TimelineEntry[] = [];
  let cursor: string | null | undefined;
  do {
    const page = await api.getUserpetTimeline({ params, query: cursor ? { cursor } : {} });
    entries.push(...page.entries);
    cursor = page.next_cursor;
  } while (cursor !== null);
  return entries;
}

const isOf = (kind: TimelineEntry["kind"]) => (entry: TimelineEntry) => entry.kind === kind;

/** From the first to the last of these. */
const spanOf = (entries: readonly TimelineEntry[]): number => {
  const days = entries.map(({ day }) => day).toSorted();
  return daysBetween(days[0] ?? "", days.at(-1) ?? "");
};

const petTypeOf = async (): Promise<Map<number, string>> => {
  const rows = await shop.database.db.select({ id: gears.id, petType: gears.petType }).from(gears);
  return new Map(rows.map(({ id, petType }) => [id, petType]));
};

describe("the demo customer's pets", () => {
  it.each(ownPets.map(({ name }) => name))("show a year of life: %s", async (name) => {
    const entries = (await timelineOf(name)).filter(({ kind }) => kind !== "born");
    expect(entries.length).toBeGreaterThanOrEqual(10);
    expect(spanOf(entries)).toBeGreaterThanOrEqual(330);
    expect(entries.some(isOf("visit"))).toBe(true);
    expect(entries.some(isOf("care"))).toBe(true);
    expect(spanOf(entries.filter(isOf("purchase")))).toBeGreaterThanOrEqual(200);
  });

  it("get nothing that is made for another species, bought, suggested or ready at a visit", async () => {
    const { db } = shop.database;
    const petTypes = await petTypeOf();
    for (const { name, species } of ownPets) {
      const gearsBought = (await timelineOf(name)).flatMap((entry) => (entry.kind === "purchase" ? entry.gears : []));
      const speciesOfGears = gearsBought.map(({ id }) => speciesOfType(petTypes.get(id) ?? ""));
      expect(new Set(speciesOfGears)).toEqual(new Set([species]));
    }
    const chosen = { species: userpets.species, petType: gears.petType, category: gears.category };
    const suggested = await db
      .select(chosen)
      .from(visitProposals)
      .innerJoin(bookings, eq(bookings.id, visitProposals.bookingId))
      .innerJoin(userpets, eq(userpets.id, bookings.petId))
      .innerJoin(gears, eq(gears.id, visitProposals.gearId));
    const collected = await db
      .select(chosen)
      .from(orders)
      .innerJoin(bookings, eq(bookings.id, orders.collectAtBookingId))
      .innerJoin(userpets, eq(userpets.id, bookings.petId))
      .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
      .innerJoin(gears, eq(gears.id, orderLines.gearId));
    expect([suggested.length, collected.length]).toEqual([1, 1]);
    for (const { species, petType, category } of [...suggested, ...collected]) {
      expect(speciesOfType(petType)).toBe(species);
      // Food that is on its way ends the reminder of what is at home.
      expect(category).not.toBe("Food");
    }
  });

  it("eat what lasts until a day; of the dog's food, no more is on its way", async () => {
    const { foods } = await api.listFoods();
    const cards = foods.map(({ eaters, forecast, is_ordered }) => ({
      names: eaters.map(({ name }) => name),
      state: forecast.state,
      is_ordered,
    }));
    expect(cards).toHaveLength(2);
    expect(cards).toContainEqual({ names: ["Mochi"], state: "lasts", is_ordered: false });
    expect(cards).toContainEqual({ names: ["Bánh Bao"], state: "lasts", is_ordered: true });
  });
});
