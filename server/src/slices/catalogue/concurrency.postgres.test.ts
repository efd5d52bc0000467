import { gearDraftOf } from "@pawhaven/contract";
import { eq } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { apiFor } from "../../../test/support/api-client.ts";
import { countOutcomes, startMany } from "../../../test/support/concurrency.ts";
import { aGear, aStaffMember } from "../../../test/support/factories.ts";
import { aGearDraft } from "../../../test/support/gear-drafts.ts";
import { createTestEnvironment } from "../../../test/support/test-database.ts";
import { openShop } from "../../../test/support/test-shop.ts";
import { findViolations } from "../../integrity/find-violations.ts";
import { gears } from "../../schema/index.ts";

const environment = await createTestEnvironment();
const settings = { RATE_LIMIT_SCALE: "1000" };
const [shop, otherNode] = [await openShop(environment, { settings }), await openShop(environment, { settings })];
const { staffToken } = await aStaffMember(shop.database);
const api = apiFor(shop, { staffToken });

afterAll(async () => {
  await otherNode.close();
  await shop.close();
  await environment.remove();
});

const inHours = (count: number) => new Date(Date.now() + count * 3600_000).toISOString();

describe("twenty who work at once", () => {
  it("edit one gear: one of them wins, and the others lose nothing of theirs without knowing", async () => {
    const gear = await api.createGear({ body: aGearDraft() });
    const edits = startMany(20, (index) =>
      api.updateGear({
        params: { id: gear.id },
        body: { version: 1, gear: { ...gearDraftOf(gear), name: `Name ${index}` } },
      }),
    );
    expect(countOutcomes(await Promise.allSettled(edits))).toEqual({ ok: 1, edited_meanwhile: 19 });
    expect(await api.getGearAsStaff({ params: { id: gear.id } })).toMatchObject({ version: 2 });
  });

  it("create gears with one name: each has a slug of its own", async () => {
    const created = await Promise.all(startMany(20, () => api.createGear({ body: aGearDraft({ name: "Same" }) })));
    expect(new Set(created.map(({ slug }) => slug)).size).toBe(20);
  });

  it("set a sale for the same time: one is set, and the discount is that of the sales", async () => {
    const { id } = await aGear(shop.database);
    const body = { percent: 10, begins_at: inHours(-1), ends_at: inHours(1) };
    const sales = startMany(20, () => api.createSale({ params: { id }, body }));
    expect(countOutcomes(await Promise.allSettled(sales))).toEqual({ ok: 1, conflict: 19 });
    const coming = startMany(10, (index) =>
      api.createSale({
        params: { id },
        body: { percent: index + 1, begins_at: inHours(10 - index), ends_at: inHours(10.5 - index) },
      }),
    );
    expect(countOutcomes(await Promise.allSettled(coming))).toMatchObject({ ok: 10 });
    expect(await findViolations(shop.database.db)).toEqual([]);
  });
});

describe("a sale that begins", () => {
  it("changes the price that every node shows from its cache", async () => {
    const { id } = await aGear(shop.database, { listPriceCents: 1000 });
    const prices = async () =>
      Promise.all([shop, otherNode].map(async (node) => (await apiFor(node).getGear({ params: { id } })).price));
    expect(await prices()).toEqual([10, 10]);
    const begins_at = new Date(Date.now() + 1500).toISOString();
    await api.createSale({ params: { id }, body: { percent: 25, begins_at, ends_at: null } });
    expect(await prices()).toEqual([10, 10]);
    await expect.poll(prices, { timeout: 10_000 }).toEqual([7.5, 7.5]);
    const [row] = await shop.database.db.select().from(gears).where(eq(gears.id, id));
    expect(row?.saleChangesAt).toBeNull();
  });
});
